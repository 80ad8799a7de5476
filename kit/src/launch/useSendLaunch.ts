import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAppSelector } from '../store/createStore.ts';
import { selectMemberId } from '../store/sessionSlice.ts';
import { useLaunchBoatMutation, useLaunchPrivateMutation } from '../store/sorties.ts';
import type { LaunchPlan, SendLaunch } from './LaunchPlan.ts';

/** Sends the launch of the signed-in member. */
export function useSendLaunch({ target, workout }: LaunchPlan): SendLaunch<Sortie> {
  const user = useAppSelector(selectMemberId);
  const [sendLaunch] = useLaunchBoatMutation();
  const [sendPrivate] = useLaunchPrivateMutation();
  const work = { description: workout?.text.trim() || null, group: workout?.typeId || null };

  return ({ crew, ...terms }) => {
    if ('private' in target)
      return sendPrivate({ boatClass: target.private, user, ...work, ...terms }).unwrap();
    const boat =
      'bus' in target
        ? { bus: target.bus, borrowed: null, crew: crew.length > 0 ? [...crew] : null }
        : { bus: null, borrowed: target.borrowed, crew: null };
    return sendLaunch({ ...boat, user, ...work, ...terms }).unwrap();
  };
}
