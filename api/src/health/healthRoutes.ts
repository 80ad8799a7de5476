import { pingDatabase } from '../platform/database.ts';
import { openRoute, type Route } from '../platform/route.ts';

export const healthRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process answers.',
    answers: "{status: 'ok'}",
    ignoresToken: true,
    isClubless: true,
    handle() {
      return { status: 'ok' };
    },
  }),
  openRoute({
    method: 'GET',
    path: '/readyz',
    summary: 'Whether it can serve: the database answers.',
    answers: "{status: 'ready'}, or 503.",
    ignoresToken: true,
    isClubless: true,
    async handle() {
      await pingDatabase();
      return { status: 'ready' };
    },
  }),
];
