import type { GrantStatus } from '@fleetwatch/contract/clearances/kinds';
import { EXPIRING_DAYS } from '@fleetwatch/contract/clearances/limits';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysBetween } from '@fleetwatch/contract/time/weeks';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { expiredOn, expiresOn, HELD, inGraceSince, LAST_DAY_TODAY, validUntil } from './texts.ts';

/** Returns text and tone of a current or past clearance. */
export function grantBadge(
  status: Exclude<GrantStatus, 'missing'>,
  expires: LocalDateText | null,
  today: LocalDateText,
): { text: string; tone: BadgeTone } {
  if (expires === null) return { text: HELD, tone: 'green' };
  const day = dayText(expires, today);
  if (status === 'expired') return { text: expiredOn(day), tone: 'red' };
  if (status === 'grace') return { text: inGraceSince(day), tone: 'amber' };
  const left = daysBetween(today, expires);
  if (left > EXPIRING_DAYS) return { text: validUntil(day), tone: 'green' };
  return { text: left === 0 ? LAST_DAY_TODAY : expiresOn(day), tone: 'amber' };
}
