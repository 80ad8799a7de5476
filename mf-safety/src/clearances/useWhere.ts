import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';

interface Named {
  _id: string;
  name: string;
}

/** Where a requirement may count, and for what (rule clearance.where). */
export interface Where {
  /** The club's stretches of water; none where it does not watch for overdue boats. */
  areas: readonly Named[];
  workoutTypes: readonly Named[];
}

/** The club's stretches of water and its workout types; none before they are known. */
export function useWhere(): Where {
  const isWatching = useHasFeature('overdue');
  const { data: out } = useOutBoatsQuery(undefined, { skip: !isWatching });
  const { data: workoutTypes = [] } = useWorkoutTypesQuery();
  return { areas: isWatching ? (out?.settings.areas ?? []) : [], workoutTypes };
}
