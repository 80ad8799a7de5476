import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { WORKOUT_DELETE_WARNING, WORKOUT_EDIT_COACHES_ONLY } from '@fleetwatch/contract/workouts/texts';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { workoutPicked } from '@fleetwatch/kit/store/events';
import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useDeleteWorkoutMutation, usePostWorkoutMutation } from '@fleetwatch/kit/store/workouts';
import {
  SNACKBAR_MS,
  useConfirmAction,
  type ConfirmActionState,
} from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { workoutName, type WorkoutActions } from './workoutRow.tsx';
import {
  DELETED,
  DELETE_WORKOUT,
  POST_WORKOUT,
  SUBMITTED,
  exceptionOnReply,
  exceptionOnSend,
  failureOnSend,
  postAgain,
} from './texts.ts';

/** Delay between picking a workout and opening the main screen (rule workout.row). */
export const PICK_DELAY_MS = 300;

const messagesFor = (action: string): FailureMessages => ({
  failed: failureOnSend(action),
  reply: (reason) => exceptionOnReply(action, reason),
  send: (reason) => exceptionOnSend(action, reason),
});

interface WorkoutActionState {
  actions: WorkoutActions;
  confirmation: ConfirmActionState;
  /** The workout being edited. */
  edited: Workout | null;
  closeEdit: () => void;
}

/**
 * The actions on a workout: everyone may pick it; coaches edit it, post it again and delete their own, and members see a
 * message about that.
 */
export function useWorkoutActions(): WorkoutActionState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const memberId = useAppSelector(selectMemberId);
  const isCoach = useAppSelector(selectIsCoach);
  const confirmation = useConfirmAction();
  const [edited, setEdited] = useState<Workout | null>(null);
  const [post] = usePostWorkoutMutation();
  const [remove] = useDeleteWorkoutMutation();
  const pickTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pickTimer.current), []);

  const pick = ({ _id, group, description, agent }: Workout) => {
    dispatch(workoutPicked({ id: _id, type: group, description, agent }));
    clearTimeout(pickTimer.current);
    pickTimer.current = setTimeout(() => void navigate('/actions/'), PICK_DELAY_MS);
  };
  const requestPost = (workout: Workout) => {
    const { group, sortiegroup, description } = workout;
    confirmation.ask({
      title: workoutName(workout),
      question: postAgain(description),
      verb: POST_WORKOUT,
      send: () => post({ agent: memberId, group, sortiegroup, description }).unwrap(),
      messages: messagesFor('job'),
      doneText: SUBMITTED,
      doneMs: SNACKBAR_MS,
    });
  };
  const requestDelete = (workout: Workout) =>
    confirmation.ask({
      title: workoutName(workout),
      question: WORKOUT_DELETE_WARNING,
      verb: DELETE_WORKOUT,
      isDangerous: true,
      send: () => remove({ id: workout._id, memberId }).unwrap(),
      messages: messagesFor('delete'),
      doneText: DELETED,
      doneMs: SNACKBAR_MS,
    });
  const refuse = () => void dispatch(toastShown({ text: WORKOUT_EDIT_COACHES_ONLY, tone: 'warning' }));
  return {
    confirmation,
    edited,
    closeEdit: () => setEdited(null),
    actions: {
      launch: pick,
      edit: isCoach ? setEdited : refuse,
      post: isCoach ? requestPost : refuse,
      remove: isCoach ? requestDelete : null,
    },
  };
}
