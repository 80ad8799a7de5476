import { hundredthsOfMeters } from '../sorties/distance.ts';
import { groupThousands } from '../texts/groupThousands.ts';
import type { LengthUnit } from './kinds.ts';

/** A distance as written: millionths of its unit, a whole number, so that sums are exact. */
export interface WrittenDistance {
  millionths: number;
  unit: LengthUnit;
}

const MICROMETRES: Readonly<Record<LengthUnit, bigint>> = {
  km: 1_000_000_000n,
  m: 1_000_000n,
  mi: 1_609_344_000n,
  yd: 914_400n,
};
const MILLIONTHS = 1_000_000;
const DECIMALS = 6;

/** A number, optionally followed by a unit: '12.5 km', '1,5km', '750 m', '3.1 mi', '400 yd', '12'. */
const WRITTEN = /^(\d{1,6})(?:[.,](\d{1,6}))?\s*([a-z]*)\.?$/i;
/** Numbers with a thousands separator that differs from the decimal mark: '1.234,5' and '1,234.5'. */
const GROUPED = /^(\d{1,3})([.,])(\d{3})([.,])(\d+)(.*)$/;
/** Meters and yards are not written in thousandths: '12,500' and '12.500' are twelve and a half thousand. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})$/;
const UNIT_WORDS: Readonly<Record<string, LengthUnit>> = {
  km: 'km',
  kms: 'km',
  kilometer: 'km',
  kilometers: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilomètres: 'km',
  kilómetros: 'km',
  kilometros: 'km',
  chilometri: 'km',
  m: 'm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  mètres: 'm',
  metros: 'm',
  metri: 'm',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  meilen: 'mi',
  yd: 'yd',
  yds: 'yd',
  yard: 'yd',
  yards: 'yd',
};

/** Returns the unit of a word such as 'km' or 'Miles'; null for another. */
export const unitOfWord = (word: string): LengthUnit | null => UNIT_WORDS[word.toLowerCase()] ?? null;

/**
 * Returns a distance in a file (rule moving.distance), with a decimal point or comma; an empty one is 0. Null if invalid.
 * @param unit of a number without a unit
 */
export function readDistance(text: string, unit: LengthUnit): WrittenDistance | null {
  const written = text
    .trim()
    .replace(GROUPED, (all: string, head, one, three, two, rest, end) =>
      one === two ? all : `${String(head)}${String(three)}.${String(rest)}${String(end)}`,
    );
  if (written === '') return { millionths: 0, unit };
  const [, whole, fraction = '', word = ''] = WRITTEN.exec(written) ?? [];
  const named = word === '' ? unit : unitOfWord(word);
  if (whole === undefined || named === null) return null;
  const number = /^[\d.,]+/.exec(written)?.[0] ?? '';
  const [, thousands, rest] = (named === 'm' || named === 'yd' ? THOUSANDS.exec(number) : null) ?? [];
  if (thousands !== undefined)
    return { millionths: Number(thousands + (rest ?? '')) * MILLIONTHS, unit: named };
  return { millionths: Number(whole) * MILLIONTHS + Number(fraction.padEnd(DECIMALS, '0')), unit: named };
}

/** Returns whole hundredths of a mile, rounded half up, once and from the text: 12.5 km are 777. A mile has 1609.344 m. */
export function hundredthsOfMile({ millionths, unit }: WrittenDistance): number {
  const mile = MICROMETRES.mi * BigInt(MILLIONTHS);
  return Number((BigInt(millionths) * MICROMETRES[unit] * 200n + mile) / (mile * 2n));
}

/**
 * Returns the distance as stored with a sortie: one in kilometers or meters with meter precision or finer
 * (`hundredthsOfMeters`), one in miles or yards in whole hundredths.
 */
export function importedHundredths(written: WrittenDistance): number {
  const { millionths, unit } = written;
  if (unit === 'km') return hundredthsOfMeters(millionths / 1_000);
  return unit === 'm' ? hundredthsOfMeters(millionths / MILLIONTHS) : hundredthsOfMile(written);
}

const MILLIONTHS_PER_HUNDREDTH: Readonly<Partial<Record<LengthUnit, number>>> = {
  mi: 10_000,
  yd: 17_600_000,
};

/** Whether `importedHundredths` rounds a distance. */
export const isRounded = ({ millionths, unit }: WrittenDistance): boolean =>
  millionths % (MILLIONTHS_PER_HUNDREDTH[unit] ?? 1) !== 0;

/** Formats millionths: `millionthsText(12_500_000) === '12.5'` */
export function millionthsText(millionths: number): string {
  const whole = Math.floor(millionths / MILLIONTHS);
  const fraction = String(millionths % MILLIONTHS)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  const grouped = groupThousands(whole);
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}
