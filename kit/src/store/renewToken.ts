// @shell

import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import type { ApiOutcome } from '../request/apiCall.ts';
import { refreshToken } from '../request/refreshToken.ts';
import type { AppThunk } from './createStore.ts';

const renew = createAsyncThunk('renewToken', (_asked: undefined, thunk) =>
  refreshToken({ ...thunk, endpoint: 'refresh', type: 'mutation' }),
);

/** Renews the member's token with the refresh cookie. */
export function renewToken(): AppThunk<Promise<ApiOutcome<RefreshAnswer>>> {
  return (dispatch) => dispatch(renew(undefined)).unwrap();
}
