import type { WithSession } from '../store/sessionSlice.ts';
import { isMembersCall, tokenFor } from './apiCall.ts';
import type { ApiBaseQuery } from './apiCall.ts';
import { refreshToken } from './refreshToken.ts';

/**
 * Gives calls in the member's name a token: obtains one when the page has none, and renews it once when the server reports
 * it expired.
 */
export const withRefresh =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const session = () => (api.getState() as WithSession).session;
    const isMembers = () => isMembersCall(call, session());
    if (isMembers() && session().profile.isAuthorised && session().token === null) {
      const { error } = await refreshToken(api);
      if (error) return { error };
    }
    const tokenSent = tokenFor(call, session());
    const outcome = await baseQuery(call, api, options);
    if (outcome.error?.code !== 'signed_out' || tokenSent === null || !isMembers()) return outcome;
    // Another call may have renewed the token in the meantime.
    if (session().token === tokenSent) {
      const { error } = await refreshToken(api);
      if (error) return { error };
    }
    return baseQuery(call, api, options);
  };
