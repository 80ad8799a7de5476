import { AUDIT_KINDS, AUDIT_ROWS_MAX, type AuditKind } from '@fleetwatch/contract/audit/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import Joi from 'joi';
import { startOfDay } from '../platform/club/clock.ts';
import { daySchema } from '../platform/club/days.ts';
import { CURSOR, parseCursor, type ListCursor } from '../platform/http/latestFirst.ts';
import { idSchema } from '../platform/http/validate.ts';
import type { AuditFilter } from './commands/readAudit.ts';

/** Filter of the audit trail; an empty one matches all entries. */
export interface AuditQuery {
  /** Id of the member who acted. */
  who?: string;
  kind?: AuditKind;
  /** Id of the subject. */
  subject?: string;
  /** First and last day, club-local. */
  since?: LocalDateText;
  until?: LocalDateText;
}

export interface AuditPageQuery extends AuditQuery {
  /** Maximum number of entries: '1' to '100'. */
  limit?: string;
  /** `next` of the previous page. */
  after?: string;
}

const filters = {
  who: idSchema(),
  kind: Joi.string().valid(...AUDIT_KINDS),
  subject: idSchema(),
  since: daySchema(),
  until: daySchema(),
};

export const auditQuerySchema = Joi.object<AuditQuery, true>(filters);
export const auditPageSchema = Joi.object<AuditPageQuery, true>({
  ...filters,
  limit: Joi.string().pattern(/^([1-9]\d?|100)$/),
  after: Joi.string().pattern(CURSOR),
});

/** Builds the filter of a query; `until` includes its day. */
export const toAuditFilter = ({ who, kind, subject, since, until }: AuditQuery): AuditFilter => ({
  who,
  kind,
  subject,
  from: since === undefined ? undefined : startOfDay(since),
  before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
});

/** Page requested by the query. */
export const auditPageOf = ({
  limit,
  after,
}: AuditPageQuery): { limit: number; after: ListCursor | null } => ({
  limit: Number(limit ?? AUDIT_ROWS_MAX),
  after: parseCursor(after),
});
