import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface StatusState {
  /**
   * The user is in the middle of an action: automatic changes and the periodic refresh wait (rule status.no-interruption).
   */
  isBusy: boolean;
}

const initialState: StatusState = { isBusy: false };

export const statusSlice = createSlice({
  name: 'status',
  initialState,
  reducers: {
    busyChanged(state, { payload }: PayloadAction<boolean>) {
      state.isBusy = payload;
    },
  },
  selectors: { selectIsBusy: ({ isBusy }) => isBusy },
});

export const { busyChanged } = statusSlice.actions;
export const { selectIsBusy } = statusSlice.selectors;
