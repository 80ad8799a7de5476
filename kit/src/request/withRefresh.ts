import type { WithSession } from '../store/sessionSlice.ts';
import { isMembersCall, tokenFor } from './apiCall.ts';
import type { ApiBaseQuery } from './apiCall.ts';
import { refreshToken } from './refreshToken.ts';

/**
 * A call in the member's name has a token: one is asked for first when this page has none, and renewed once when the server
 * finds it too old.
 */
export const withRefresh =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const session = () => (api.getState() as WithSession).session;
    const isMembers = () => isMembersCall(call, session());
    if (isMembers() && session().profile.isAuthorised && session().token === null) {
      const error = await refreshToken(api);
      if (error) return { error };
    }
    const tokenSent = tokenFor(call, session());
    const outcome = await baseQuery(call, api, options);
    if (outcome.error?.code !== 'signed_out' || tokenSent === null || !isMembers()) return outcome;
    // Another call may have renewed the token meanwhile.
    if (session().token === tokenSent) {
      const error = await refreshToken(api);
      if (error) return { error };
    }
    return baseQuery(call, api, options);
  };
