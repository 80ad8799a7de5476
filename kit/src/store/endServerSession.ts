import { callApi } from './callApi.ts';
import type { AppThunk } from './createStore.ts';

/** Set from the moment a member signs out until the server has forgotten the session. */
const TO_END_KEY = 'fwo:end-session';

export function markSessionToEnd(): void {
  try {
    localStorage.setItem(TO_END_KEY, '1');
  } catch {
    // Without storage the call below is the only try.
  }
}

export function unmarkSessionToEnd(): void {
  try {
    localStorage.removeItem(TO_END_KEY);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

function isSessionToEnd(): boolean {
  try {
    return localStorage.getItem(TO_END_KEY) !== null;
  } catch {
    return false;
  }
}

/** DELETE /session, when a sign-out is still to be told to the server; without a network it stays to be told. */
export function endServerSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!isSessionToEnd()) return;
    const { error } = await dispatch(callApi({ url: 'session', method: 'DELETE', isOpen: true }));
    if (!error || error.status === 401) unmarkSessionToEnd();
  };
}
