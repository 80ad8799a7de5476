import { defineEvent } from '../platform/events/eventTypes.ts';
import type { SortieEvent } from '../logbook/sortieEvents.ts';

/** A boat of an earlier day was said to be ashore. */
export interface UnlandedReportedEvent extends SortieEvent {
  /** Whether it is new that it never went out. */
  isNever: boolean;
  /** Whether the deletion of the outing is asked for. */
  isAsked: boolean;
}

export const unlandedReported = defineEvent<UnlandedReportedEvent>('sortie.left');
