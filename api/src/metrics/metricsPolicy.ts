import { createHash, timingSafeEqual } from 'node:crypto';
import { NOT_FOUND, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { runtime } from '../platform/config/runtime.ts';
import { ApiError } from '../platform/http/errors.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of equal length in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Throws 404 when no token is configured, 401 for a wrong one. */
export function assertCanReadMetrics(authorization: string): void {
  const { metricsToken } = runtime();
  if (metricsToken === null) throw new ApiError('not_found', NOT_FOUND);
  const given = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
  if (!isSame(given, metricsToken)) throw new ApiError('signed_out', SIGNED_OUT);
}
