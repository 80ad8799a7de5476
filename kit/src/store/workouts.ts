import type { Agent, NewWorkoutBody, Workout, WorkoutDetail } from '@fleetwatch/contract/workouts/jobs';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const TYPES_CACHED_S = 3_600;
const WORKOUTS_CACHED_S = 600;

/** GET /job-delete/{jobId}/{userId}: the workout, and the coach who posted it. */
export interface WorkoutDeletion {
  id: string;
  memberId: string;
}

const workoutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The seven workout types, 'sortie groups' on the wire (GET /sortiegroups-results). */
    workoutTypes: build.query<WorkoutType[], void>({
      query: () => 'sortiegroups-results',
      transformResponse: resultsOf<WorkoutType[]>,
      providesTags: ['WorkoutTypes'],
      keepUnusedDataFor: TYPES_CACHED_S,
    }),
    /** The coaches, 'agents' on the wire (GET /active-agents-results). */
    agents: build.query<Agent[], void>({
      query: () => 'active-agents-results',
      transformResponse: resultsOf<Agent[]>,
      providesTags: ['Agents'],
      keepUnusedDataFor: TYPES_CACHED_S,
    }),
    /** The workouts posted this week, the newest first (GET /jobs-currentweek-results). */
    workoutsThisWeek: build.query<Workout[], void>({
      query: () => 'jobs-currentweek-results',
      transformResponse: resultsOf<Workout[]>,
      providesTags: ['Workouts'],
      keepUnusedDataFor: WORKOUTS_CACHED_S,
    }),
    /** A workout's current details, by its id (GET /job-deep-results/{jobId}); 404 when it was deleted. */
    workoutDetail: build.query<WorkoutDetail, string>({
      query: (id) => `job-deep-results/${id}`,
      transformResponse: resultsOf<WorkoutDetail>,
      providesTags: ['Workouts'],
    }),
    /** POST /job: coaches only, each in their own name. */
    postWorkout: build.mutation<Workout, NewWorkoutBody>({
      query: (body) => ({ url: 'job', method: 'POST', body }),
      invalidatesTags: ['Workouts'],
    }),
    /** GET /job-delete/…: only the coach who posted it. */
    deleteWorkout: build.mutation<{ _id: string }, WorkoutDeletion>({
      query: ({ id, memberId }) => `job-delete/${id}/${memberId}`,
      invalidatesTags: ['Workouts'],
    }),
  }),
});

export const {
  useWorkoutTypesQuery,
  useAgentsQuery,
  useWorkoutsThisWeekQuery,
  usePostWorkoutMutation,
  useDeleteWorkoutMutation,
} = workoutsApi;
/** For thunks, and to prefetch for a screen: `dispatch(workoutTypes.initiate())`. */
export const { workoutTypes, agents, workoutsThisWeek, workoutDetail, postWorkout, deleteWorkout } =
  workoutsApi.endpoints;
