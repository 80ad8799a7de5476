import { NOT_FOUND } from '@fleetwatch/contract/errors/texts';
import { ApiError } from '../platform/http/errors.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { assertCanReadMetrics } from './metricsPolicy.ts';
import { metrics } from './startMetrics.ts';

export const metricsRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/metrics',
    summary: "Get this process's metrics for Prometheus: `Authorization: Bearer` with the configured token.",
    answers: 'text/plain; 401 for a wrong token, 404 if none is configured.',
    ignoresToken: true,
    isClubless: true,
    async handle(_request, ctx): Promise<Reply> {
      assertCanReadMetrics(ctx.get('Authorization'));
      const noted = metrics();
      if (!noted) throw new ApiError('not_found', NOT_FOUND);
      const { registry } = noted;
      return { [REPLY]: 'raw', type: registry.contentType, content: await registry.metrics() };
    },
  }),
];
