import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
import { jobsRoutes } from './jobsRoutes.ts';
import { WorkoutModel } from './Workout.ts';
import { workoutsRoutes } from './workoutsRoutes.ts';
import { WorkoutTypeModel } from './WorkoutType.ts';

export const workoutsModule: ApiModule = {
  routes: [...jobsRoutes, ...workoutsRoutes],
  models: [WorkoutModel, WorkoutTypeModel],
  about: async ({ _id }) => ({
    workoutsPosted: readable(await WorkoutModel.find({ agent: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
  }),
};
