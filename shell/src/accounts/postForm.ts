import { callApi } from '@fleetwatch/kit/store/callApi';
import type { ApiOutcome } from '@fleetwatch/kit/request/apiCall';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';

interface FormCall {
  url: string;
  body: unknown;
  /** The call needs no sign-in. */
  isOpen?: boolean;
}

/**
 * Posts an account form. It bypasses the store's mutations, which would keep the passwords while the form is open.
 */
export function postForm<Answer>(call: FormCall): AppThunk<Promise<ApiOutcome<Answer>>> {
  return async (dispatch, getState) => {
    const { signal } = new AbortController();
    const outcome = await callApi({ method: 'POST', ...call }, { dispatch, getState, signal });
    return outcome as ApiOutcome<Answer>;
  };
}
