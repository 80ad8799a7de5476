import { coaches } from '../platform/auth/rights.ts';
import { WORKOUT_EDIT_COACHES_ONLY } from '@fleetwatch/contract/workouts/texts';
import type { NewWorkoutBody, WorkoutUpdateBody } from '@fleetwatch/contract/workouts/jobs';
import Joi from 'joi';
import { runWrite } from '../platform/database/runWrite.ts';
import { monthSchema } from '../platform/club/days.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, idSchema, textSchema } from '../platform/http/validate.ts';
import { deleteWorkout } from './commands/deleteWorkout.ts';
import { findWorkout, listWorkoutsOfMonth, listWorkoutsOfWeek } from './commands/listWorkouts.ts';
import { editWorkout, postWorkout } from './commands/postWorkout.ts';
import { presentWorkout, presentWorkoutDetail, presentWorkouts } from './workoutPresenter.ts';

const written = {
  group: idSchema().allow('').required(),
  sortiegroup: idSchema().allow('').required(),
  description: textSchema(FREE_TEXT_MAX).required(),
};
const newWorkoutSchema = Joi.object<NewWorkoutBody, true>({ agent: idSchema().required(), ...written });
const workoutUpdateSchema = Joi.object<WorkoutUpdateBody, true>(written);

interface DeletionParams {
  jobId: string;
  userId: string;
}

/** Routes for the workouts that coaches post, 'jobs' on the wire. */
export const jobsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/jobs-currentweek-results',
    summary: 'List the workouts posted this week, Monday to Sunday and within this month, newest first.',
    answers: 'R workouts.',
    async handle() {
      return { results: await presentWorkouts(await listWorkoutsOfWeek()) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/jobs-currentmonth-results',
    summary: 'List the workouts posted this month, newest first.',
    answers: 'R workouts.',
    async handle() {
      return { results: await presentWorkouts(await listWorkoutsOfMonth()) };
    },
  }),

  memberRoute<Record<never, never>, { month: string }>({
    method: 'GET',
    path: '/jobs-month-results/:month',
    summary: 'List the workouts posted in a month of this year, 01 to 12, newest first.',
    answers: 'R workouts.',
    params: Joi.object<{ month: string }, true>({ month: monthSchema().required() }),
    async handle({ params }) {
      return { results: await presentWorkouts(await listWorkoutsOfMonth(Number(params.month))) };
    },
  }),

  memberRoute<Record<never, never>, { jobId: string }>({
    method: 'GET',
    path: '/job-deep-results/:jobId',
    summary: "Get a workout's text, type and user group.",
    answers: 'R description, sortiegroup, typeid, agent.',
    params: Joi.object<{ jobId: string }, true>({ jobId: idSchema().required() }),
    async handle({ params }) {
      return { results: presentWorkoutDetail(await findWorkout(params.jobId)) };
    },
  }),

  memberRoute<NewWorkoutBody>({
    method: 'POST',
    path: '/job',
    summary: 'Post a workout for a user group (coaches).',
    answers: 'The workout.',
    may: coaches('workout.post'),
    namesCaller: ['agent'],
    body: newWorkoutSchema,
    audit: { verb: 'post', kind: 'workout' },
    async handle({ actor, body, repeatable }) {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => presentWorkout(await postWorkout(actor.id, body, session)),
      });
    },
  }),

  memberRoute<WorkoutUpdateBody, { id: string }>({
    method: 'PUT',
    path: '/job/:id',
    summary: 'Edit a workout (coaches).',
    answers: 'The workout.',
    may: coaches('workout.edit', WORKOUT_EDIT_COACHES_ONLY),
    params: Joi.object<{ id: string }, true>({ id: idSchema().required() }),
    body: workoutUpdateSchema,
    audit: { verb: 'edit', kind: 'workout' },
    async handle({ params, body, repeatable }) {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => presentWorkout(await editWorkout(params.id, body, session)),
      });
    },
  }),

  memberRoute<Record<never, never>, DeletionParams>({
    method: 'GET',
    path: '/job-delete/:jobId/:userId',
    writes: 'other',
    summary: 'Delete a workout (the coach who posted it).',
    answers: '{_id}.',
    may: coaches('workout.delete'),
    namesCaller: ['userId'],
    params: Joi.object<DeletionParams, true>({
      jobId: idSchema().required(),
      userId: idSchema().required(),
    }),
    audit: { verb: 'delete', kind: 'workout', subject: 'jobId' },
    async handle({ actor, params, repeatable }) {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => {
          await deleteWorkout(params.jobId, actor, session);
          return { _id: params.jobId };
        },
      });
    },
  }),
];
