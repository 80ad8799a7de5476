import type { EndSessionsAnswer, SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { runHook } from '../platform/events/hooks.ts';
import { sessionsPushed } from './sessionHooks.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { endSession, endSessionsBy } from './commands/endSessions.ts';
import { listSessions } from './commands/listSessions.ts';
import { presentDevice } from './sessionPresenter.ts';

/** Routes for the devices a member is signed in on, and for signing them out. */
export const sessionsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/sessions-results',
    summary: 'List the devices the caller is signed in on.',
    answers: 'R devices, most recently used first.',
    async handle({ actor }): Promise<{ results: SignedInDevice[] }> {
      const [sessions, pushing] = await Promise.all([
        listSessions(actor.id),
        runHook(sessionsPushed, { member: actor.id }),
      ]);
      const pushed = new Set(pushing.flatMap((ids) => [...ids]));
      return { results: sessions.map((session) => presentDevice(session, { own: actor.sessionId, pushed })) };
    },
  }),

  ...removal({
    path: '/session/:session_id',
    was: '/session-end',
    summary: "Sign out one of the caller's devices.",
    answers: '{_id}.',
    async handle({ actor, params, repeatable }): Promise<{ _id: string }> {
      return runWrite({
        repeat: repeatable(),
        work: (session) => endSession(actor.id, params.session_id, session),
      });
    },
  }),

  ...removal({
    path: '/member-sessions/:member_id',
    was: '/sessions-end',
    summary: "Sign out all of the caller's other devices, or, for coaches, all devices of another member.",
    answers: '{_id, ended}; ended counts the devices.',
    audit: { verb: 'end-sessions', kind: 'member' },
    async handle({ actor, params, repeatable }): Promise<EndSessionsAnswer> {
      return endSessionsBy(actor, params.member_id, repeatable());
    },
  }),
];
