import { useState } from 'react';
import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import { WORKOUT_DELETE_WARNING } from '@fleetwatch/contract/workouts/texts';
import type { Agent, Workout } from '@fleetwatch/contract/workouts/jobs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { useDeleteWorkoutMutation, useWorkoutsThisWeekQuery } from '@fleetwatch/kit/store/workouts';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { WORKOUT_PICKED } from '../deferred/texts.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { refusalOf } from '../screen/Refusal.ts';
import { pickedDraft } from './launchDraft.ts';
import type { WorkoutDraft } from './launchDraft.ts';
import { workoutRow } from './workoutRow.tsx';
import { DELETE, DELETE_WORKOUT, PICK, WORKOUTS_HINT, noWorkoutsOf, workoutsOf } from './texts.ts';

interface CoachWorkoutsProps {
  coach: Agent;
  onPick: (workout: WorkoutDraft) => void;
}

/** Longest swipe of a workout's row (rule boat.swipe). */
const WORKOUT_SWIPE_PX = 270;

/** A coach's workouts of this week: a member picks one, and its coach may delete it. */
export function CoachWorkouts({ coach, onPick }: CoachWorkoutsProps) {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const isMine = useAppSelector(selectIsCoach) && coach._id === memberId;
  const week = useWorkoutsThisWeekQuery(undefined, LIVE_QUERY);
  const { data: userGroups = [] } = useUserGroupsQuery();
  const [deleteWorkout, deletion] = useDeleteWorkoutMutation();
  const [workoutToDelete, setWorkoutToDelete] = useState<Workout>();

  const handlePick = ({ _id, group, description, agent }: Workout) => {
    onPick(pickedDraft({ id: _id, type: group, description, agent }));
    dispatch(toastShown({ text: WORKOUT_PICKED, tone: 'success' }));
  };
  const handleDelete = async () => {
    if (!workoutToDelete) return;
    const { error } = await deleteWorkout({ id: workoutToDelete._id, memberId });
    if (!error) setWorkoutToDelete(undefined);
  };
  const close = () => {
    setWorkoutToDelete(undefined);
    deletion.reset();
  };
  const rowOf = (workout: Workout): SwipeRow =>
    workoutRow(workout, {
      userGroup: userGroups.find(({ _id }) => _id === workout.sortiegroup)?.name,
      picture: <Avatar name={coach.name} src={coach.pic} />,
      actions: [
        { key: 'pick', label: PICK, onSelect: () => handlePick(workout) },
        ...(isMine
          ? [
              {
                key: 'delete',
                label: DELETE,
                tone: 'red' as const,
                onSelect: () => setWorkoutToDelete(workout),
              },
            ]
          : []),
      ],
    });

  if (!week.data) return week.error ? <LoadFailure query={week} /> : <Skeleton count={2} />;
  return (
    <>
      <SwipeList
        label={workoutsOf(coach.name)}
        rows={week.data.filter(({ agent }) => agent === coach._id).map(rowOf)}
        swipeDistance={WORKOUT_SWIPE_PX}
        emptyText={noWorkoutsOf(coach.name)}
        hint={WORKOUTS_HINT}
      />
      <ConfirmDialog
        isOpen={workoutToDelete !== undefined}
        title={DELETE_WORKOUT}
        verb={DELETE_WORKOUT}
        isDangerous
        isBusy={deletion.isLoading}
        error={deletion.isError ? refusalOf(deletion.error, SERVER_BUSY).text : undefined}
        onConfirm={() => void handleDelete()}
        onCancel={close}
      >
        {WORKOUT_DELETE_WARNING}
      </ConfirmDialog>
    </>
  );
}
