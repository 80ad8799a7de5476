import { levelAt } from '@fleetwatch/contract/safety/ladder';
import { dueBack, LEVEL_TEXTS } from '@fleetwatch/contract/safety/messages';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { useKiosk } from '../kiosk/KioskContext.ts';

/** How a boat that is out stands, in a club that watches (rule safety.bar). */
export interface Watched {
  /** 'Late', 'Overdue', 'Alarm'; null in time. */
  late: string | null;
  /** 'Due back 09:30'; null for a boat on its rack, or that was out before the club watched. */
  due: string | null;
}

const UNWATCHED: Watched = { late: null, due: null };

/** By sortie, how boats stand; undefined in a club that does not watch, or before its answer. */
export function useWatch(): ((sortie: string, nowMs: number) => Watched) | undefined {
  const { isWatching, clock } = useKiosk().data;
  const { data } = useOutBoatsQuery(undefined, { skip: !isWatching });
  if (!isWatching || !data || !clock) return undefined;
  return (sortie, nowMs) => {
    const boat = data.results.find((one) => one.sortie === sortie);
    if (!boat || boat.ashore) return UNWATCHED;
    const level = levelAt(boat.ladder, nowMs);
    return {
      late: level === 'out' || level === 'due' ? null : LEVEL_TEXTS[level],
      due: dueBack(shortTime(localTextOf(boat.expected, clock.timeZone))),
    };
  };
}
