import { addDays, mondayOf, weekday } from '@fleetwatch/contract/time/weeks';
import type { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import { seededRandomFor } from './seededRandomFor.ts';
import { DEMO_MEMBERS } from './people.ts';

/** A plan of the demo club that recurs through this week and the next. */
export interface DemoPlan {
  /** Index into DEMO_MEMBERS. */
  author: number;
  /** Null for an Open Plan. */
  group: (typeof PROTECTED_USER_GROUPS)[number] | null;
  description: string;
  launchTime: string;
  landTime: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  /** Names of its reserved boats; no boat is in two plans, so plans never conflict. */
  boats: readonly string[];
  limit: number | null;
  /** Number of members who have joined each occurrence. */
  joined: number;
}

export const DEMO_PLANS: readonly DemoPlan[] = [
  {
    author: 1,
    group: 'Open Women',
    description: 'Eight before work. Steady state to the lock and back.',
    launchTime: '05:45',
    landTime: '07:15',
    weekdays: [1, 3, 5],
    boats: ['North Wind'],
    limit: 9,
    joined: 7,
  },
  {
    author: 2,
    group: 'HPG',
    description: 'Quads side by side, racing pieces.',
    launchTime: '17:00',
    landTime: '18:45',
    weekdays: [2, 4],
    boats: ['Osprey', 'Peregrine'],
    limit: 8,
    joined: 8,
  },
  {
    author: 0,
    group: null,
    description: 'Easy doubles for anyone who comes, coffee afterwards.',
    launchTime: '07:30',
    landTime: '09:00',
    weekdays: [6, 7],
    boats: ['Curlew', 'Gannet'],
    limit: null,
    joined: 3,
  },
  {
    author: 26,
    group: 'Master Men',
    description: 'Coxed four, looking for a cox.',
    launchTime: '06:00',
    landTime: '07:30',
    weekdays: [2, 4],
    boats: ['Alder'],
    limit: 5,
    joined: 4,
  },
  {
    author: 3,
    group: 'Scullers',
    description: 'Learning to scull: one coach launch, four singles.',
    launchTime: '18:15',
    landTime: '19:30',
    weekdays: [1, 3],
    boats: ['Coach One', 'Tern', 'Finch', 'Wren', 'Swift'],
    limit: 4,
    joined: 2,
  },
];

/** The plan that boards when the club is created. */
export const DEMO_NEXT_PLAN = {
  author: 12,
  group: null,
  description: 'Four needs one more. Meet at the dock.',
  boats: ['Rowan'],
  limit: 5,
  joined: 4,
} as const satisfies Omit<DemoPlan, 'launchTime' | 'landTime' | 'weekdays'>;

/** The days of this week and the next on which a plan occurs, Monday first. */
export function daysOfPlan({ weekdays }: Pick<DemoPlan, 'weekdays'>, today: string): string[] {
  const monday = mondayOf(today);
  return Array.from({ length: 14 }, (_, index) => addDays(monday, index)).filter((day) =>
    weekdays.includes(weekday(day)),
  );
}

/** The members who have joined a plan on a day, as indexes into DEMO_MEMBERS; always the same for the day. */
export function crewOfDay(
  { description, joined }: Pick<DemoPlan, 'description' | 'joined'>,
  day: string,
): number[] {
  const everyone = DEMO_MEMBERS.map((_, index) => index);
  return seededRandomFor(`plan ${description} ${day}`).shuffle(everyone).slice(0, joined);
}
