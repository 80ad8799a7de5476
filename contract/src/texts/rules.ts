import type { FieldRule } from '../errors/fieldRule.ts';
import { NAME_INVISIBLE, NAME_WITHOUT_LETTERS, TEXT_DIRECTION } from './messages.ts';

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

/** A name, tidy: letters in it, and nothing that nobody sees. */
export const visibleNameRule: FieldRule = (name) => {
  if (INVISIBLE.test(name)) return NAME_INVISIBLE;
  return /\p{L}/u.test(name) ? null : NAME_WITHOUT_LETTERS;
};

/** Whether a text has something that nobody sees; what is typed into one line never has. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);
