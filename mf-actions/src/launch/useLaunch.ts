import type { Boat } from '@fleetwatch/contract/boats/wire';
import {
  firstName,
  LAUNCH_FAILURE,
  LAUNCH_REPLY_EXCEPTION,
  youLaunched,
} from '@fleetwatch/contract/sorties/messages';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useLaunchBoatMutation, useLaunchPrivateMutation } from '@fleetwatch/kit/store/sorties';
import type { PrivateLaunch } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Refusal, refusalOf } from '../screen/Refusal.ts';
import { crewOf, workoutRefusal, workoutTerms } from './launchTerms.ts';
import type { LaunchDraft } from './launchDraft.ts';

/** The three ways in which a member leaves the dock. Each rejects with an error that has the text for the member. */
interface Launching {
  launchBoat: (boat: Boat) => Promise<void>;
  /** The member's own boat, by the moniker of its class. */
  launchPrivate: (boatClass: PrivateLaunch['boatClass']) => Promise<void>;
  /** The private single of another member. */
  borrowFrom: (lenderId: string) => Promise<void>;
}

/** Launches with what the member has chosen so far; `onLaunched` follows the toast of success. */
export function useLaunch(draft: LaunchDraft, onLaunched: () => void): Launching {
  const dispatch = useAppDispatch();
  const { id: user, displayName } = useAppSelector(selectProfile);
  const [sendLaunch] = useLaunchBoatMutation();
  const [sendPrivate] = useLaunchPrivateMutation();

  const settle = async (send: () => Promise<Sortie>): Promise<void> => {
    const refusal = workoutRefusal(draft.workout);
    if (refusal !== null) throw new Refusal(refusal);
    try {
      await send();
    } catch (error) {
      const failure = refusalOf(error, LAUNCH_FAILURE, LAUNCH_REPLY_EXCEPTION);
      if (failure.isOutOfDate)
        dispatch(baseApi.util.invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
      throw failure;
    }
    // What the launch left to do for this screen is what follows here.
    dispatch(deferredCleared());
    dispatch(toastShown({ text: youLaunched(firstName(displayName)), tone: 'success' }));
    onLaunched();
  };
  const terms = { user, ...workoutTerms(draft.workout) };

  return {
    launchBoat: (boat) => {
      const crew = crewOf(draft, boat.grouppayload);
      const seated = crew.length > 0 ? crew : null;
      return settle(() => sendLaunch({ ...terms, bus: boat._id, borrowed: null, crew: seated }).unwrap());
    },
    launchPrivate: (boatClass) => settle(() => sendPrivate({ ...terms, boatClass }).unwrap()),
    borrowFrom: (lenderId) =>
      settle(() => sendLaunch({ ...terms, bus: null, borrowed: lenderId, crew: null }).unwrap()),
  };
}
