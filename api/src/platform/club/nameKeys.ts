import { plainApostrophes, tidyName } from '@fleetwatch/contract/texts/rules';
import unhomoglyph from 'unhomoglyph';
import { duplicateFields } from '../database/database.ts';

/** Keys stored next to a name, so that names that look the same count as one. */
export interface NameKeys {
  /** Key for lookup and sorting. */
  nameKey: string;
  /** Looks of the name: another name that shares one of them counts as the same. */
  nameLooks: string[];
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Folds case through upper case, because 'ß' and 'ς' have capitals with other lower-case letters. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

/** Skeleton of UTS 39, in which lookalike letters become one, and so do 'm' and 'rn'. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replaceAll(UNSEEN, '')).normalize('NFD');

/** Whether a letter is a capital I of any script, which looks like an l but is an i. */
const isCapitalI = (letter: string): boolean =>
  skeletonOf(letter) === 'l' && skeletonOf(foldCase(letter)) === 'i';

/** Lookup key of a name, independent of case, composition, spacing and the kind of apostrophe. */
export const nameKeyOf = (name: string): string => foldCase(tidyName(plainApostrophes(name)));

/** Punctuation, symbols, and letters that resemble them: ʼ, ˈ. */
const PUNCTUATION = /[\p{P}\p{S}\u02b0-\u02ff]/gu;

/**
 * Readings of a name without its punctuation: 'Anne-Marie Bo' is read as 'Anne Marie Bo' and as 'AnneMarie
 * Bo'.
 */
function readings(name: string): string[] {
  const all = [' ', ''].map((gap) => tidyName(tidyName(name).replaceAll(PUNCTUATION, gap)));
  return all.some((reading) => reading === '') ? [tidyName(name)] : [...new Set(all)];
}

function looksOf(reading: string): string[] {
  const withSmallI = reading.replaceAll(/\p{Lu}/gu, (letter) => (isCapitalI(letter) ? 'i' : letter));
  const inAnyCase = skeletonOf(foldCase(skeletonOf(withSmallI)));
  return [`=${skeletonOf(reading)}`, `~${foldCase(inAnyCase)}`];
}

/**
 * Computes the keys of a name. Names look alike as written ('Kim lrving', 'Kim Irving') or in another case
 * ('KІM HARPER' in Cyrillic, 'Kim Harper'). Applying both at once would equate 'Hall' and 'Hail', which are
 * easy to tell apart. Punctuation does not make a name different: 'Kim Harper.', 'Kim-Harper'.
 */
export function nameKeys(name: string): NameKeys {
  return { nameKey: nameKeyOf(name), nameLooks: readings(name).flatMap(looksOf) };
}

/** Schema field `nameLooks`; absent once the name is free again. */
export const NAME_LOOKS = { type: [String], default: undefined };

/** Unique index on `nameLooks`: of two concurrent names, one is refused. */
export const LOOKS_INDEX = [
  { club: 1, nameLooks: 1 },
  { unique: true, partialFilterExpression: { nameLooks: { $exists: true } } },
] as const;

/** Update that frees a name. */
export const WITHOUT_NAME_KEYS = { nameKey: 1, nameLooks: 1 } as const;

/** Whether a write was refused because the name, or one that looks the same, is taken. */
export function isNameTaken(error: unknown): boolean {
  const fields = duplicateFields(error);
  return fields !== null && (fields.includes('nameKey') || fields.includes('nameLooks'));
}
