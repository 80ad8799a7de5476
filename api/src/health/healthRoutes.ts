import { openRoute, type Route } from '../platform/http/route.ts';
import { assertReady } from './readiness.ts';

export const healthRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/healthz',
    summary: 'Liveness: whether the process runs, whatever its dependencies do.',
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
    summary: 'Readiness: whether its database answers and it is not about to stop.',
    answers: "{status: 'ready'}, or 503.",
    ignoresToken: true,
    isClubless: true,
    async handle() {
      await assertReady();
      return { status: 'ready' };
    },
  }),
];
