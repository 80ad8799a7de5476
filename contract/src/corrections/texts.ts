import { type CorrectionKind, type CorrectionState } from './kinds.ts';
import { EDIT_DAYS, MISSING_DAYS, OPEN_CORRECTIONS_MAX } from './limits.ts';

export const CORRECTIONS_OFF = 'This club does not use corrections.';
export const ONLY_RECORD_OFFICERS = 'Only confirmed coaches and records officers decide on corrections.';
export const CORRECTION_NOT_FOUND = 'This request no longer exists.';
export const NOT_YOUR_REQUEST = "This is another member's request.";
export const DECIDED_BY_ANOTHER = 'Someone else must decide on your own request.';
export const NOTHING_TO_CORRECT = 'Change something first.';
export const CORRECTION_PATCH = 'Enter everything this correction needs.';
export const LANDS_BEFORE_LAUNCH = 'The landing must be after the launch.';
export const SORTIE_IN_FUTURE = 'A sortie that is not over yet cannot be logged.';
export const SPLIT_WITHIN = 'The second sortie must begin after the first begins and before it ends.';
export const SPLIT_MILES = 'The second sortie cannot have more miles than both.';
export const EDIT_TOO_LATE = `Sorties can be corrected for ${EDIT_DAYS} days. Ask the records officer.`;
export const MISSING_TOO_LATE = `Missing sorties can be requested for ${MISSING_DAYS} days. Ask the records officer.`;
export const CREW_TOO_LATE = 'The crew can be changed until midnight that day. Request a correction instead.';
export const MILES_TOO_LATE = 'Miles can be changed until midnight that day. Request a correction instead.';
export const CORRECTIONS_FULL = `You have ${OPEN_CORRECTIONS_MAX} open requests. Wait until some are decided.`;
/** The reason of a request that comes with a late landing (rule forgotten.credit). */
export const COUNT_LATE_LANDING = 'It was landed after the day of its launch.';
export const COUNT_REQUESTED = 'There is already a request to count this landing.';
export const SORTIE_CHANGED = 'This sortie has changed since then. Review it again.';

const DONE_TEXTS: Readonly<Record<CorrectionState, string>> = {
  open: 'opened',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  stale: 'found out of date',
};

/** 'Kim Harper has already approved this request.' */
export const decidedAlready = (state: CorrectionState, name: string): string =>
  `${name || 'Someone'} has already ${DONE_TEXTS[state]} this request.`;

/** Titles of notifications, which name a boat but no members. */
export const correctionRequested = (boat: string): string => `A correction of ${boat} was requested`;
export const correctionDone = (state: CorrectionState, boat: string): string =>
  state === 'stale'
    ? `Your correction of ${boat} is out of date`
    : `Your correction of ${boat} was ${DONE_TEXTS[state]}`;
export const sortieCorrected = (boat: string): string => `Your sortie in ${boat} was corrected`;
/** Body of that notification: the day of the launch and the officer's comment. */
export const correctionOn = (day: string, comment: string): string =>
  comment === '' ? day : `${day}: ${comment}`;

export const KIND_TEXTS: Readonly<Record<CorrectionKind, string>> = {
  edit: 'Change',
  delete: 'Delete',
  missing: 'Missing sortie',
  creditLate: 'Credit a late landing',
  split: 'Split in two',
};

export const STATE_TEXTS: Readonly<Record<CorrectionState, string>> = {
  open: 'Open',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  stale: 'Out of date',
};
