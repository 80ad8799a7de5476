import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { timeOut } from '@fleetwatch/contract/time/timeOut';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useIsLate } from '@fleetwatch/kit/parts/useIsLate.ts';

/** State of a boat that is out. */
export interface Outing {
  /** '0:42' */
  timeOut: string;
  isLate: boolean;
}

/**
 * Returns a boat's time out, and whether it should have been back (rule status.late); null for one that has landed.
 * @param now the club's current time
 */
export function useOutings(
  now: LocalDateTimeText,
): (sortie: Pick<Sortie, 'launch' | 'land'>) => Outing | null {
  const { data: club } = useClubQuery();
  const isLate = useIsLate();
  const timeZone = club?.timezone ?? 'UTC';
  const nowMs = instantOf(now, timeZone);
  return ({ launch, land }) =>
    land === null
      ? {
          timeOut: timeOut(instantOf(launch, timeZone), nowMs),
          isLate: isLate(launch, nowMs),
        }
      : null;
}
