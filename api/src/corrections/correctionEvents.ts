import { defineEvent } from '../platform/events/eventTypes.ts';
import type { CorrectionRecord } from './Correction.ts';

export interface CorrectionEvent {
  correction: CorrectionRecord;
}

/** The crew of a landed sortie was corrected. */
export interface CrewCorrectedEvent {
  /** Sortie id. */
  sortie: string;
  boatName: string;
  day: string;
  /** Member ids of the crew. */
  before: string[];
  after: string[];
  /** Member id. */
  by: string;
}

export const correctionAdded = defineEvent<CorrectionEvent>('correction.asked');
export const correctionEnded = defineEvent<CorrectionEvent>('correction.ended');
export const crewCorrected = defineEvent<CrewCorrectedEvent>('sortie.crew-corrected');
