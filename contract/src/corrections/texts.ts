import type { CorrectionState } from './kinds.ts';
import { EDIT_DAYS, MISSING_DAYS, OPEN_CORRECTIONS_MAX } from './limits.ts';

export const CORRECTIONS_OFF = 'This club does not use corrections.';
export const ONLY_RECORD_OFFICERS = 'Only confirmed coaches and records officers decide on corrections.';
export const CORRECTION_NOT_FOUND = 'This request is not there.';
export const NOT_YOUR_REQUEST = 'This request is another member’s.';
export const DECIDED_BY_ANOTHER = 'Someone else decides on your own requests.';
export const NOTHING_TO_CORRECT = 'Please change something first.';
export const CORRECTION_PATCH = 'Please give what this correction needs.';
export const LANDS_BEFORE_LAUNCH = 'The landing must come after the launch.';
export const OUTING_IN_FUTURE = 'An outing that is not over yet cannot be in the log.';
export const SPLIT_WITHIN = 'The second outing must begin after the first and before its landing.';
export const SPLIT_MILES = 'The second outing cannot have more miles than both.';
export const EDIT_TOO_LATE = `Outings can be corrected for ${EDIT_DAYS} days. Please ask the records officer.`;
export const MISSING_TOO_LATE = `Missing outings can be asked for within ${MISSING_DAYS} days. Please ask the records officer.`;
export const CREW_TOO_LATE =
  'Who rowed can be changed until midnight of the day. Please ask for a correction.';
export const MILES_TOO_LATE = 'Miles can be changed until midnight of the day. Please ask for a correction.';
export const CORRECTIONS_FULL = `You have ${OPEN_CORRECTIONS_MAX} open requests. Please wait until some are decided.`;
/** The reason of a request that comes with a late landing (rule forgotten.credit). */
export const COUNT_LATE_LANDING = 'It was landed after its day.';
export const COUNT_REQUESTED = 'It is asked for already that this landing may count.';
export const SORTIE_CHANGED = 'This outing has changed meanwhile. Please look at it again.';

const DONE_TEXTS: Readonly<Record<CorrectionState, string>> = {
  open: 'opened',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  stale: 'found out of date',
};

/** 'Kim Harper has approved this request already.' */
export const decidedAlready = (state: CorrectionState, name: string): string =>
  `${name || 'Someone'} has ${DONE_TEXTS[state]} this request already.`;

/** Titles of notifications, which name a boat and nobody. */
export const correctionRequested = (boat: string): string => `A correction of ${boat} is asked for`;
export const correctionDone = (state: CorrectionState, boat: string): string =>
  state === 'stale'
    ? `Your correction of ${boat} is out of date`
    : `Your correction of ${boat} is ${DONE_TEXTS[state]}`;
export const outingCorrected = (boat: string): string => `An outing of yours in ${boat} was corrected`;
/** The body of that: the day of the launch and the officer's words. */
export const correctionOn = (day: string, comment: string): string =>
  comment === '' ? day : `${day}: ${comment}`;
