import { createHash, timingSafeEqual } from 'node:crypto';
import { NOT_FOUND, SIGNED_OUT } from '@fleetwatch/contract/errors/messages';
import { ApiError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/RawAnswer.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { runtime } from '../platform/config/runtime.ts';
import { metrics } from './startMetrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of equal length in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

export const metricsRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/metrics',
    summary:
      'The metrics of this process, for Prometheus: `Authorization: Bearer` with the configured token.',
    answers: 'text/plain; 401 for another token, 404 where none is configured.',
    ignoresToken: true,
    isClubless: true,
    async handle(_request, ctx) {
      const { metricsToken } = runtime();
      const noted = metrics();
      if (metricsToken === null || !noted) throw new ApiError('not_found', NOT_FOUND);
      const given = /^Bearer (\S+)$/.exec(ctx.get('Authorization'))?.[1] ?? '';
      if (!isSame(given, metricsToken)) throw new ApiError('signed_out', SIGNED_OUT);
      return new RawAnswer(noted.registry.contentType, await noted.registry.metrics());
    },
  }),
];
