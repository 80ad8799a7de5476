import { momentText } from '@fleetwatch/contract/time/momentText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

const LEFT_TEXTS = {
  rack: 'found it on its rack',
  never: 'reported that it never went out',
  taken: 'took it out again',
} as const;

export const OFFICERS_NOTIFIED = 'No one will be asked for its miles. The records officers are notified.';
export const OFFICERS_ASKED_TO_DELETE =
  'No one will be asked for its miles. The records officers are asked to delete it from the log.';
export const NEVER_WENT_OUT = 'It never went out';
export const neverOutQuestion = (boat: string): string => `Are you sure ${boat} never went out?`;
export const UNKNOWN_DISTANCE = "The boat is back, but I don't know how far it went";
export const LAND = 'Land';
export const landWith = (distance: string): string => `Land with ${distance}`;
export const distanceHint = (isMiles: boolean, countsAnyway: boolean): string =>
  `${isMiles ? 'Miles, or with a unit: 8 km,' : 'Kilometers, or with a unit:'} 8000 m. ${countsAnyway ? 'It still counts.' : 'Coaches decide whether it counts.'}`;
export const HOW_FAR = 'How far was it?';
export const canLaunchAgain = (boat: string): string => `${boat} can be launched again.`;
export const landedUndecided = (boat: string): string =>
  `${boat} was landed. Coaches decide whether it counts.`;
export const landed = (boat: string): string => `${boat} was landed.`;
export const DISTANCE_NEEDED = 'Start with the distance, such as 5.5, 8 km or 8000 m.';
export const COUNT_IT = 'Count it';
export const REVIEW_REQUEST = 'Review the request';
export const IT_COUNTS = 'It counts.';
export const landedLate = (requester: string | undefined): string =>
  `Landed after its day, so it does not count yet.${requester === undefined ? '' : ` ${requester} has asked for it to count.`}`;
export const landedText = (land: LocalDateTimeText, distance: string, notes: string): string =>
  `Landed ${momentText(land)}, ${distance}${notes && `, ${notes}`}.`;
export const CREW_ENTERS_DISTANCE = 'The crew and coaches can enter the distance.';
export const leftText = (name: string, as: keyof typeof LEFT_TEXTS, at: LocalDateTimeText): string =>
  `${name} ${LEFT_TEXTS[as]} on ${momentText(at)}.`;
export const launchedAt = (boat: string, launch: LocalDateTimeText): string =>
  `${boat}, launched ${momentText(launch)}`;
export const FORGOTTEN_LANDING = 'Forgotten landing';
