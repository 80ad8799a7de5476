import { isUnanswered } from '../store/apiFailure.ts';
import { cacheAnswer } from '../store/cachedAnswers.ts';
import type { CachedAnswer } from '../store/cachedAnswers.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import type { ApiBaseQuery, ApiCall } from './apiCall.ts';

/** The service worker caches this code; without a service worker no response is cached either. */
async function findCachedAnswer(call: ApiCall, memberId: string): Promise<CachedAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const { findCached } = await import('../outbox/findCached.ts').catch(() => ({ findCached: () => null }));
  return findCached(call, memberId);
}

/** Caches a query's response on the device; when the server does not respond, returns the cached one with its age. */
export const withCachedAnswers =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const { isCacheable = true } = options;
    if (api.type === 'mutation' || !isCacheable) return baseQuery(call, api, options);
    const memberId = () => (api.getState() as WithSession).session.profile.id;
    const id = memberId();
    const outcome = await baseQuery(call, api, options);
    if (!outcome.error) {
      if (memberId() === id) cacheAnswer(call, id, outcome.data);
      return outcome;
    }
    const kept = isUnanswered(outcome.error) ? await findCachedAnswer(call, id) : null;
    return kept ? { data: kept.data, meta: { cachedAt: kept.cachedAt } } : outcome;
  };
