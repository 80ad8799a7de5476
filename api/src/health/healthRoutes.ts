import { openRoute, type Route } from '../platform/http/route.ts';
import { SILENT_AFTER_SECONDS, secondsSinceTurn } from '../scheduler/lease.ts';
import { assertReady } from './readiness.ts';

export const healthRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/healthz',
    summary: 'Liveness: whether the process runs, regardless of its dependencies.',
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
    summary: 'Readiness: whether the database answers and the process is not shutting down.',
    answers:
      "{status: 'ready'}, with scheduler: 'silent' when nothing was done by the clock for 3 minutes; or 503.",
    ignoresToken: true,
    isClubless: true,
    async handle() {
      await assertReady();
      const isSilent = (await secondsSinceTurn()) > SILENT_AFTER_SECONDS;
      // Requests are still answered, so the process stays in service.
      return { status: 'ready', ...(isSilent && { scheduler: 'silent' }) };
    },
  }),
];
