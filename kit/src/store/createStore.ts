import { addListener, combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Action, ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { stampCachedAnswers } from './stampCachedAnswers.ts';
import { baseApi } from './baseApi.ts';
import { deferredSlice } from './deferredSlice.ts';
import { readProfile } from './localProfile.ts';
import type { LocalProfile } from './localProfile.ts';
import { sessionEffects } from './sessionEffects.ts';
import { sessionSlice } from './sessionSlice.ts';
import { statusSlice } from './statusSlice.ts';
import { toastsSlice } from './toasts.ts';

/**
 * State of remotes, which a remote adds when its code arrives:
 * `declare module '@fleetwatch/kit/store/createStore' { interface LazySlices extends WithSlice<typeof crewSlice> {} }`
 * and then `crewSlice.injectInto(rootReducer)`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- empty here, so that remotes can augment it
export interface LazySlices {}

export const rootReducer = combineSlices(
  sessionSlice,
  toastsSlice,
  statusSlice,
  deferredSlice,
  baseApi,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  /** Who is signed in, in place of the profile this device has stored. */
  profile?: LocalProfile;
  token?: string;
}

/** The checks of a development build complain of themselves from here on; a busy machine's tests stay below it. */
const SLOW_CHECK_MS = 1_000;

/** The one store of the portal. The shell makes it; remotes add endpoints, slices and listeners. */
export function createStore({ profile = readProfile(), token }: StoreOptions = {}) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { profile, token: token ?? null } },
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: { warnAfter: SLOW_CHECK_MS },
      })
        .prepend(createListenerMiddleware().middleware)
        .concat(sessionEffects, stampCachedAnswers, baseApi.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
/** The `dispatch` that a thunk is given. */
export type AppThunkDispatch = ThunkDispatch<RootState, unknown, Action>;
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, Action>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** `dispatch(addAppListener({actionCreator: sortieLanded, effect}))` answers the way to stop listening. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
