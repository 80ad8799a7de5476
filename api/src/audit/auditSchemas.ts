import { AUDIT_KINDS, AUDIT_ROWS_MAX, type AuditKind } from '@fleetwatch/contract/audit/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import Joi from 'joi';
import { startOfDay } from '../platform/club/clock.ts';
import { daySchema } from '../platform/club/days.ts';
import { CURSOR, parseCursor, type ListCursor } from '../platform/http/latestFirst.ts';
import { idSchema } from '../platform/http/validate.ts';
import type { AuditFilter } from './commands/readAudit.ts';

/** Which entries are asked for: all of them without a filter. */
export interface AuditQuery {
  /** Id of the member who did it. */
  who?: string;
  kind?: AuditKind;
  /** Id of whom or what it was done to. */
  subject?: string;
  /** The first and the last day, club-local. */
  since?: LocalDateText;
  until?: LocalDateText;
}

export interface AuditPageQuery extends AuditQuery {
  /** Entries at most: '1' to '100'. */
  limit?: string;
  /** The `next` of the page before. */
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

/** The filter of a query; `until` includes its day. */
export const toAuditFilter = ({ who, kind, subject, since, until }: AuditQuery): AuditFilter => ({
  who,
  kind,
  subject,
  from: since === undefined ? undefined : startOfDay(since),
  before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
});

/** A page as the query asks for it. */
export const auditPageOf = ({
  limit,
  after,
}: AuditPageQuery): { limit: number; after: ListCursor | null } => ({
  limit: Number(limit ?? AUDIT_ROWS_MAX),
  after: parseCursor(after),
});
