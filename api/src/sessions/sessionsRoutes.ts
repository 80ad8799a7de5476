import type {
  EndSessionBody,
  EndSessionsAnswer,
  EndSessionsBody,
  SignedInDevice,
} from '@fleetwatch/contract/accounts/sessions';
import Joi from 'joi';
import { runHook } from '../platform/events/hooks.ts';
import { sessionsPushed } from './sessionHooks.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { endSession, endSessionsBy } from './commands/endSessions.ts';
import { listSessions } from './commands/listSessions.ts';
import { presentDevice } from './sessionPresenter.ts';

const idBody = Joi.object<{ id: string }, true>({ id: idSchema().required() });

/** The devices a member is signed in on, and signing them out. */
export const sessionsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/sessions-results',
    summary: 'The devices that the caller is signed in on.',
    answers: 'R devices, the one used last first.',
    async handle({ actor }): Promise<{ results: SignedInDevice[] }> {
      const [sessions, pushing] = await Promise.all([
        listSessions(actor.id),
        runHook(sessionsPushed, { member: actor.id }),
      ]);
      const pushed = new Set(pushing.flatMap((ids) => [...ids]));
      return { results: sessions.map((session) => presentDevice(session, { own: actor.sessionId, pushed })) };
    },
  }),

  memberRoute<EndSessionBody>({
    method: 'DELETE',
    path: '/session-end',
    summary: 'Sign out one of the caller’s devices.',
    answers: '{_id}.',
    body: idBody,
    async handle({ actor, body, repeatable }): Promise<{ _id: string }> {
      return runWrite({ repeat: repeatable(), work: (session) => endSession(actor.id, body.id, session) });
    },
  }),

  memberRoute<EndSessionsBody>({
    method: 'DELETE',
    path: '/sessions-end',
    summary: 'Sign out all of the caller’s other devices, or, for coaches, all devices of another member.',
    answers: '{_id, ended}; ended counts the devices.',
    body: idBody,
    audit: { verb: 'end-sessions', kind: 'member' },
    async handle({ actor, body, repeatable }): Promise<EndSessionsAnswer> {
      return endSessionsBy(actor, body.id, repeatable());
    },
  }),
];
