import { levelAt } from '@fleetwatch/contract/safety/ladder';
import { dueWhen, LEVEL_TEXTS } from '@fleetwatch/contract/safety/texts';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { OnRack } from './OnRack.tsx';
import type { WatchStatus } from './WatchStatus.ts';

const ON_ITS_RACK: WatchStatus = { late: null, due: null, rack: <OnRack /> };

/** Watch status by sortie; null for a boat that was out before the club turned this on. Undefined before the answer. */
export function useWatch(): ((sortie: string, nowMs: number) => WatchStatus | null) | undefined {
  const { clock } = useKiosk().data;
  const { data } = useOutBoatsQuery();
  if (!data || !clock) return undefined;
  return (sortie, nowMs) => {
    const boat = data.results.find((one) => one.sortie === sortie);
    if (!boat) return null;
    if (boat.ashore) return ON_ITS_RACK;
    const level = levelAt(boat.ladder, nowMs);
    return {
      late: level === 'out' || level === 'due' ? null : LEVEL_TEXTS[level],
      due: dueWhen(boat.expected, nowMs, shortTime(localTextOf(boat.expected, clock.timeZone))),
      rack: null,
    };
  };
}
