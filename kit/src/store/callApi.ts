import { createAsyncThunk } from '@reduxjs/toolkit';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { requestApi } from '../request/requestApi.ts';
import { failureOf } from './apiFailure.ts';
import type { AppThunk } from './createStore.ts';

/** No endpoint of `baseApi`: when a session ends its state is reset, and the calls of its endpoints are given up. */
const call = createAsyncThunk('call', (asked: ApiCall, thunk) =>
  requestApi(asked, { ...thunk, endpoint: asked.url, type: 'mutation' }, {}),
);

/**
 * A call to the API, for a thunk to make. The store's state holds neither what was sent, such as a password, nor what was
 * answered. The call never waits in the outbox, and its caller says what went wrong.
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
