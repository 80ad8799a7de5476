import { createAction } from '@reduxjs/toolkit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';

/**
 * Events of this device, for every remote; subscribe with `addAppListener` (docs/architecture.md). Some of them also defer
 * an action for the main screen: see `deferredSlice`.
 */

/** A boat was launched, by any member and from any screen. Dispatched by `recordLaunch`. */
export const sortieLaunched = createAction<Sortie>('event/sortieLaunched');

/** The boat was another member's private single: dispatched after `sortieLaunched`. */
export const boatBorrowed = createAction<Sortie>('event/boatBorrowed');

/** The boat left with the crew composed for it: dispatched after `sortieLaunched`. */
export const crewLaunched = createAction<Sortie>('event/crewLaunched');

export interface LandedEvent {
  sortie: Sortie;
  /** Boats still out after this landing; null when this device has not fetched the list. */
  boatsLeft: number | null;
}

export const sortieLanded = createAction<LandedEvent>('event/sortieLanded');

/** A workout that a member intends to row. */
export interface PickedWorkout {
  /** The workout's id. */
  id: string;
  /** Id of its workout type. */
  type: string;
  description: string;
  /** Member id of the coach who posted it. */
  agent: string;
}

/** The dispatching screen navigates to /actions, where the workout is applied to the next launch. */
export const workoutPicked = createAction<PickedWorkout>('event/workoutPicked');

/** A tweet is to be answered in the tweet panel of /actions. */
export const replyPicked = createAction<{ tweetId: string }>('event/replyPicked');

/** A crew is to be composed for a fleet boat. */
export const crewOpened = createAction<{ boatId: string }>('event/crewOpened');
