// @shell

import type { VerifyAnswer } from '@fleetwatch/contract/accounts/wire';
import { chooseBackEnd } from './backEnd.ts';
import { callApi } from './callApi.ts';
import type { AppThunk } from './createStore.ts';
import { endServerSession } from './endServerSession.ts';
import { renewToken } from './renewToken.ts';
import { sessionEnded } from './sessionSlice.ts';

/**
 * On load: renews the token with the refresh cookie and has the server confirm the member, in the refresh's own answer or by
 * POST /verify. A reply other than 'Found.' signs out; 'Found.' comes with the back ends; without a network nothing changes
 * (rule account.verify).
 */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { isAuthorised, id } = getState().session.profile;
    if (!isAuthorised) {
      await dispatch(endServerSession());
      return;
    }
    const renewed = await dispatch(renewToken());
    if (renewed.error) return;
    const verified = renewed.data.verified ?? (await dispatch(verify(id)));
    const isStillTheirs = getState().session.profile.id === id;
    if (!isStillTheirs || !Array.isArray(verified)) return;
    const [found, urls] = verified;
    if (found === 'Found.') chooseBackEnd(urls);
    else dispatch(sessionEnded('refused'));
  };
}

const verify =
  (id: string): AppThunk<Promise<VerifyAnswer | undefined>> =>
  async (dispatch) => {
    const { data } = await dispatch(callApi<VerifyAnswer>({ url: 'verify', method: 'POST', body: { id } }));
    return data;
  };
