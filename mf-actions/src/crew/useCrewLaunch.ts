import { useNavigate } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { RuleReply } from '@fleetwatch/contract/sorties/wire';
import { firstName, youLaunched } from '@fleetwatch/contract/sorties/messages';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { crewLaunched } from '@fleetwatch/kit/store/events';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useLaunchBoatMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { tripTerms } from '../launch/launchTerms.ts';
import type { LaunchByRules } from '../launch/useRules.tsx';
import type { CrewWorkout } from './crewPlace.ts';
import { crewRefusal } from './crewRefusal.ts';
import { crewOfSeats } from './seatDraft.ts';
import type { SeatDraft } from './seatDraft.ts';

/** Where a member goes when the crew has left, and when it is given up (rule crew.launch). */
export const ACTIONS_PATH = '/actions/';

/**
 * Launches the boat with its crew. The kit's launch takes everybody off deck, sets launched and asks for the day's sorties
 * anew; told as `crewLaunched` it takes the place of a picked workout in what was left to do (rule crew.launch).
 * Rejects with an error that has the text for the member.
 */
export function useCrewLaunch(
  boat: Boat,
  seats: SeatDraft,
  { workout, trip }: { workout: CrewWorkout | null; trip: Trip },
): (supervision: Supervision | null, byRules: LaunchByRules) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id: user, displayName } = useAppSelector(selectProfile);
  const [sendLaunch] = useLaunchBoatMutation();

  return async (supervision, byRules) => {
    const crew = crewOfSeats(seats);
    const body = {
      bus: boat._id,
      user,
      borrowed: null,
      crew: crew.length > 0 ? crew : null,
      description: workout?.text.trim() || null,
      group: workout?.typeId || null,
      ...tripTerms(trip),
      ...(supervision && { supervision }),
    };
    try {
      const send = (replies: RuleReply[]) => sendLaunch({ ...body, replies }).unwrap();
      dispatch(crewLaunched(await byRules(boat, crew, send)));
    } catch (error) {
      const refusal = crewRefusal(error, boat.name);
      if (refusal.isOutOfDate) dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
      throw refusal;
    }
    dispatch(toastShown({ text: youLaunched(firstName(displayName)), tone: 'success' }));
    void navigate(ACTIONS_PATH);
  };
}
