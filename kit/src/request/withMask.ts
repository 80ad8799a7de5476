import { failureOfFetch } from '../store/apiFailure.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import type { ApiBaseQuery } from './apiCall.ts';

/** Masks the response for an anonymous device (see `maskAnswer`), whose code only such devices load. */
export const withMask =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const outcome = await baseQuery(call, api, options);
    const { profile } = (api.getState() as WithSession).session;
    if (outcome.error || !profile.isAuthorised || !profile.isAnonymous) return outcome;
    try {
      const { maskAnswer } = await import('../store/maskAnswer.ts');
      return { ...outcome, data: maskAnswer(outcome.data, call.url, profile) };
    } catch {
      // An error is safer than showing a name.
      return { error: failureOfFetch({ status: 'FETCH_ERROR', error: 'mask' }, api.signal.aborted) };
    }
  };
