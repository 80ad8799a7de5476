import type { Workout, WorkoutUpdateBody } from '@fleetwatch/contract/workouts/jobs';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const workoutsLogApi = injectRemote('mf-plans').endpoints((build) => ({
  /** The workouts of a month of this year, 1 to 12 (GET /jobs-month-results/{MM}). */
  workoutsOfMonth: build.query<Workout[], number>({
    query: (month) => `jobs-month-results/${String(month).padStart(2, '0')}`,
    transformResponse: resultsOf<Workout[]>,
    providesTags: ['Workouts'],
    keepUnusedDataFor: 600,
  }),
  /** PUT /job/{id}: coaches only. */
  editWorkout: build.mutation<Workout, WorkoutUpdateBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: `job/${id}`, method: 'PUT', body }),
    invalidatesTags: ['Workouts'],
  }),
}));

export const { useQuery: useWorkoutsOfMonthQuery } = workoutsLogApi.workoutsOfMonth;
export const { useMutation: useEditWorkoutMutation } = workoutsLogApi.editWorkout;
