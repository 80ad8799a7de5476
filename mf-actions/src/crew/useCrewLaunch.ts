import { useNavigate } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { firstName, youLaunched } from '@fleetwatch/contract/sorties/texts';
import { useLaunch, type LaunchFlow } from '@fleetwatch/kit/launch/useLaunch.ts';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { crewLaunched } from '@fleetwatch/kit/store/events';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import type { CrewWorkout } from './crewPlace.ts';
import { crewRefusal } from './crewRefusal.ts';

/** Target of a member after the crew has left, and after it is cancelled (rule crew.launch). */
export const ACTIONS_PATH = '/actions/';

/** Blocks that the page itself already shows. */
const SHOWN_ELSEWHERE = ['dry_docked', 'already_launched', 'invalid:crew'];

interface CrewLaunch {
  flow: LaunchFlow;
  /** Rejects with an error that has the text for the member. */
  launch: () => Promise<void>;
}

/**
 * Launches the boat with its crew. The kit's launch takes everyone off deck, sets launched and refetches the day's sorties;
 * the event `crewLaunched` replaces a picked workout among the deferred actions (rule crew.launch).
 */
export function useCrewLaunch(
  boat: Boat,
  crew: readonly string[],
  { workout, trip }: { workout: CrewWorkout | null; trip: Trip },
): CrewLaunch {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { displayName } = useAppSelector(selectProfile);
  const flow = useLaunch({
    target: { bus: boat._id },
    boat,
    crew,
    trip,
    workout,
    shownElsewhere: SHOWN_ELSEWHERE,
  });
  const launch = async (): Promise<void> => {
    try {
      dispatch(crewLaunched(await flow.launch()));
    } catch (error) {
      const refusal = crewRefusal(error, boat.name);
      if (refusal.isOutOfDate) dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
      throw refusal;
    }
    dispatch(toastShown({ text: youLaunched(firstName(displayName)), tone: 'success' }));
    void navigate(ACTIONS_PATH);
  };
  return { flow, launch };
}
