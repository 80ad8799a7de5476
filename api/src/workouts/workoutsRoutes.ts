import { kioskRoute, type Route } from '../platform/http/route.ts';
import { workoutTypeDirectory } from './workoutTypeDirectory.ts';
import { presentWorkoutType } from './workoutPresenter.ts';

export const workoutsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/sortiegroups-results',
    summary: 'List the workout types in the order of the statistics.',
    answers: 'R workout types.',
    polled: { sameFor: 'everyone' },
    async handle() {
      return { results: [...(await workoutTypeDirectory.get()).values()].map(presentWorkoutType) };
    },
  }),
];
