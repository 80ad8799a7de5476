// @shell

import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { deferredSlice } from './deferredSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import { statusSlice } from './statusSlice.ts';
import { toastsSlice } from './toasts.ts';

/** The slices of every page. Remotes add theirs with `injectRemote`, and cannot import this. */
export const rootReducer = combineSlices(sessionSlice, toastsSlice, statusSlice, deferredSlice, baseApi);
