import { callApi } from '@fleetwatch/kit/store/callApi';
import type { ApiOutcome } from '@fleetwatch/kit/store/callApi';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';

interface FormCall {
  url: string;
  body: unknown;
  /** Needs no member. */
  isOpen?: boolean;
}

/**
 * Sends what a form of the accounts has to say. Not a mutation of the store, which would keep the passwords in it for as
 * long as the form is open.
 */
export function postForm<Answer>(call: FormCall): AppThunk<Promise<ApiOutcome<Answer>>> {
  return async (dispatch, getState) => {
    const { signal } = new AbortController();
    const outcome = await callApi({ method: 'POST', ...call }, { dispatch, getState, signal });
    return outcome as ApiOutcome<Answer>;
  };
}
