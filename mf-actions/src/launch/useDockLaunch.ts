import { firstName, LAUNCH_TEXTS, youLaunched } from '@fleetwatch/contract/sorties/texts';
import { useLaunch, type LaunchFlow, type LaunchPlan } from '@fleetwatch/kit/launch/useLaunch.ts';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { inFunction, Refusal, refusalOf } from '../screen/Refusal.ts';
import type { LaunchDraft } from './launchDraft.ts';
import { workoutRefusal } from './launchEntries.ts';

interface DockLaunch {
  flow: LaunchFlow;
  /**
   * Launches; rejects with a `Refusal`.
   * @param seats the crew as entered, and the reason if it cannot be launched; null if it can
   */
  confirm: (seats?: { crew: readonly string[]; refusal: string | null }) => Promise<void>;
}

type BoatToLaunch = Pick<LaunchPlan, 'target' | 'boat' | 'crew'>;

/** Launches with the member's current choices; `onLaunched` follows the toast of success. */
export function useDockLaunch(
  boatToLaunch: BoatToLaunch,
  { workout, trip }: Pick<LaunchDraft, 'workout' | 'trip'>,
  onLaunched: () => void,
): DockLaunch {
  const dispatch = useAppDispatch();
  const { displayName } = useAppSelector(selectProfile);
  const flow = useLaunch({ ...boatToLaunch, trip, workout: workout.isWanted ? workout : null });

  const settle = async (crew: readonly string[] | undefined, crewRefusal: string | null): Promise<void> => {
    const refusal = workoutRefusal(workout) ?? crewRefusal;
    if (refusal !== null) throw new Refusal(refusal);
    try {
      await flow.launch(crew);
    } catch (error) {
      const failure = refusalOf(error, LAUNCH_TEXTS);
      if (failure.isOutOfDate) dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
      throw failure;
    }
    // The launch's deferred action for this screen is handled here.
    dispatch(deferredCleared());
    dispatch(toastShown({ text: youLaunched(firstName(displayName)), tone: 'success' }));
    onLaunched();
  };
  return {
    flow,
    confirm: (seats) =>
      inFunction('LaunchButton!postLaunch', () => settle(seats?.crew, seats?.refusal ?? null)),
  };
}
