import { useWorkoutsThisWeekQuery } from '@fleetwatch/kit/store/workouts';
import { Fetched } from '@fleetwatch/kit/ui/Fetched';
import { Screen } from '@fleetwatch/kit/ui/Screen';
import { WorkoutList } from './WorkoutList.tsx';

/** What coaches have posted (club-management §2, "Workouts"). */
export function WorkoutsScreen() {
  const query = useWorkoutsThisWeekQuery();
  return (
    <Screen title="Workouts">
      <Fetched
        query={query}
        isEmpty={(workouts) => workouts.length === 0}
        emptyText="No coach has posted a workout this week yet."
      >
        {(workouts) => <WorkoutList label="Workouts for current week" workouts={workouts} />}
      </Fetched>
    </Screen>
  );
}
