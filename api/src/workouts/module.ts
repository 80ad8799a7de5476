import type { ApiModule } from '../ApiModule.ts';
import { jobsRoutes } from './jobsRoutes.ts';
import { WorkoutModel } from './Workout.ts';
import { workoutsRoutes } from './workoutsRoutes.ts';
import { WorkoutTypeModel } from './WorkoutType.ts';

export const workoutsModule: ApiModule = {
  routes: [...jobsRoutes, ...workoutsRoutes],
  models: [WorkoutModel, WorkoutTypeModel],
};
