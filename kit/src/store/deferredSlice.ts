import { createSlice } from '@reduxjs/toolkit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { boatBorrowed, crewLaunched, replyPicked, sortieLaunched, workoutPicked } from './events.ts';
import type { PickedWorkout } from './events.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';

/** The deferred action codes (rule status.deferred). */
export const NONE = -1;
export const LAUNCHED = 2;
export const BORROWED = 3;
export const APPLY_WORKOUT = 4;
export const REPLY = 5;

/**
 * An action that another screen leaves for the main screen. It survives navigation; the screen that executes it clears it.
 */
export type DeferredAction =
  | { code: typeof NONE }
  | { code: typeof LAUNCHED | typeof BORROWED; sortie: Sortie }
  | { code: typeof APPLY_WORKOUT; workout: PickedWorkout }
  | { code: typeof REPLY; tweetId: string };

const none = (): DeferredAction => ({ code: NONE });

/** The last event wins (rule status.deferred). */
export const deferredSlice = createSlice({
  name: 'deferred',
  initialState: none,
  reducers: { deferredCleared: none },
  extraReducers: (builder) =>
    builder
      .addCase(sortieLaunched, (_state, { payload }) => ({ code: LAUNCHED, sortie: payload }))
      .addCase(crewLaunched, (_state, { payload }) => ({ code: LAUNCHED, sortie: payload }))
      .addCase(boatBorrowed, (_state, { payload }) => ({ code: BORROWED, sortie: payload }))
      .addCase(workoutPicked, (_state, { payload }) => ({ code: APPLY_WORKOUT, workout: payload }))
      .addCase(replyPicked, (_state, { payload }) => ({ code: REPLY, tweetId: payload.tweetId }))
      // A member's deferred action is cleared when the member changes.
      .addCase(sessionStarted, none)
      .addCase(sessionEnded, none),
  selectors: { selectDeferred: (deferred) => deferred },
});

export const { deferredCleared } = deferredSlice.actions;
export const { selectDeferred } = deferredSlice.selectors;
