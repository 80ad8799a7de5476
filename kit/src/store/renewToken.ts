import { createAsyncThunk } from '@reduxjs/toolkit';
import { refreshToken } from '../request/refreshToken.ts';
import type { ApiFailure } from './apiFailure.ts';
import type { AppThunk } from './createStore.ts';

const renew = createAsyncThunk('renewToken', (_asked: undefined, thunk) =>
  refreshToken({ ...thunk, endpoint: 'refresh', type: 'mutation' }),
);

/** Renews the member's token with the refresh cookie; returns null on success. */
export function renewToken(): AppThunk<Promise<ApiFailure | null>> {
  return (dispatch) => dispatch(renew(undefined)).unwrap();
}
