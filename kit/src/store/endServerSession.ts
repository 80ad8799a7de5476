// @shell

import { callApi } from './callApi.ts';
import type { AppThunk } from './createStore.ts';

/** Set from the moment a member signs out until the server has ended the session. */
const TO_END_KEY = 'fwo:end-session';

export function markSessionToEnd(): void {
  try {
    localStorage.setItem(TO_END_KEY, '1');
  } catch {
    // Without storage the call below is the only attempt.
  }
}

export function unmarkSessionToEnd(): void {
  try {
    localStorage.removeItem(TO_END_KEY);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

function isSessionToEnd(): boolean {
  try {
    return localStorage.getItem(TO_END_KEY) !== null;
  } catch {
    return false;
  }
}

/** DELETE /session, when a sign-out has not reached the server yet; offline it stays pending. */
export function endServerSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!isSessionToEnd()) return;
    const { error } = await dispatch(callApi({ url: 'session', method: 'DELETE', isOpen: true }));
    if (!error || error.status === 401) unmarkSessionToEnd();
  };
}
