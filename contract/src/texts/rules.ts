import type { FieldRule } from '../errors/fieldRule.ts';
import { NAME_INVISIBLE, NAME_MARKS, NAME_WITHOUT_LETTERS, TEXT_DIRECTION } from './texts.ts';

/** U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069. */
const TURNS_DIRECTION = /\p{Bidi_Control}/u;

/** Controls, fillers, joiners, private use, and the blank of braille, which is no space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\u2800]/u;

/** Whatever a person writes: one line may not be made to read as another. */
export const writtenTextRule: FieldRule = (text) => (TURNS_DIRECTION.test(text) ? TEXT_DIRECTION : null);

/** A name as it is kept: compatibility forms as their usual letters (NFKC), no spaces around it, one between words. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}

/** Marks above, below and around a letter. Vietnamese has two on one letter; marks with a place of their own do not count. */
const PILED_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;

/** A text with the first two marks of each letter. */
export const withFewMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(PILED_MARKS, '$1').normalize('NFC');

/** What is typed for an apostrophe: ‘ ’ ‛ ʹ ʻ ʼ ʽ ˈ ′ and the accents ` and ´. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u2032`\u00b4]/g;

/** A text with one kind of apostrophe, for comparing: keyboards type ' or ’. */
export const plainApostrophes = (text: string): string => text.replaceAll(APOSTROPHES, "'");

/** A name, tidy: letters in it, two marks on each at most, and nothing that nobody sees. */
export const visibleNameRule: FieldRule = (name) => {
  if (INVISIBLE.test(name)) return NAME_INVISIBLE;
  if (withFewMarks(name) !== name.normalize('NFC')) return NAME_MARKS;
  return /\p{L}/u.test(name) ? null : NAME_WITHOUT_LETTERS;
};

/** Whether a text has something that nobody sees; what is typed into one line never has. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);
