import { createAsyncThunk } from '@reduxjs/toolkit';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { requestApi } from '../request/requestApi.ts';
import { failureOf } from './apiFailure.ts';
import type { AppThunk } from './createStore.ts';

/** Not an endpoint of `baseApi`, whose state is reset and whose calls are aborted when a session ends. */
const call = createAsyncThunk('call', (asked: ApiCall, thunk) =>
  requestApi(asked, { ...thunk, endpoint: asked.url, type: 'mutation' }, {}),
);

/**
 * Calls the API from a thunk. Neither the request, which may hold a password, nor the response enters the store's state. The
 * call is never queued in the outbox, and its caller reports failures.
 */
export function callApi<Answer = unknown>(
  asked: ApiCall,
  signal?: AbortSignal,
): AppThunk<Promise<ApiOutcome<Answer>>> {
  return async (dispatch) => {
    const sent = dispatch(call(asked));
    const abort = () => sent.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const outcome = await sent.unwrap().catch((error: unknown) => ({ error: failureOf(error) }));
    signal?.removeEventListener('abort', abort);
    return outcome as ApiOutcome<Answer>;
  };
}
