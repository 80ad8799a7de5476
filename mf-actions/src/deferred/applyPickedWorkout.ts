import { INTERNAL_ERROR } from '@fleetwatch/contract/errors/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';
import type { PickedWorkout } from '@fleetwatch/kit/store/events';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { workoutDetail } from '@fleetwatch/kit/store/workouts';
import { WORKOUT_PICKED } from './texts.ts';

/**
 * Fetches the picked workout in its current version; uses the picked one if that fails. A workout that was deleted since then
 * is null, and the member sees a message.
 */
export function applyPickedWorkout(picked: PickedWorkout): AppThunk<Promise<PickedWorkout | null>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(
      workoutDetail.initiate(picked.id, { forceRefetch: true, subscribe: false }),
    );
    if (!data && failureOf(error).status === 404) {
      dispatch(toastShown({ text: INTERNAL_ERROR, tone: 'danger' }));
      return null;
    }
    dispatch(toastShown({ text: WORKOUT_PICKED, tone: 'success' }));
    return data ? { ...picked, type: data.typeid, description: data.description, agent: data.agent } : picked;
  };
}
