import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { baseApi, resultsOf } from './baseApi.ts';

const workoutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The seven workout types, 'sortie groups' on the wire (GET /sortiegroups-results). */
    workoutTypes: build.query<WorkoutType[], void>({
      query: () => 'sortiegroups-results',
      transformResponse: resultsOf<WorkoutType[]>,
      providesTags: ['WorkoutTypes'],
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useWorkoutTypesQuery } = workoutsApi;
/** For thunks, and to ask ahead of a screen: `dispatch(workoutTypes.initiate())`. */
export const { workoutTypes } = workoutsApi.endpoints;
