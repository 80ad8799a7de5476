import type { AlertLevel, Level } from './kinds.ts';
import { MINUTES_MAX, type Delays, type SafetySettings } from './settings.ts';

const MINUTE_MS = 60_000;
/** Step to which halved delays are rounded up. */
const STEP_MINUTES = 5;
/** Water temperature below which the delays are halved, °C. */
export const COLD_WATER_C = 10;
/** Delay after civil dusk of the alarm for a boat without lights. */
const AFTER_DUSK_MS = 15 * MINUTE_MS;
/** Time before the last boat at which boats without lights get a reminder. */
export const BEFORE_LAST_BOAT_MS = 30 * MINUTE_MS;
/** Largest crew whose delays are halved. */
const FEW = 2;

/** End of a day's light, in ms since 1970; null if the club has no place, or if the sun does not set. */
export interface DayEnd {
  /** Time by which boats without lights must be back, by the club's settings. */
  lastBoatMs: number | null;
  /** The beginning of civil twilight. */
  dawnMs: number | null;
  /** The end of civil twilight. */
  duskMs: number | null;
}

/** Facts that the ladder uses. */
export interface OutingFacts extends DayEnd {
  launchedMs: number;
  expectedMs: number;
  /** Seats of the boat. */
  seats: number;
  hasLights: boolean;
  hasMinor: boolean;
  /** °C; null if it was not measured. */
  waterC: number | null;
  /** Whether the club's flag is yellow or red. */
  isWarned: boolean;
}

/** Time at which a boat reaches each level, in ms since 1970. */
export interface Ladder {
  due: number;
  late: number;
  overdue: number;
  alarm: number;
  /** Time of a boat without lights' reminder of the dark; null for the others. */
  dark: number | null;
}

const halved = (minutes: number): number => Math.ceil(minutes / 2 / STEP_MINUTES) * STEP_MINUTES;

/** Whether the boat's delays are halved from the launch on. In the dark every boat's are. */
const isPressing = ({ seats, hasMinor, waterC, isWarned }: OutingFacts): boolean =>
  seats <= FEW || hasMinor || isWarned || (waterC !== null && waterC < COLD_WATER_C);

/** Returns the first dark moment of a span; null for none. */
function darkIn(fromMs: number, toMs: number, { dawnMs, duskMs }: OutingFacts): number | null {
  if (dawnMs === null || duskMs === null) return null;
  if (fromMs < dawnMs) return fromMs;
  const at = Math.max(fromMs, duskMs);
  return at <= toMs ? at : null;
}

/**
 * Delays are halved in the dark, so a level comes after half the delay, or later once it gets dark, or after the whole delay.
 */
function reachedAt(facts: OutingFacts, minutes: number): number {
  const { expectedMs } = facts;
  const half = expectedMs + Math.min(minutes, halved(minutes)) * MINUTE_MS;
  const full = expectedMs + minutes * MINUTE_MS;
  return isPressing(facts) ? half : (darkIn(half, full, facts) ?? full);
}

/**
 * Returns when a boat reaches each level (rules safety.ladder, safety.dark). Boats that left by day without lights are overdue
 * at the last boat, and an alarm a quarter of an hour after dusk, regardless of their time.
 */
export function makeLadder(facts: OutingFacts, delays: Delays): Ladder {
  const { launchedMs, expectedMs, hasLights, lastBoatMs, duskMs } = facts;
  const isOfDay = !hasLights && lastBoatMs !== null && launchedMs < lastBoatMs;
  const at = (level: AlertLevel): number => reachedAt(facts, delays[level]);
  const alarm = Math.min(at('alarm'), isOfDay && duskMs !== null ? duskMs + AFTER_DUSK_MS : Infinity);
  const overdue = Math.min(at('overdue'), isOfDay ? lastBoatMs : Infinity, alarm);
  const late = Math.min(at('late'), overdue);
  return {
    due: Math.min(expectedMs, late),
    late,
    overdue,
    alarm,
    dark: isOfDay ? Math.max(launchedMs, lastBoatMs - BEFORE_LAST_BOAT_MS) : null,
  };
}

/** Level that a boat has already reached, and its time. */
export interface ReachedStage {
  level: AlertLevel;
  at: number;
}

/**
 * Returns the ladder under changing flag and water (rule safety.ladder). A level caused only by present conditions starts with
 * them, not earlier; a level once reached remains when conditions change.
 * @param launch by the conditions of the launch
 * @param present by those of now as well
 */
export function continueLadder(
  { launch, present, reached }: { launch: Ladder; present: Ladder; reached: ReachedStage | null },
  nowMs: number,
): Ladder {
  const at = (level: AlertLevel): number => {
    if (reached?.level === level) return reached.at;
    return present[level] <= nowMs && launch[level] > nowMs ? nowMs : present[level];
  };
  const below = (level: AlertLevel, above: number): number => Math.min(at(level), above);
  const alarm = at('alarm');
  const overdue = below('overdue', alarm);
  const late = below('late', overdue);
  return { ...present, due: Math.min(present.due, late), late, overdue, alarm };
}

/**
 * Returns the ladder of a boat whose crew called for help: an alarm from then on, regardless of its time (rule safety.help).
 */
export function helpLadder(ladder: Ladder, askedMs: number): Ladder {
  const at = (level: AlertLevel | 'due'): number => Math.min(ladder[level], askedMs);
  return { ...ladder, due: at('due'), late: at('late'), overdue: at('overdue'), alarm: at('alarm') };
}

const FROM_THE_TOP = ['alarm', 'overdue', 'late', 'due'] as const satisfies readonly Level[];

/** Returns the level of a boat that is out, at an instant. */
export const levelAt = (ladder: Ladder, nowMs: number): Level =>
  FROM_THE_TOP.find((level) => nowMs >= ladder[level]) ?? 'out';

/**
 * Whether a boat is late enough that officers are alerted and see its crew's contacts (rules safety.alerts, safety.contacts).
 */
export const isOverdueLevel = (level: Level): boolean => level === 'overdue' || level === 'alarm';

/**
 * Returns the end of the boat's time, after so many minutes or at the last boat; a launch without a time gets the earlier of
 * the two.
 */
export function expectedReturn(
  back: number | 'dark' | undefined,
  fromMs: number,
  { minutes, lastBoatMs }: { minutes: number } & Pick<DayEnd, 'lastBoatMs'>,
): number {
  if (typeof back === 'number') return fromMs + back * MINUTE_MS;
  const isBeforeDark = lastBoatMs !== null && fromMs < lastBoatMs;
  if (back === 'dark' && isBeforeDark) return Math.min(lastBoatMs, fromMs + MINUTES_MAX * MINUTE_MS);
  const usual = fromMs + minutes * MINUTE_MS;
  return isBeforeDark ? Math.min(usual, lastBoatMs) : usual;
}

/** Returns the usual duration of an outing: in its area, else in the club. */
export const usualMinutes = (
  { minutes, areas }: Pick<SafetySettings, 'minutes' | 'areas'>,
  area: string | null,
): number => areas.find(({ _id }) => _id === area)?.minutes ?? minutes;
