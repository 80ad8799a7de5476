import { type SunEvent } from './light.ts';
import { counted } from '../texts/counted.ts';
import type { RatedRow } from './flags.ts';
import { type Flag, type Op, type AdapterKey } from './kinds.ts';
import {
  CONDITION_RULES_MAX,
  CONDITION_SOURCES_MAX,
  FLAG_HOURS_MAX,
  FLAG_REASON_MAX,
  FLAG_TEXT_MAX,
  HOLD_MINUTES_MAX,
  HOLD_MORNINGS_MAX,
  NOTE_MAX,
  WHERE_MAX,
} from './limits.ts';
import {
  LIGHT,
  shownText,
  shownUnit,
  valueIn,
  valueText,
  type ShownUnits,
  type Input,
  type MeasuredInput,
} from './units.ts';
import type { ConditionRule, Hold } from './wire.ts';

export const NO_READING = 'No current reading. Check at the dock.';
export const EXAMPLE_READINGS = 'Example readings';
export const BY_HAND = 'by hand';
export const CONDITIONS_OFF = 'This club does not use conditions.';
export const ONLY_CONDITION_OFFICERS = 'Only safety officers and coaches can do this.';
export const ONLY_REPORTERS = 'Only officers and members the club has chosen can do this.';
export const ONLY_SAFETY_LOWERS = 'Only a safety officer can lower the flag.';
export const LOWER_REASON = `Enter why you are lowering the flag, in 3 to ${FLAG_REASON_MAX} characters.`;
export const FLAG_TEXT_LENGTH = `Use at most ${FLAG_TEXT_MAX} characters.`;
export const FLAG_HOURS = `Enter whole hours from 1 to ${FLAG_HOURS_MAX}.`;
export const FLAGS_FULL = 'No more flags can be raised. End one first.';
export const TABLE_NEWER = 'Someone else has changed the rules since then. Review their changes first.';
export const ROW_TWICE = `Use at most ${CONDITION_RULES_MAX} rules, each with its own id.`;
export const ROW_UNIT = 'Choose a unit for this reading.';
export const ROW_CLASS = 'Choose classes of the fleet.';
export const ROW_CLEARANCE = 'Choose clearances of this club.';
export const ROW_SOURCE = 'Choose a source of this club that has this reading.';
export const NOTE_LENGTH = `Use at most ${NOTE_MAX} characters.`;
export const HOLD_RANGE = `Enter whole minutes up to ${HOLD_MINUTES_MAX}, or mornings up to ${HOLD_MORNINGS_MAX}.`;
export const ROW_VALUE = 'This limit is not possible. Check the value and unit.';
export const SOURCES_FULL = `A club can have at most ${CONDITION_SOURCES_MAX} sources.`;
export const SOURCE_INPUTS = 'Choose readings that this source has.';
export const SOURCE_STATION = 'Enter the station exactly as its service writes it.';
export const SOURCE_PLACE = "Set the club's location first: this source needs it.";
export const SOURCE_ID = 'This source is no longer in the list.';
export const WHERE_LENGTH = `Use at most ${WHERE_MAX} characters.`;
export const VALUE_RANGE = 'This reading is not possible. Check the value and unit.';
export const REPORTERS_UNKNOWN = 'Choose members of this club, each only once.';

export const OP_TEXTS: Readonly<Record<Op, string>> = {
  lt: 'under',
  lte: 'at most',
  gt: 'over',
  gte: 'at least',
};

/** 'Water under 10 °C', 'Alert at least moderate' */
export function lineText({
  input,
  op,
  value,
  unit,
}: Pick<ConditionRule, 'input' | 'op' | 'value' | 'unit'>): string {
  if (input === 'lightning') return INPUT_TEXTS.lightning;
  const step = STEP_TEXTS[input]?.[value];
  return `${INPUT_TEXTS[input]} ${OP_TEXTS[op]} ${step ?? valueText(value, unit)}`;
}

