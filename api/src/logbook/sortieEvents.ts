import { defineEvent } from '../platform/events/eventTypes.ts';
import type { SortieRecord } from './Sortie.ts';

export interface SortieEvent {
  sortie: SortieRecord;
}

export interface LaunchEvent extends SortieEvent {
  /** Id of the member who launched it: the launcher, or a member who acted for them. */
  by: string;
}

export const sortieLaunched = defineEvent<LaunchEvent>('sortie.launched');
/** Also emitted for a corrected landing. */
export const sortieLanded = defineEvent<SortieEvent>('sortie.landed');
/** Credit was requested for a late landing. */
export const lateCreditRequested = defineEvent<SortieEvent & { by: string }>('sortie.credit-asked');
