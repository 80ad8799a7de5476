import type { ApiModule } from '../ApiModule.ts';
import { clubAdded } from '../clubs/clubHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { addDocumentedWorkoutTypes } from './commands/addDocumentedWorkoutTypes.ts';
import { jobsRoutes } from './jobsRoutes.ts';
import { WorkoutModel } from './Workout.ts';
import { workoutsRoutes } from './workoutsRoutes.ts';
import { WorkoutTypeModel } from './WorkoutType.ts';

export const workoutsModule: ApiModule = {
  routes: [...jobsRoutes, ...workoutsRoutes],
  models: [
    {
      model: WorkoutModel,
      exported: { as: 'workouts', what: 'Workouts posted by coaches' },
      audited: { kind: 'workout', values: ['agent', 'type', 'userGroup'], texts: ['text'] },
    },
    { model: WorkoutTypeModel, exported: { as: 'workout-types', what: 'Workout types' } },
  ],
  hooks: [atHook(clubAdded, addDocumentedWorkoutTypes)],
  about: async ({ _id }) => ({
    workoutsPosted: withoutMachineFields(
      await WorkoutModel.find({ agent: _id }).sort({ postedAt: 1, _id: 1 }).lean(),
    ),
  }),
};
