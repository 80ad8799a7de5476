import type { OutBoat, SafetyMark, Trip } from '@fleetwatch/contract/safety/wire';
import type { Level } from '@fleetwatch/contract/safety/kinds';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';

const MINUTE_MS = 60_000;

export const LEVEL_TONES: Readonly<Record<Level, BadgeTone>> = {
  out: 'water',
  due: 'amber',
  late: 'amber',
  overdue: 'red',
  alarm: 'red',
};

/** `spanText(75 * 60_000) === '1 h 15 min'` */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (hours === 0 || minutes % 60 > 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/** How far a boat is from its time: 'in 42 min', '18 min ago'. */
export const untilText = (expected: number, nowMs: number): string =>
  expected >= nowMs ? `in ${spanText(expected - nowMs)}` : `${spanText(nowMs - expected)} ago`;

/** 'Ana Bo asked for help at 11:55.' */
export const helpSince = ({ by, at }: SafetyMark, timeOf: (instantMs: number) => string): string =>
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

/** What may be chosen as the time of a boat that is out: minutes from now on, or the last boat. */
export const LATER: readonly { value: string; label: string; back: NonNullable<Trip['back']> }[] = [
  { value: '15', label: '15 min', back: 15 },
  { value: '30', label: '30 min', back: 30 },
  { value: '60', label: '1 h', back: 60 },
  { value: '90', label: '1½ h', back: 90 },
  { value: '120', label: '2 h', back: 120 },
  { value: 'dark', label: 'Until dark', back: 'dark' },
];
