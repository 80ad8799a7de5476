import type { FieldRule } from '../errors/fieldRule.ts';
import { NAME_INVISIBLE, NAME_MARKS, NAME_WITHOUT_LETTERS, TEXT_DIRECTION } from './texts.ts';

/** U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069. */
const TURNS_DIRECTION = /\p{Bidi_Control}/u;

/** Controls, fillers, joiners, private use, and the braille blank, which is not a space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\u2800]/u;

/** Refused in any entered text, as one line must not be readable as another. */
export const writtenTextRule: FieldRule = (text) => (TURNS_DIRECTION.test(text) ? TEXT_DIRECTION : null);

/** Returns a name as stored: compatibility forms as their usual letters (NFKC), trimmed, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}

/** Marks above, below and around a letter. Vietnamese uses two on one letter; spacing marks do not count. */
const PILED_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;

/** Returns a text with the first two marks of each letter. */
export const withFewMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(PILED_MARKS, '$1').normalize('NFC');

/** Variants typed for an apostrophe: ‘ ’ ‛ ʹ ʻ ʼ ʽ ˈ ′ and the accents ` and ´. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u2032`\u00b4]/g;

/** Returns a text with one kind of apostrophe, for comparing: keyboards type ' or ’. */
export const plainApostrophes = (text: string): string => text.replaceAll(APOSTROPHES, "'");

/** Refuses a name without letters, with more than two marks on one, or with invisible characters. */
export const visibleNameRule: FieldRule = (name) => {
  if (INVISIBLE.test(name)) return NAME_INVISIBLE;
  if (withFewMarks(name) !== name.normalize('NFC')) return NAME_MARKS;
  return /\p{L}/u.test(name) ? null : NAME_WITHOUT_LETTERS;
};

/** Whether a text has invisible characters; single-line entries never need them. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);
