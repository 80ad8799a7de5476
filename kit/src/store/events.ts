import { createAction } from '@reduxjs/toolkit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';

/** What happened, for every remote that wants to know; listen with `addAppListener` (design/architecture.md, "Remotes are independent"). */
export const sortieLaunched = createAction<Sortie>('event/sortieLaunched');

export interface LandedEvent {
  sortie: Sortie;
  /** Boats still out after this landing; null when this device has no list of them. */
  boatsLeft: number | null;
}

export const sortieLanded = createAction<LandedEvent>('event/sortieLanded');