/** 'Rules stay active for 30 minutes after their last reading beyond the limit.' */
export function holdText({ kind, count }: Hold): string {
  if (count === 0) return 'Rules end as soon as a reading is back within limits.';
  return kind === 'minutes'
    ? `Rules stay active for ${counted(count, 'minute')} after their last reading beyond the limit.`
    : `Rules stay active until ${count === 1 ? 'a morning is' : `${count} mornings are`} within limits.`;
}

const noted = (text: string, note: string): string => (note === '' ? text : `${text} ${note}`);

/** 'Water 8.2 °C, under 10 °C. Four-oared boats only.', in the club's units. */
export function rowText({ rule, value }: RatedRow, units?: ShownUnits): string {
  const { input, op, unit, note } = rule;
  if (input === 'light') return noted(value === LIGHT.dark ? 'It is dark.' : 'The light is poor.', note);
  if (input === 'lightning') return noted('There is a thunderstorm.', note);
  if (input === 'alert') return noted('An alert is in force.', note);
  const limit = `${OP_TEXTS[op]} ${shownText(input, rule.value, unit, units)}`;
  const label = INPUT_TEXTS[input];
  const shown = shownUnit(input, unit, units);
  return value === null
    ? noted(`${label} was ${limit} recently.`, note)
    : noted(`${label} ${valueText(valueIn(input, value, shown), shown)}, ${limit}.`, note);
}

/** 'Red flag: fog at the bridge.' */
export const flagIs = (flag: Flag, text: string): string =>
  text === '' ? `${FLAG_TEXTS[flag]} flag.` : `${FLAG_TEXTS[flag]} flag: ${text.replace(/[.\s]+$/, '')}.`;

export const FLAG_TEXTS: Readonly<Record<Flag, string>> = {
  green: 'Green',
  grey: 'Readings missing',
  blue: 'Blue',
  yellow: 'Yellow',
  red: 'Red',
};

/** Name of a source, the inputs it supplies, and the kind of its station. One without a station uses the club's place. */
export const ADAPTER_TEXTS: Readonly<
  Record<AdapterKey, { title: string; inputs: readonly MeasuredInput[]; station: string | null }>
> = {
  'open-meteo': {
    title: 'Open-Meteo',
    inputs: ['wind', 'gust', 'airC', 'visibility', 'lightning'],
    station: null,
  },
  nws: { title: 'US National Weather Service', inputs: ['alert'], station: null },
  nwps: {
    title: 'NOAA water prediction service',
    inputs: ['level', 'flow'],
    station: 'Gauge, such as BRKM2',
  },
  usgs: {
    title: 'USGS',
    inputs: ['level', 'flow', 'waterC'],
    station: 'Number of the site, such as 01646500',
  },
  pegelonline: {
    title: 'Pegelonline',
    inputs: ['level', 'flow', 'waterC'],
    station: 'UUID of the station',
  },
  ea: { title: 'Environment Agency', inputs: ['level', 'flow'], station: 'Reference, such as 2200TH' },
  'ea-floods': { title: 'Environment Agency flood warnings', inputs: ['alert'], station: null },
};

export const SUN_EVENT_TEXTS: Readonly<Record<SunEvent, string>> = {
  dawn: 'Dawn',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  dusk: 'Dusk',
};

export const INPUT_TEXTS: Readonly<Record<Input, string>> = {
  wind: 'Wind',
  gust: 'Gust',
  waterC: 'Water',
  airC: 'Air',
  airPlusWaterF: 'Air plus water',
  level: 'Level',
  flow: 'Flow',
  visibility: 'Visibility',
  lightning: 'Thunderstorm',
  alert: 'Alert',
  light: 'Light',
};

/** The steps of inputs that have no unit, from the lowest; as rules may name them. */
export const STEP_TEXTS: Partial<Record<Input, readonly string[]>> = {
  lightning: ['none', 'near'],
  alert: ['none', 'minor', 'moderate', 'severe', 'extreme'],
  light: ['dark', 'twilight', 'day'],
};
