import type { GrantStatus } from './kinds.ts';
import { GRACE_DAYS } from './limits.ts';
import { addDays, dateText, dayOfMonth, daysInMonth, monthOf, yearOf } from '../time/weeks.ts';
import type { LocalDateText } from '../time/localText.ts';
import type { GrantSpan } from './wire.ts';

/**
 * Returns the last day of a clearance that is valid for some months: `lastDayOf('2026-01-31', 1) === '2026-02-28'`. Null for
 * one that never expires.
 */
export function lastDayOf(acquired: LocalDateText, validMonths: number | null): LocalDateText | null {
  if (validMonths === null) return null;
  const months = yearOf(acquired) * 12 + monthOf(acquired) - 1 + validMonths;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return dateText(year, month, Math.min(dayOfMonth(acquired), daysInMonth(year, month)));
}

const isLonger = (one: GrantSpan, other: GrantSpan): boolean =>
  other.expires !== null && (one.expires === null || one.expires > other.expires);

/** Returns the decisive grant on a day: the longest-lasting one. Revoked grants and those of a later day do not count. */
export function decidingGrant<Span extends GrantSpan>(
  day: LocalDateText,
  grants: readonly Span[],
): Span | undefined {
  const begun = grants.filter(({ acquired, isRevoked }) => !isRevoked && acquired <= day);
  return begun.reduce<Span | undefined>(
    (best, grant) => (!best || isLonger(grant, best) ? grant : best),
    undefined,
  );
}

/** Returns the status of a clearance on a day, from the member's grants (rule clearance.grace). */
export function grantStatusOn(day: LocalDateText, grants: readonly GrantSpan[]): GrantStatus {
  const grant = decidingGrant(day, grants);
  if (!grant) return 'missing';
  if (grant.expires === null || grant.expires >= day) return 'held';
  return addDays(grant.expires, GRACE_DAYS) >= day ? 'grace' : 'expired';
}
