/** Inputs of a club's rules (rule condition.inputs). The last two are derived: from air and water, and from the sun. */
export const INPUTS = [
  'wind',
  'gust',
  'waterC',
  'airC',
  'level',
  'flow',
  'visibility',
  'lightning',
  'alert',
  'airPlusWaterF',
  'light',
] as const;
export type Input = (typeof INPUTS)[number];

/** Inputs that are measured or entered rather than derived. */
export const MEASURED_INPUTS = INPUTS.filter(
  (input): input is MeasuredInput => input !== 'airPlusWaterF' && input !== 'light',
);
export type MeasuredInput = Exclude<Input, 'airPlusWaterF' | 'light'>;

/** `bft` is a step of Beaufort's scale; `step` a step of an input's own: of light, alert and lightning. */
export const UNITS = [
  ...['mps', 'kmh', 'mph', 'kn', 'bft', 'C', 'F', 'cm', 'm', 'ft', 'km', 'mi', 'm3s', 'cfs'],
  'step',
] as const;
export type Unit = 'mps' | 'kmh' | 'mph' | 'kn' | 'bft' | Temperature | Length | 'm3s' | 'cfs' | 'step';
type Temperature = 'C' | 'F';
type Length = 'cm' | 'm' | 'ft' | 'km' | 'mi';

const SPEEDS: readonly Unit[] = ['mps', 'kmh', 'mph', 'kn', 'bft'];
const STEPS: readonly Unit[] = ['step'];

/** The units of an input. The first is the unit of comparison. */
export const UNITS_OF: Readonly<Record<Input, readonly Unit[]>> = {
  wind: SPEEDS,
  gust: SPEEDS,
  waterC: ['C', 'F'],
  airC: ['C', 'F'],
  airPlusWaterF: ['F'],
  level: ['cm', 'm', 'ft'],
  flow: ['m3s', 'cfs'],
  visibility: ['m', 'km', 'ft', 'mi'],
  lightning: STEPS,
  alert: STEPS,
  light: STEPS,
};

export const UNIT_TEXTS: Readonly<Record<Unit, string>> = {
  mps: 'm/s',
  kmh: 'km/h',
  mph: 'mph',
  kn: 'kn',
  bft: 'Bft',
  C: '°C',
  F: '°F',
  cm: 'cm',
  m: 'm',
  ft: 'ft',
  km: 'km',
  mi: 'mi',
  m3s: 'm³/s',
  cfs: 'ft³/s',
  step: '',
};

/** Physically possible values, in the unit of comparison: a number beyond is a fault (rule condition.readings). */
export const RANGES: Readonly<Record<MeasuredInput, readonly [least: number, most: number]>> = {
  wind: [0, 75],
  gust: [0, 115],
  waterC: [-3, 45],
  airC: [-60, 60],
  level: [-2_000, 25_000],
  flow: [-20_000, 300_000],
  visibility: [0, 200_000],
  lightning: [0, 1],
  alert: [0, 4],
};

/** Steps of inputs without a unit: thunderstorms, alerts by severity, light. */
export const LIGHTNING = { none: 0, near: 1 } as const;
export const ALERT = { none: 0, minor: 1, moderate: 2, severe: 3, extreme: 4 } as const;
export const LIGHT = { dark: 0, twilight: 1, day: 2 } as const;

/** Lowest speed, in m/s, of each Beaufort step. */
const BEAUFORT_FROM = [0, 0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

const FOOT_M = 0.3048;
const MILE_M = 1_609.344;
const CM_A_METRE = 100;

/** Factor from a unit to the unit of comparison, for units with the same zero. */
const FACTORS: Partial<Record<Unit, number>> = {
  mps: 1,
  kmh: 1 / 3.6,
  mph: 0.44704,
  kn: 1_852 / 3_600,
  m3s: 1,
  cfs: FOOT_M ** 3,
  step: 1,
};
const METRES: Partial<Record<Unit, number>> = { cm: 1 / CM_A_METRE, m: 1, ft: FOOT_M, km: 1_000, mi: MILE_M };

const factorOf = (input: Input, unit: Unit): number => {
  const metres = METRES[unit];
  if (metres === undefined) return FACTORS[unit] ?? 1;
  return input === 'level' ? metres * CM_A_METRE : metres;
};

export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32;
const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/**
 * Returns a value in its input's unit of comparison: `comparedValue('waterC', 50, 'F') === 10`. A Beaufort step becomes its
 * lower end.
 */
export function comparedValue(input: Input, value: number, unit: Unit): number {
  if (unit === 'bft') {
    const step = Math.min(Math.max(Math.round(value), 0), BEAUFORT_FROM.length - 1);
    return BEAUFORT_FROM[step] ?? 0;
  }
  if (unit === 'F' && input !== 'airPlusWaterF') return celsiusOf(value);
  return value * factorOf(input, unit);
}

/** Returns a compared value in another unit: `valueIn('wind', 9, 'bft') === 5` */
export function valueIn(input: Input, compared: number, unit: Unit): number {
  if (unit === 'bft') return BEAUFORT_FROM.filter((from) => from <= compared).length - 1;
  if (unit === 'F' && input !== 'airPlusWaterF') return fahrenheitOf(compared);
  return compared / factorOf(input, unit);
}

/** Quantities whose unit a club chooses (rule condition.units), with the choices. */
export const SHOWN_UNITS = {
  speed: SPEEDS,
  temperature: ['C', 'F'],
  level: ['cm', 'm', 'ft'],
  flow: ['m3s', 'cfs'],
} as const satisfies Record<string, readonly Unit[]>;
export type Quantity = keyof typeof SHOWN_UNITS;
export const QUANTITIES: readonly Quantity[] = ['speed', 'temperature', 'level', 'flow'];

/** A club's units for readings; null for the unit of the measurement. */
export type ShownUnits = Record<Quantity, Unit | null>;
export const AS_MEASURED: ShownUnits = { speed: null, temperature: null, level: null, flow: null };

const QUANTITY_OF: Partial<Record<Input, Quantity>> = {
  wind: 'speed',
  gust: 'speed',
  waterC: 'temperature',
  airC: 'temperature',
  level: 'level',
  flow: 'flow',
};

/** Returns the club's unit for an input that was measured, or has its limit, in another. */
export function shownUnit(input: Input, unit: Unit, units: ShownUnits | undefined): Unit {
  const quantity = QUANTITY_OF[input];
  return (quantity && units?.[quantity]) ?? unit;
}

/** Returns a value in the club's unit: `shownText('waterC', 50, 'F', {…, temperature: 'C'}) === '10 °C'` */
export function shownText(input: Input, value: number, unit: Unit, units: ShownUnits | undefined): string {
  const shown = shownUnit(input, unit, units);
  return valueText(shown === unit ? value : valueIn(input, comparedValue(input, value, unit), shown), shown);
}

const WHOLE_FROM = 100;

/** '9.4 °C', '142 cm': one decimal at most, none from a hundred on. */
export function valueText(value: number, unit: Unit): string {
  const rounded = Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${UNIT_TEXTS[unit]}`.trim();
}
