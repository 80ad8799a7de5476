import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { APPLY_WORKOUT, deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import type { PickedWorkout } from '@fleetwatch/kit/store/events';
import { useDeferredAction } from './useDeferredAction.ts';

interface Performers {
  /** A workout that was picked on another screen, in its current version. */
  onWorkout: (workout: PickedWorkout) => void;
  /** A boat was launched or borrowed on another screen with the launch prepared here, so the draft is cleared. */
  onLaunched: () => void;
}

/** Runs the actions that other screens deferred to this one (rule status.deferred). */
export function useDeferredWork({ onWorkout, onLaunched }: Performers): void {
  const dispatch = useAppDispatch();
  // Its calls load with the panels: the first screen needs none of them.
  const takeUp = async (picked: PickedWorkout) => {
    const { applyPickedWorkout } = await import(/* webpackChunkName: "panels" */ './applyPickedWorkout.ts');
    const workout = await dispatch(applyPickedWorkout(picked));
    if (workout) onWorkout(workout);
  };
  useDeferredAction((deferred) => {
    dispatch(deferredCleared());
    if (deferred.code === APPLY_WORKOUT) void takeUp(deferred.workout);
    else onLaunched();
  });
}
