import { defineEvent } from '../platform/events/eventTypes.ts';
import type { SortieEvent } from '../logbook/sortieEvents.ts';

/** A boat of an earlier day was reported ashore. */
export interface UnlandedReportedEvent extends SortieEvent {
  /** Whether the report that it never went out is new. */
  isNever: boolean;
  /** Whether the deletion of the outing was requested. */
  isAsked: boolean;
}

export const unlandedReported = defineEvent<UnlandedReportedEvent>('sortie.left');
