import type { LoginAnswer, LoginBody, VerifyAnswer } from '@fleetwatch/contract/accounts/wire';
import type { ApiFailure } from './apiFailure.ts';
import { chooseBackEnd } from './backEnd.ts';
import { callApi } from './callApi.ts';
import type { AppThunk } from './createStore.ts';
import { endServerSession, markSessionToEnd, unmarkSessionToEnd } from './endServerSession.ts';
import { profileOfMember, writeHint } from './localProfile.ts';
import { forgetUnansweredKey } from '../request/refreshToken.ts';
import { renewToken } from './renewToken.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import { STORAGE_FAILED } from './sessionEffects.ts';
import { toastShown } from './toasts.ts';

/** Signs a member in by name or e-mail and password (POST /login); returns null on success, else the refusal. */
export function signIn(credentials: LoginBody): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const { data, error } = await dispatch(
      callApi<LoginAnswer>({ url: 'login', method: 'POST', body: credentials, isOpen: true }),
    );
    if (error) return error;
    const { token, ...member } = data;
    unmarkSessionToEnd();
    forgetUnansweredKey();
    dispatch(sessionStarted({ profile: profileOfMember(member, getState().session.profile), token }));
    try {
      writeHint(member.name, member.hint);
    } catch {
      dispatch(toastShown({ text: STORAGE_FAILED, tone: 'warning' }));
    }
    return null;
  };
}

/**
 * Signs out on this device and in every tab at once. The server's session is ended too; when the server cannot be reached,
 * at the next start with a network.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    markSessionToEnd();
    dispatch(sessionEnded('signedOut'));
    await dispatch(endServerSession());
  };
}

/**
 * On load: renews the token with the refresh cookie and has the server confirm the member, in the refresh's own answer or by
 * POST /verify. A reply other than 'Found.' signs out; 'Found.' names the back ends; without a network nothing changes (rule
 * account.verify).
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
