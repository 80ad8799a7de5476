import { counted } from '@fleetwatch/contract/texts/counted';
import { distanceInWords, formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { formatWhole } from './formatWhole.ts';

const inWords = (unit: ShownUnit): string => UNIT_TITLES[unit].toLowerCase();

export const SEASONS = 'Seasons';
export const SEASON_TOTALS = 'Season totals';
export const seasonDistance = (unit: ShownUnit): string => `Season ${inWords(unit)}`;
export const TRIPS = 'Trips';
export const DAYS = 'Days';
export const RANK = 'Rank';
export const rankedOf = (members: number): string => `of ${members}`;
export const WEEK = 'Week';

/** @param name '2026', '2025/26' */
export const distanceTitle = (name: string, isRunning: boolean, unit: ShownUnit): string =>
  `${UNIT_TITLES[unit]} ${isRunning ? 'this season' : `in ${name}`}`;
/** Names of the lines; without the previous season or a goal, their lines are not drawn. */
export const lineKey = (name: string, nameBefore: string | null, hasGoal: boolean): string =>
  [
    `solid: ${name}`,
    ...(nameBefore === null ? [] : [`dotted: ${nameBefore}`]),
    ...(hasGoal ? ['dashed: goal'] : []),
  ].join(', ');
const goalProgress = (goal: number, miles: number, unit: ShownUnit): string =>
  miles < goal
    ? `${formatIn(goal - miles, unit)} short of the goal of ${formatWhole(goal, unit)}`
    : `goal of ${formatWhole(goal, unit)} reached`;
interface Compared {
  name: string;
  nameBefore: string;
  isRunning: boolean;
  miles: number;
  milesBefore: number;
}
export const seasonSummary = (
  { name, nameBefore, isRunning, miles, milesBefore }: Compared,
  goal: number | null,
  unit: ShownUnit,
): string =>
  [
    `${distanceInWords(miles, unit)} in ${name}`,
    `${formatIn(milesBefore, unit)} in ${nameBefore}${isRunning ? ' by this date' : ''}`,
    ...(goal === null ? [] : [goalProgress(goal, miles, unit)]),
  ]
    .join(', ')
    .concat('.');
export const LAST_YEAR = 'last year';
/** @param amount whole, in the displayed unit; negative if this season is behind */
export const differenceFrom = (other: string, amount: number): string => {
  if (amount === 0) return `same as ${other}`;
  return `${amount > 0 ? '+' : '−'}${formatMiles(Math.abs(amount))} vs. ${other}`;
};

/** @param when 'May 1', 'May' */
export const distanceOn = (when: string, miles: number, unit: ShownUnit): string =>
  `${when}: ${distanceInWords(miles, unit)}`;

export const DAYS_ON_WATER = 'Days on the water';
export const daysSummary = (rowed: number, passed: number, streak: number): string =>
  `${rowed} of ${counted(passed, 'day')}, longest streak ${counted(streak, 'day')}`;

export const MY_WORKOUTS = 'My workouts';
export const WORKOUT_TYPE = 'Workout type';
export const NO_TRIPS = 'No trips yet this season.';

export const MY_GOAL = 'My goal';
export const SEASON_GOAL = 'Season goal';
export const GOAL = 'Goal';
export const goalIn = (unit: ShownUnit): string => `Season goal in ${inWords(unit)}`;
export const SET_GOAL = 'Set goal';
export const goalRange = (unit: ShownUnit, most: number): string =>
  `Enter a whole number of ${inWords(unit)}, at most ${formatMiles(most)}.`;
