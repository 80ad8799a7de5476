import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { LIVE_QUERY, selectStillOut, type OutSortie } from '@fleetwatch/kit/store/sorties';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { HelpCall } from './HelpCall.tsx';
import { BOAT } from './texts.ts';

/** Returns the boats with the member aboard, those that they launched first; also those whose launch waits on this device. */
const boatsOf = (memberId: string, stillOut: readonly OutSortie[]): OutSortie[] =>
  stillOut
    .filter(({ user_id, crew }) => [user_id, ...crew].includes(memberId))
    .toSorted((one, other) => Number(other.user_id === memberId) - Number(one.user_id === memberId));

/** For members who are out in a boat, on /actions: one button that calls for help (rule safety.help). */
export function NeedHelp() {
  const memberId = useAppSelector(selectMemberId);
  const own = boatsOf(memberId, useAppSelector(selectStillOut) ?? []);
  const { data: out } = useOutBoatsQuery(undefined, { ...LIVE_QUERY, skip: own.length === 0 });
  const boats = own.flatMap(({ _id: sortie, bus, isHelpWaiting = false }) => {
    const watched = out?.results.find((one) => one.sortie === sortie);
    // It is on its rack, so its crew is ashore.
    if (watched?.ashore) return [];
    return [{ sortie, bus, isCalled: watched?.help !== undefined, isWaiting: isHelpWaiting }];
  });
  if (boats.length === 0) return null;
  return (
    <HelpCall
      boats={boats}
      emergencyNumber={out?.settings.emergencyNumber}
      isProminent
      choiceOf={(several, chosen, onChoose) => (
        <RadioGroup
          label={BOAT}
          options={several.map(({ sortie, bus }) => ({ value: sortie, label: bus }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    />
  );
}
