import type { ConditionRule, Hold } from './wire.ts';

/** A row of a preset: its classes are the club's classes with the documented names. */
export interface PresetRow extends Omit<ConditionRule, 'id' | 'source' | 'classes' | 'clearances'> {
  classNames?: readonly string[];
}

/** Starting table for a club (rule condition.presets). */
export interface ConditionPreset {
  key: string;
  title: string;
  what: string;
  rows: readonly PresetRow[];
  hold: Hold;
}

/** Boats with fewer than four oars. */
const UNDER_FOUR_OARS = ['Scull', 'Straight Pair', 'Pair-with'];
const SINGLES = ['Scull'];
const MORNINGS: Hold = { kind: 'mornings', count: 3 };
const HALF_AN_HOUR: Hold = { kind: 'minutes', count: 30 };
const FOUR_OARS = 'Boats with four or more oars only.';

export const CONDITION_PRESETS: readonly ConditionPreset[] = [
  {
    key: 'four-oar',
    title: 'Four oars',
    what: 'Water under 50 °F: boats with four or more oars only. Under 40 °F: no boats.',
    rows: [
      { input: 'waterC', op: 'lt', value: 60, unit: 'F', effect: 'caution', note: 'Dress for the water.' },
      {
        input: 'waterC',
        op: 'lt',
        value: 50,
        unit: 'F',
        effect: 'no',
        note: FOUR_OARS,
        classNames: UNDER_FOUR_OARS,
      },
      { input: 'waterC', op: 'lt', value: 40, unit: 'F', effect: 'no', note: 'No rowing.' },
    ],
    hold: MORNINGS,
  },
  {
    key: 'rule-of-90',
    title: 'Rule of 90',
    what: 'Air and water together under 90 °F: boats with four or more oars only.',
    rows: [
      {
        input: 'airPlusWaterF',
        op: 'lt',
        value: 90,
        unit: 'F',
        effect: 'no',
        note: FOUR_OARS,
        classNames: UNDER_FOUR_OARS,
      },
      { input: 'waterC', op: 'lte', value: 45, unit: 'F', effect: 'no', note: 'No rowing.' },
    ],
    hold: MORNINGS,
  },
  {
    key: 'cold-water',
    title: 'Cold water',
    what: 'Water under 10 °C: no singles.',
    rows: [
      {
        input: 'waterC',
        op: 'lt',
        value: 10,
        unit: 'C',
        effect: 'no',
        note: 'No singles on their own.',
        classNames: SINGLES,
      },
      { input: 'waterC', op: 'lt', value: 10, unit: 'C', effect: 'caution', note: 'Dress for the water.' },
    ],
    hold: MORNINGS,
  },
  {
    key: 'level',
    title: 'Level',
    what: 'Over 150 cm, launches ask. Over 250 cm, they stop. Change these to suit your gauge.',
    rows: [
      {
        input: 'level',
        op: 'gte',
        value: 150,
        unit: 'cm',
        effect: 'caution',
        note: 'The current is strong.',
      },
      { input: 'level', op: 'gte', value: 250, unit: 'cm', effect: 'no', note: 'The river is closed.' },
    ],
    hold: { kind: 'minutes', count: 120 },
  },
  {
    key: 'wind',
    title: 'Wind and thunder',
    what: 'Singles stay in from 9 m/s. Everyone stays in from 14 m/s and for 30 minutes after thunder.',
    rows: [
      { input: 'wind', op: 'gte', value: 6, unit: 'mps', effect: 'caution', note: '' },
      {
        input: 'wind',
        op: 'gte',
        value: 9,
        unit: 'mps',
        effect: 'no',
        note: 'No small boats.',
        classNames: UNDER_FOUR_OARS,
      },
      { input: 'gust', op: 'gte', value: 14, unit: 'mps', effect: 'no', note: '' },
      { input: 'lightning', op: 'gte', value: 1, unit: 'step', effect: 'no', note: 'Wait for 30 minutes.' },
    ],
    hold: HALF_AN_HOUR,
  },
  {
    key: 'flags',
    title: 'Flags by wind, frost, fog and current',
    what: 'Launches ask in wind of 35 mph, frost, or fog under 150 m. They stop at 150 cm above normal level.',
    rows: [
      { input: 'wind', op: 'gte', value: 35, unit: 'mph', effect: 'caution', note: '' },
      {
        input: 'airC',
        op: 'lte',
        value: 0,
        unit: 'C',
        effect: 'caution',
        note: 'Watch for ice on the dock and oars.',
      },
      { input: 'visibility', op: 'lt', value: 150, unit: 'm', effect: 'caution', note: 'Lights on.' },
      { input: 'level', op: 'gte', value: 150, unit: 'cm', effect: 'no', note: 'The river is closed.' },
    ],
    hold: HALF_AN_HOUR,
  },
];

/**
 * Returns a preset's rows with the club's classes. A row is left out if the club has none of its classes: it would stop every
 * boat.
 */
export function rowsOf(
  { key, rows }: ConditionPreset,
  groups: readonly { _id: string; name: string }[],
): ConditionRule[] {
  return rows.flatMap(({ classNames, ...row }, at) => {
    const classes = groups.filter(({ name }) => classNames?.includes(name)).map(({ _id }) => _id);
    if (classNames && classes.length === 0) return [];
    return [{ ...row, id: `${key}-${at + 1}`, source: null, classes, clearances: [] }];
  });
}
