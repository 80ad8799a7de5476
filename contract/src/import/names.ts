import { NAME_MAX } from '../accounts/limits.ts';
import { nameRule } from '../accounts/rules.ts';
import { BOAT_NAME_MAX, BOAT_NAME_MIN } from '../boats/limits.ts';
import { editedBoatNameRule } from '../boats/rules.ts';
import { tidyName, withFewMarks } from '../texts/rules.ts';

const BOAT_SPECIAL = /[/\\|\-_#@*&^~!?,;:`(){}[\]<>]+/g;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\u2800]/gu;
/** Accents typed for an apostrophe, which NFKC would tear from their letter. */
const ACCENTS = /[`\u00b4]/g;
const NO_NAME_LETTER = /[^\p{L}\p{M}'’.\- ]+/gu;

/** Removes what names may not contain: invisible characters, and stacked marks. */
const seenOf = (text: string): string => withFewMarks(tidyName(text).replaceAll(UNSEEN, ''));

const cut = (text: string, most: number): string => text.slice(0, most).trim();
const ROMAN = [
  ...([
    ['M', 1_000],
    ['CM', 900],
    ['D', 500],
    ['CD', 400],
    ['C', 100],
    ['XC', 90],
    ['L', 50],
    ['XL', 40],
  ] as const),
  ...([
    ['X', 10],
    ['IX', 9],
    ['V', 5],
    ['IV', 4],
    ['I', 1],
  ] as const),
];

/** Returns II, III, IV …: names of members have letters only. */
function romanOf(count: number): string {
  let [text, left] = ['', count];
  for (const [letters, value] of ROMAN) for (; left >= value; left -= value) text += letters;
  return text;
}

/**
 * Returns a boat name that the rules accept (rule moving.names): its own if valid, else one close to it. `109` becomes `Boat
 * 109`.
 */
export function boatNameFor(original: string): string {
  if (editedBoatNameRule(original) === null) return tidyName(original);
  const name = tidyName(seenOf(original).replaceAll(BOAT_SPECIAL, ' '));
  const isEnough = name.length >= BOAT_NAME_MIN && /\p{L}/u.test(name);
  return cut(isEnough ? name : `Boat ${name}`, BOAT_NAME_MAX);
}

const initialsOf = (words: readonly string[]): string[] => words.map((word) => `${word.slice(0, 1)}.`);

/**
 * Returns a member name that the rules accept: its own if valid; else without digits and signs, and, if too long, the first and
 * the last name, or the last name with initials.
 */
export function memberNameFor(original: string): string {
  const written = original.replaceAll(ACCENTS, "'");
  if (nameRule(written) === null) return tidyName(written);
  const name = tidyName(seenOf(written).replaceAll(NO_NAME_LETTER, ' '));
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return 'Rower Unnamed';
  const all = words.length === 1 || words.join(' ').length < 5 ? ['Rower', ...words] : words;
  const whole = all.join(' ');
  if (whole.length <= NAME_MAX) return whole;
  const last = all.at(-1) ?? '';
  const outer = [all[0], last].join(' ');
  if (outer.length <= NAME_MAX) return outer;
  const short = [...initialsOf(all.slice(0, -1)).slice(-2), last].join(' ');
  return cut(short, NAME_MAX);
}

/**
 * Returns the first free variant of a name: the name itself, or with a number appended.
 * @param isTaken marks the name as taken
 * @param reached the number reached by each name, so that a thousandth namesake is not counted from one
 */
export function uniqueName(
  name: string,
  most: number,
  isTaken: (name: string) => boolean,
  reached = new Map<string, number>(),
): string {
  for (let count = (reached.get(name) ?? 0) + 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${romanOf(count)}`;
    const candidate = `${cut(name, most - ending.length)}${ending}`;
    if (isTaken(candidate)) continue;
    reached.set(name, count);
    return candidate;
  }
}
