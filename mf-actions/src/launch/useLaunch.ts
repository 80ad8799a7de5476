import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { firstName, LAUNCH_TEXTS, youLaunched } from '@fleetwatch/contract/sorties/messages';
import type { RuleReply, Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useLaunchBoatMutation, useLaunchPrivateMutation } from '@fleetwatch/kit/store/sorties';
import type { PrivateLaunch } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { inFunction, Refusal, refusalOf } from '../screen/Refusal.ts';
import { crewOf, seatTyped, tripTerms, workoutRefusal, workoutTerms } from './launchTerms.ts';
import type { LaunchDraft } from './launchDraft.ts';
import type { LaunchByRules } from './useRules.tsx';

/** The three ways in which a member leaves the dock. Each rejects with an error that has the text for the member. */
interface Launching {
  /** Launches with the crew as the rules have it; `overrides` says why blocks do not stop it, `supervision` who watches minors. */
  launchBoat: (
    boat: Boat,
    launch: LaunchByRules,
    overrides?: RuleReply[],
    supervision?: Supervision | null,
  ) => Promise<void>;
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

  const { data: members } = useMembersQuery();
  const settle = async (send: () => Promise<Sortie>, crewRefusal: string | null = null): Promise<void> => {
    const refusal = workoutRefusal(draft.workout) ?? crewRefusal;
    if (refusal !== null) throw new Refusal(refusal);
    try {
      await send();
    } catch (error) {
      const failure = refusalOf(error, LAUNCH_TEXTS);
      if (failure.isOutOfDate) dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
      throw failure;
    }
    // What the launch left to do for this screen is what follows here.
    dispatch(deferredCleared());
    dispatch(toastShown({ text: youLaunched(firstName(displayName)), tone: 'success' }));
    onLaunched();
  };
  const post = (...launch: Parameters<typeof settle>) =>
    inFunction('LaunchButton!postLaunch', () => settle(...launch));
  const terms = { user, ...workoutTerms(draft.workout) };
  const trip = tripTerms(draft.trip);

  return {
    launchBoat: (boat, launch, overrides = [], supervision = null) => {
      const seats = seatTyped(draft, boat.grouppayload, { members, launcherId: user });
      const crew = crewOf(seats.draft, boat.grouppayload);
      const body = { ...terms, bus: boat._id, borrowed: null, crew: crew.length > 0 ? crew : null, ...trip };
      const watched = supervision && { supervision };
      const send = (replies: RuleReply[]) =>
        sendLaunch({ ...body, ...watched, replies: [...replies, ...overrides] }).unwrap();
      return post(() => launch(boat, crew, send), seats.refusal);
    },
    launchPrivate: (boatClass) => post(() => sendPrivate({ ...terms, boatClass }).unwrap()),
    borrowFrom: (lenderId) =>
      post(() => sendLaunch({ ...terms, bus: null, borrowed: lenderId, crew: null, ...trip }).unwrap()),
  };
}
