import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { compileFilter, type Matcher } from '../filter/compileFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { valueAt, type Place } from './documentPath.ts';

/** Array filters by identifier: the elements that `$[identifier]` selects. */
export type ArrayFilters = ReadonlyMap<string, Matcher>;

const identifiersIn = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? value.filter(isDoc).flatMap(identifiersIn)
      : [name.split('.')[0] as string],
  );

/** Reads `arrayFilters`. Throws FailedToParse (9) for one that names no identifier, or two, or one twice. */
export const parseArrayFilters = (filters: unknown): ArrayFilters => {
  const byIdentifier = new Map<string, Matcher>();
  if (filters === undefined) return byIdentifier;
  if (!Array.isArray(filters) || !filters.every(isDoc))
    throw new ServerError(14, 'arrayFilters must be an array of objects');
  for (const filter of filters) {
    const [identifier, other] = [...new Set(identifiersIn(filter))];
    if (identifier === undefined || other !== undefined || byIdentifier.has(identifier))
      throw new ServerError(9, 'Each array filter needs one top-level field name of its own');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier))
      throw new ServerError(2, `'${identifier}' does not name an array filter: it needs letters and digits`);
    const matches = compileFilter(parseFilter(filter));
    byIdentifier.set(identifier, (element) => matches({ [identifier]: element }));
  }
  return byIdentifier;
};

/** Throws FailedToParse (9) if an array filter is not used by any path. */
export const assertFiltersUsed = (filters: ArrayFilters, paths: string[][]): void => {
  for (const identifier of filters.keys()) {
    if (!paths.some((path) => path.includes(`$[${identifier}]`))) {
      throw new ServerError(9, `The array filter for identifier '${identifier}' was not used in the update`);
    }
  }
};

const arrayAt = (doc: Doc, place: Place): unknown[] => {
  const value = valueAt(doc, place);
  if (!Array.isArray(value)) throw new ServerError(2, `There is no array at '${place.join('.')}' to update.`);
  return value;
};

/**
 * Returns the positions that a path selects in one document: `$` is the element the filter matched, `$[]` all, `$[identifier]`
 * those its array filter matches. Throws BadValue (2) if there is no array or no matched element.
 */
export const expandPath = (
  doc: Doc,
  path: readonly string[],
  filters: ArrayFilters,
  positionOf: (array: string) => number | undefined,
): Place[] => {
  let places: string[][] = [[]];
  for (const part of path) {
    if (part === '$') {
      places = places.map((place) => {
        const position = positionOf(place.join('.'));
        if (position === undefined)
          throw new ServerError(2, 'The positional operator did not find the match needed from the query.');
        return [...place, String(position)];
      });
    } else if (part.startsWith('$[') && part.endsWith(']')) {
      const identifier = part.slice(2, -1);
      const matches = identifier === '' ? () => true : filters.get(identifier);
      if (!matches)
        throw new ServerError(
          2,
          `No array filter found for identifier '${identifier}' in '${path.join('.')}'`,
        );
      places = places.flatMap((place) =>
        arrayAt(doc, place).flatMap((element, i) => (matches(element) ? [[...place, String(i)]] : [])),
      );
    } else {
      places = places.map((place) => [...place, part]);
    }
  }
  return places;
};
