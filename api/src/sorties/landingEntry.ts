import type { AuditEntryRecord } from '../platform/logging/AuditEntry.ts';
import { differenceOf, entryOf } from '../platform/logging/auditTrail.ts';
import { clubDay } from '../platform/club/clock.ts';
import type { RequestRecord } from '../platform/logging/requestRecord.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

type Landed = Pick<SortieRecord, '_id' | 'day' | 'landedAt' | 'isLate' | 'creditedBy' | 'milesHundredths'>;
type Entry = Omit<AuditEntryRecord, '_id' | 'club'>;

const counts = ({ landedAt, isLate, creditedBy }: Landed): boolean =>
  landedAt !== null && (!isLate || creditedBy !== undefined);
const creditOf = (sortie: Landed): number => (counts(sortie) ? sortie.milesHundredths : 0);

/**
 * Returns the verb of a landing in the audit trail; null for an ordinary landing. "Late" verbs are for
 * landings that change a credit after the day of the launch: those made in time but sent later, and
 * corrections of miles.
 */
function verbOf(before: Landed, after: Landed, isCoachs: boolean): string | null {
  const changesCredit = counts(before) !== counts(after) || creditOf(before) !== creditOf(after);
  if (clubDay() !== before.day && changesCredit) return before.landedAt ? 'correct-late' : 'land-late';
  return isCoachs ? 'land' : null;
}

/**
 * Builds the audit entry of a landing by a coach of other members' sorties, or of one that changes a credit
 * after the day of the launch; otherwise null.
 */
export function landingEntry(
  request: RequestRecord | null,
  before: Landed,
  after: Landed,
  tookRight: boolean,
): Entry | null {
  const verb = verbOf(before, after, tookRight);
  if (verb === null) return null;
  const who = request?.actor ?? null;
  return {
    ...entryOf({ who, verb, kind: 'sortie' }, request?.id ?? null, String(before._id)),
    ...differenceOf('sortie', { ...before }, { ...after }),
  };
}
