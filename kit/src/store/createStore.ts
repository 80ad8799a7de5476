import { addListener, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Action, ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { stampCachedAnswers } from './stampCachedAnswers.ts';
import { baseApi } from './baseApi.ts';
import { readProfile } from './localProfile.ts';
import type { LocalProfile } from './localProfile.ts';
import { rootReducer } from './rootReducer.ts';
import { sessionEffects } from './sessionEffects.ts';

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  /** The signed-in profile, instead of the one stored on this device. */
  profile?: LocalProfile;
  token?: string;
}

/** Warning threshold of the development checks, high enough for tests on a busy machine. */
const SLOW_CHECK_MS = 1_000;

/** Creates the portal's only store. The shell calls it; remotes add endpoints, slices and listeners. */
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
/** The `dispatch` that thunks receive. */
export type AppThunkDispatch = ThunkDispatch<RootState, unknown, Action>;
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, Action>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** `dispatch(addAppListener({actionCreator: sortieLanded, effect}))` returns the unsubscribe function. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
