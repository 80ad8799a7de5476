import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { failureOfFetch } from '../store/apiFailure.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import type { ApiBaseQuery, ApiCall } from './apiCall.ts';

/**
 * Masks the response for an anonymous device (see `maskAnswer`), whose code only such devices load. What such a device sends
 * has the names again.
 */
const isMasking = ({ getState }: BaseQueryApi): boolean => {
  const { profile } = (getState() as WithSession).session;
  return profile.isAuthorised && profile.isAnonymous;
};

async function unmasked(call: ApiCall, api: BaseQueryApi): Promise<ApiCall> {
  if (call.body === undefined || !isMasking(api)) return call;
  try {
    const { unmaskBody } = await import('../store/maskAnswer.ts');
    return { ...call, body: unmaskBody(call.body) };
  } catch {
    // Without the code nothing was masked.
    return call;
  }
}

export const withMask =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const outcome = await baseQuery(await unmasked(call, api), api, options);
    if (!isMasking(api)) return outcome;
    const { profile } = (api.getState() as WithSession).session;
    try {
      const { maskAnswer, maskRefusal } = await import('../store/maskAnswer.ts');
      if (outcome.error)
        return { error: { ...outcome.error, text: maskRefusal(outcome.error.text, profile) } };
      return { ...outcome, data: maskAnswer(outcome.data, call.url, profile) };
    } catch {
      // An error is safer than showing a name.
      return { error: failureOfFetch({ status: 'FETCH_ERROR', error: 'mask' }, api.signal.aborted) };
    }
  };
