import { isLate } from '@fleetwatch/contract/sorties/late';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '../store/clubs.ts';
import { useSun } from '../ui/time/useSun.ts';

/**
 * Returns a function that decides whether a boat that left at `launch` should have been back at the club's time `nowMs` (rule
 * status.late).
 */
export function useIsLate(): (launch: LocalDateTimeText, nowMs: number) => boolean {
  const { data: club } = useClubQuery();
  const sun = useSun();
  const timeZone = club?.timezone ?? 'UTC';
  const sunsetMs = sun?.kind === 'rises' ? sun.sunsetMs : null;
  return (launch, nowMs) => isLate(launch, { nowMs, timeZone, sunsetMs });
}
