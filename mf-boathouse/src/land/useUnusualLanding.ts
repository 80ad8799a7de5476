import { checkLanding } from '@fleetwatch/contract/sorties/landingSanity';
import type { RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useHasFeature, useUnit } from '@fleetwatch/kit/store/clubs';
import { useKiosk } from '../kiosk/KioskContext.ts';

/** Finds unusual values of a landing with these miles now (rule land.sanity); none in clubs that do not check. */
export function useUnusualLanding(sortie: Sortie): (miles: number) => RuleAnswer[] {
  const { clock, stillOut, today, members } = useKiosk().data;
  const unit = useUnit();
  const isAsking = useHasFeature('sanity');
  return (miles) => {
    if (!isAsking || !clock) return [];
    const nowMs = Date.now() + clock.skewMs;
    const { timeZone } = clock;
    const others = [...new Map([...stillOut, ...today].map((one) => [one._id, one])).values()];
    return checkLanding({
      sortie,
      miles,
      others,
      nowMs,
      timeZone,
      today: datePart(localTextOf(nowMs, timeZone)),
      unit,
      names: new Map(members.map(({ _id, name }) => [_id, name])),
    });
  };
}
