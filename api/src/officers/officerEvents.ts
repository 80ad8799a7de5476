import type { Office } from '@fleetwatch/contract/officers/offices';
import { defineEvent } from '../platform/events/eventTypes.ts';

/** A member was appointed to offices, or has lost some. */
export interface OfficesChangedEvent {
  /** Member id. */
  id: string;
  name: string;
  before: readonly Office[];
  after: readonly Office[];
  /** Confirmed coach who did it; null for the operator. */
  by: string | null;
}

export const officesChanged = defineEvent<OfficesChangedEvent>('officer.changed');
