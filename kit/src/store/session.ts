// @shell

import type { LoginAnswer, LoginBody } from '@fleetwatch/contract/accounts/wire';
import type { ApiFailure } from './apiFailure.ts';
import { callApi } from './callApi.ts';
import type { AppThunk } from './createStore.ts';
import { endServerSession, markSessionToEnd, unmarkSessionToEnd } from './endServerSession.ts';
import { profileOfMember, writeHint } from './localProfile.ts';
import { forgetUnansweredKey } from '../request/refreshToken.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import { STORAGE_FAILED } from './texts.ts';
import { toastShown } from './toasts.ts';

// Screens of accounts load this file; the page's start needs only that one.
export { restoreSession } from './restoreSession.ts';

/** Signs a member in by name or email and password (POST /login); returns null on success, else the refusal. */
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
