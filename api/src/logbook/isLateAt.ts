import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { clubDay, startOfDay } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { usesFeature } from '../platform/club/features.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether a landing reported at an instant is late: after the club-local day of its launch, plus the hours
 * during which the club still counts it automatically (rules credit.late, forgotten.auto-credit).
 */
export function isLateAt(reportedAt: Date, day: LocalDateText): boolean {
  if (clubDay(reportedAt) === day) return false;
  const hours = usesFeature('forgotten') ? (currentClub().autoCreditLateHours ?? 0) : 0;
  return reportedAt.getTime() >= startOfDay(addDays(day, 1)).getTime() + hours * HOUR_MS;
}
