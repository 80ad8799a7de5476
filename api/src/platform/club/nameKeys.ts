import { tidyName } from '@fleetwatch/contract/texts/rules';
import unhomoglyph from 'unhomoglyph';
import { duplicateFields } from '../database/database.ts';

/** What is kept beside a name, so that what two people could not tell apart is one name. */
export interface NameKeys {
  /** As it is looked up and sorted by. */
  nameKey: string;
  /** What it looks like: another name that shares one of these is taken for this one. */
  nameLooks: string[];
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** By way of capitals, as 'ß' and 'ς' have other small letters than their capitals do. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

/** The skeleton of UTS 39: letters that are drawn alike become one, 'm' and 'rn' too. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replaceAll(UNSEEN, '')).normalize('NFD');

/** A capital I of any script, which is drawn as an l is, and which is an i all the same. */
const isCapitalI = (letter: string): boolean =>
  skeletonOf(letter) === 'l' && skeletonOf(foldCase(letter)) === 'i';

/** How a name is looked up: in any case, however its letters are composed and its words spaced. */
export const nameKeyOf = (name: string): string => foldCase(tidyName(name));

/**
 * The keys of a name. It looks like another one as it is written ('Kim lrving', 'Kim Irving'), or in another case ('KІM
 * HARPER' in Cyrillic, 'Kim Harper'). Both at once would make 'Hall' and 'Hail' one, which anybody tells apart.
 */
export function nameKeys(name: string): NameKeys {
  const tidy = tidyName(name);
  const withSmallI = tidy.replaceAll(/\p{Lu}/gu, (letter) => (isCapitalI(letter) ? 'i' : letter));
  const inAnyCase = skeletonOf(foldCase(skeletonOf(withSmallI)));
  return { nameKey: nameKeyOf(name), nameLooks: [`=${skeletonOf(tidy)}`, `~${foldCase(inAnyCase)}`] };
}

/** The field of `nameLooks` in a schema; missing where a name may be given again. */
export const NAME_LOOKS = { type: [String], default: undefined };

/** The unique index of `nameLooks`: of two that come at once, one is refused. */
export const LOOKS_INDEX = [
  { club: 1, nameLooks: 1 },
  { unique: true, partialFilterExpression: { nameLooks: { $exists: true } } },
] as const;

/** For the update by which a name may be given again. */
export const WITHOUT_NAME_KEYS = { nameKey: 1, nameLooks: 1 } as const;

/** Whether a write was refused because another one has the name, or one that looks the same. */
export function isNameTaken(error: unknown): boolean {
  const fields = duplicateFields(error);
  return fields !== null && (fields.includes('nameKey') || fields.includes('nameLooks'));
}
