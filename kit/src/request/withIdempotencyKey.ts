import { isOutcomeUnknown } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { isRead } from './apiCall.ts';
import type { ApiBaseQuery, ApiCall } from './apiCall.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/** For this long the same write, sent again by the user, counts as the same action. */
export const UNSETTLED_KEY_MS = 120_000;

interface UnsettledKey {
  key: string;
  sinceMs: number;
}

/** Writes whose outcome is unknown to this page, by fingerprint. */
const unsettled = new Map<string, UnsettledKey>();

/** FNV-1a, so that the map holds no password. A collision of two different writes costs a refusal, never a wrong effect. */
function fingerprint({ method = 'GET', url, params, body }: ApiCall): string {
  const text = `${method} ${url} ${JSON.stringify([params, body])}`;
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${text.length}:${hash >>> 0}`;
}

function keyOf(print: string): string {
  const known = unsettled.get(print);
  return known && Date.now() - known.sinceMs < UNSETTLED_KEY_MS ? known.key : newIdempotencyKey();
}

function settle(print: string, key: string, failure: ApiFailure | undefined): void {
  if (failure && isOutcomeUnknown(failure)) unsettled.set(print, { key, sinceMs: Date.now() });
  else unsettled.delete(print);
}

/**
 * Gives each write an `Idempotency-Key`, unless the caller provides one. A write whose response was lost and that is sent
 * again is the same action and keeps its key, so that the server can return the first response (rule launch.repeat).
 */
export const withIdempotencyKey =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const needsKey = call.key === undefined && (!isRead(call) || options.queue !== undefined);
    if (!needsKey) return baseQuery(call, api, options);
    const print = fingerprint(call);
    const key = keyOf(print);
    const outcome = await baseQuery({ ...call, key }, api, options);
    settle(print, key, outcome.error);
    return outcome;
  };
