import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { failureOfFetch } from '../store/apiFailure.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import type { ApiBaseQuery } from './apiCall.ts';

const isMasking = ({ getState }: BaseQueryApi): boolean => {
  const { profile } = (getState() as WithSession).session;
  return profile.isAuthorised && profile.isAnonymous;
};

/**
 * Masks the response for an anonymous device (see `maskOutcome`), whose code only such devices load. Requests from such a
 * device contain the names again.
 */
export const withMask =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const load = () => import('../store/maskAnswer.ts');
    // Without the code nothing was masked.
    const mask = isMasking(api) ? await load().catch(() => null) : null;
    const outcome = await baseQuery(mask?.unmaskCall(call) ?? call, api, options);
    if (!isMasking(api)) return outcome;
    try {
      const { profile } = (api.getState() as WithSession).session;
      return (await load()).maskOutcome(outcome, call.url, profile);
    } catch {
      // An error is safer than showing a name.
      return { error: failureOfFetch({ status: 'FETCH_ERROR', error: 'mask' }, api.signal.aborted) };
    }
  };
