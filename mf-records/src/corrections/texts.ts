import { momentText } from '@fleetwatch/contract/time/momentText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

export const CHANGED_SINCE_REQUEST = 'The sortie has changed since the request was made.';
export const DELETES_SORTIE = 'This request deletes the sortie from the log.';
export const WITHDRAW = 'Withdraw';
export const BEFORE_AND_AFTER = 'Before and after';
export const decidedBy = (name: string, at: LocalDateTimeText, comment: string): string =>
  `Decided by ${name}, ${momentText(at)}${comment && `: ${comment}`}`;
export const requestedBy = (name: string, at: LocalDateTimeText): string =>
  `Requested by ${name}, ${momentText(at)}`;
export const REQUEST_WITHDRAWN = 'Your request was withdrawn.';
export const SUBMIT_REQUEST = 'Submit request';
export const SUBMIT_ANYWAY = 'Submit anyway';
export const CHANGE_CREW = 'Change the crew';
export const REASON_HINT = 'The records officers will see it.';
export const REASON = 'Reason';
export const CREW_WITHOUT_APPROVAL = "You can change today's crew without approval.";
export const NOTES = 'Notes';
export const ADD_TO_CREW = 'Add to the crew';
export const OTHER_CREW = 'Crew besides the launcher';
export const distanceOfSecond = (unit: string): string => `${unit} in the second sortie`;
export const LANDED = 'Landed';
export const LAUNCHED = 'Launched';
export const SECOND_BEGINS = 'Second sortie begins';
export const CHOOSE_A_BOAT = 'Choose a boat';
export const BOAT = 'Boat';
export const splitHint = (unit: string): string =>
  `The first sortie ends when the second begins and keeps the remaining ${unit}.`;
export const CORRECTION_KIND = 'Type of correction';
export const CORRECTION = 'Correction';
export const REQUEST_SENT = 'Your request was sent to the records officers.';
export const CREW_CORRECTED = 'The crew was corrected.';
export const fieldsNeeded = (unit: string): string => `Choose a boat, then enter the times and the ${unit}.`;
export const NEEDS_CONNECTION =
  'You need a connection to request a correction. What you have written stays on this device.';
export const REPORT_MISSING_SORTIE = 'Report a missing sortie';
export const CORRECTIONS = 'Corrections';
export const NOTHING_DECIDED = 'Nothing has been decided yet.';
export const NOTHING_TO_DECIDE = 'No requests to decide.';
export const NO_REQUESTS =
  'You have not requested any corrections. To request one, use the link on your sortie in Sorties.';
export const DECIDED = 'Decided';
export const TO_DECIDE = 'To decide';
export const MINE = 'Mine';
export const removePerson = (name: string): string => `Remove ${name}`;
export const REJECT = 'Reject';
export const APPROVE = 'Approve';
export const COMMENT_HINT = 'Optional. The requester will see it.';
export const COMMENT = 'Comment';
export const DECISION = 'Decision';
export const CHANGED_SINCE = 'The sortie has changed since then, so nothing was corrected.';
export const REQUEST_REJECTED = 'The request was rejected.';
export const LOG_CORRECTED = 'The log was corrected.';
export const NOT_IN_LOG = 'Sortie missing from the log';
export const MISSING_SORTIE = 'Missing sortie';
export const NO_WORKOUT_TYPE = 'None';
export const WORKOUT_TYPE = 'Workout type';
export const OUTING = 'Sortie';
export const AFTER = 'After';
export const NOW = 'Now';
export const BEFORE = 'Before';
export const SECOND = 'Second';
export const FIRST = 'First';
export const CREW = 'Crew';
export const LAUNCHER = 'Launcher';
/** 'Kestrel, May 1, 06:12' */
export const sortieTitle = (boat: string, launch: LocalDateTimeText): string =>
  `${boat}, ${momentText(launch)}`;
export const toDecide = (count: number): string => `To decide (${count})`;
export const lateDistance = (distance: string): string => `${distance}, late`;
