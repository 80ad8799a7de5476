import { createAsyncThunk } from '@reduxjs/toolkit';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { fetchApi } from '../request/fetchApi.ts';
import { withIdempotencyKey } from '../request/withIdempotencyKey.ts';
import { withRefresh } from '../request/withRefresh.ts';
import { failureOf } from './apiFailure.ts';
import type { AppThunk } from './createStore.ts';

/** A call that is neither queued nor cached: used by thunks, and by the outbox when it sends. */
const requestApi = withIdempotencyKey(withRefresh(fetchApi));

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
