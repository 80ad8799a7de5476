import type { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import type { WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import { seededRandomFor } from './seededRandomFor.ts';

/** A workout that a coach of the demo club has posted; the coach is an index into DEMO_MEMBERS. */
export interface DemoWorkout {
  coach: number;
  type: WorkoutTypeName;
  group: (typeof PROTECTED_USER_GROUPS)[number];
  text: string;
}

const TEXTS: readonly (readonly [WorkoutTypeName, string])[] = [
  ['Recovery', '40 minutes easy, rate 18. Pause drills on the way out, feet out on the way home.'],
  ['Steady State', '3 x 20 minutes, rates 18, 20 and 18, four minutes between. Long and together.'],
  ['Steady State', '60 minutes at rate 20. Ten strokes with square blades every ten minutes.'],
  [
    'Anaerobic Threshold',
    '4 x 8 minutes at rate 24, three minutes light in between. Row the last like the first.',
  ],
  ['Interval Training', '8 x 500 m, rate 30 and up, equal rest.'],
  ['Interval Training', '12 x 1 minute on, 1 minute off. Rates 28, 30, 32, then repeat.'],
  ['Pyramids', '1-2-3-4-3-2-1 minutes at rate 28, half the time off between.'],
  ['Racing Pieces', '2 x 1,000 m side by side from a standing start, rate 32, ten minutes between.'],
  ['Uncategorized', 'Capsize drill by the low dock. Bring dry clothes.'],
];
const GROUPS = ['Open Men', 'Open Women', 'Master Men', 'Master Women', 'Scullers', 'HPG'] as const;
const COACHES = [1, 2, 3, 4] as const;
/** Mondays, Wednesdays and Fridays, 1 Monday to 7 Sunday. */
const POSTING_DAYS = [1, 3, 5];

/** The workouts posted on a day, always the same for the day. */
export function workoutsOfDay(day: string, isoWeekday: number): DemoWorkout[] {
  if (!POSTING_DAYS.includes(isoWeekday)) return [];
  const dice = seededRandomFor(`workouts ${day}`);
  const groups = dice.shuffle(GROUPS);
  return dice
    .shuffle(COACHES)
    .slice(0, 2)
    .map((coach, index) => workoutFor(dice.pick(TEXTS), coach, groups[index]));
}

/** The workout posted on the day on which the demo club is created, on any weekday. */
export function workoutOfToday(day: string): DemoWorkout {
  const dice = seededRandomFor(`workout of today ${day}`);
  return workoutFor(dice.pick(TEXTS), dice.pick(COACHES), dice.pick(GROUPS));
}

function workoutFor(
  [type, text]: (typeof TEXTS)[number],
  coach: number,
  group: DemoWorkout['group'] = 'Scullers',
): DemoWorkout {
  return { coach, type, group, text };
}
