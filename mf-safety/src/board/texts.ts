import type { OutBoat, SafetyMark } from '@fleetwatch/contract/safety/wire';

export const SAFETY = 'Safety';
export const OUT_NOW = 'Out now';
export const INCIDENTS = 'Incidents';

const MINUTE_MS = 60_000;
/** `spanText(75 * 60_000) === '1 h 15 min'` */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (hours === 0 || minutes % 60 > 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
/** A boat's distance from its time: 'in 42 min', '18 min ago'. */
export const untilText = (expected: number, nowMs: number): string =>
  expected >= nowMs ? `in ${spanText(expected - nowMs)}` : `${spanText(nowMs - expected)} ago`;
/** Number of changes of a boat's time; '' for none. */
export const changedText = (changes: number): string =>
  changes === 0 ? '' : changes === 1 ? 'changed once' : `changed ${changes} times`;
/** 'Ana Bo asked for help at 11:55.' */
export const askedForHelp = ({ by, at }: SafetyMark, timeOf: (instantMs: number) => string): string =>
  `${by ?? 'The crew'} asked for help at ${timeOf(at)}.`;
/** 'Kim Harper +1, launched 08:00, North lake, upstream, with lights' */
export const outText = ({ user, crew, area, heading, lights }: OutBoat, launched: string): string =>
  [
    crew.length === 0 ? user : `${user} +${crew.length}`,
    `launched ${launched}`,
    area,
    heading,
    lights ? 'with lights' : 'no lights',
  ]
    .filter(Boolean)
    .join(', ');

export const ON_RACK_BADGE = 'On its rack';
export const reportedOnRack = (by: string, time: string): string =>
  `Reported on its rack by ${by} at ${time}. Not landed yet.`;
export const MARK_ON_RACK = 'Mark as on its rack';
export const isOnRack = (boat: string): string => `Is ${boat} on its rack?`;
export const SEEN_ON_RACK = 'I have seen it';
const stillLands = (user: string | null): string => `${user ?? 'Its crew'} still needs to land it`;
/** `user` launched the boat; null for a former member. */
export const checkRack = (user: string | null): string =>
  `Check the rack first. The search for this boat stops. ${stillLands(user)} to log the miles.`;
export const markedAshore = (boat: string, user: string | null): string =>
  `${boat} is marked as ashore. ${stillLands(user)}.`;

export const BACK_LATER = 'Back later';
export const whenBack = (boat: string): string => `When will ${boat} be back?`;
export const FROM_NOW = 'From now:';
export const RETURN_TEXTS = {
  15: '15 min',
  30: '30 min',
  60: '1 h',
  90: '1½ h',
  120: '2 h',
  dark: 'Until dark',
} as const;
export const BACK_LAND = "We're back: land the boat";
