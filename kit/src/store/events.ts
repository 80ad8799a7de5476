import { createAction } from '@reduxjs/toolkit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';

/**
 * What happened on this device, for every remote that wants to know; listen with `addAppListener` (docs/architecture.md).
 * Some of it also leaves something to do for the main screen: see `deferredSlice`.
 */

/** A boat left the dock, whoever launched it and from whichever screen. `recordLaunch` tells it. */
export const sortieLaunched = createAction<Sortie>('event/sortieLaunched');

/** It was the private single of another member: told after `sortieLaunched`. */
export const boatBorrowed = createAction<Sortie>('event/boatBorrowed');

/** It left with the crew that was put together for it: told after `sortieLaunched`. */
export const crewLaunched = createAction<Sortie>('event/crewLaunched');

export interface LandedEvent {
  sortie: Sortie;
  /** Boats still out after this landing; null when this device has no list of them. */
  boatsLeft: number | null;
}

export const sortieLanded = createAction<LandedEvent>('event/sortieLanded');

/** A workout that a member means to row. */
export interface PickedWorkout {
  /** Of the workout. */
  id: string;
  /** Id of its workout type. */
  type: string;
  description: string;
  /** Member id of the coach who posted it. */
  agent: string;
}

/** Whoever tells it leads to /actions, where the workout goes with the next launch. */
export const workoutPicked = createAction<PickedWorkout>('event/workoutPicked');

/** A tweet is to be answered, in the tweet panel of /actions. */
export const replyPicked = createAction<{ tweetId: string }>('event/replyPicked');

/** A crew is to be put together for a fleet boat. */
export const crewOpened = createAction<{ boatId: string }>('event/crewOpened');
