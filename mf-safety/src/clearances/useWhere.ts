import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';

interface Named {
  _id: string;
  name: string;
}

/** Choices of where, and for which workouts, a requirement may apply (rule clearance.where). */
export interface Where {
  /** The club's stretches of water; empty if it does not watch for overdue boats. */
  areas: readonly Named[];
  workoutTypes: readonly Named[];
}

/** Returns the club's stretches of water and its workout types; empty before they have loaded. */
export function useWhere(): Where {
  const isWatching = useHasFeature('overdue');
  const { data: out } = useOutBoatsQuery(undefined, { skip: !isWatching });
  const { data: workoutTypes = [] } = useWorkoutTypesQuery();
  return { areas: isWatching ? (out?.settings.areas ?? []) : [], workoutTypes };
}
