import { AppliedWriteModel } from './platform/database/AppliedWrite.ts';
import { OF_SERVER, REPEATS, type DeclaredModel } from './platform/database/declaredModels.ts';
import { ThrottleModel } from './platform/auth/Throttle.ts';
import { ModelVersionModel } from './platform/cache/ModelVersion.ts';
import { DomainEventModel } from './platform/events/DomainEvent.ts';
import { JobRunModel } from './platform/jobs/JobRun.ts';
import { AuditEntryModel } from './platform/logging/AuditEntry.ts';

/** Models of the platform that all modules use. */
export const PLATFORM_MODELS: readonly DeclaredModel[] = [
  { model: AppliedWriteModel, exported: REPEATS },
  { model: AuditEntryModel, exported: { as: 'audit-entries', what: 'The audit trail' } },
  { model: DomainEventModel, exported: 'Writes of the last moments, until they are handled.' },
  { model: JobRunModel, exported: OF_SERVER },
  { model: ModelVersionModel, exported: OF_SERVER },
  { model: ThrottleModel, exported: OF_SERVER },
];
