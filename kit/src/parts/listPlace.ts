// @chunk lists

import type { CsvSort } from '@fleetwatch/contract/boats/edits';

/** State of a list with groups in the address: `?group=…`, `?group=…&view=csv`, `?group=…&view=csv&season=2025&sort=2`. */
export interface ListPlace {
  /** '' for all groups. */
  group: string;
  isCsv: boolean;
  /** The sort of the open file. */
  sort: CsvSort | null;
  /** A past season of the files, by the year it starts in; absent for the current one (rule season.past). */
  season?: string | undefined;
}

/** Selects a ranked file: of one fleet group or user group, or of 'all'. */
export interface RankedCsv {
  group: string;
  sort: CsvSort;
  season?: string | undefined;
}

const SORTS: readonly CsvSort[] = [0, 1, 2, 3];

export function readPlace(params: URLSearchParams): ListPlace {
  const isCsv = params.get('view') === 'csv';
  const season = params.get('season');
  const sort = SORTS.find((known) => String(known) === params.get('sort')) ?? null;
  return {
    group: params.get('group') ?? '',
    isCsv,
    sort: isCsv ? sort : null,
    ...(isCsv && season && { season }),
  };
}

/** Returns '?group=…&view=csv', or '' for the whole list. */
export function searchOf(place: ListPlace): string {
  const search = new URLSearchParams(writePlace(place)).toString();
  return search === '' ? '' : `?${search}`;
}

export function writePlace({ group, isCsv, sort, season }: ListPlace): Record<string, string> {
  return {
    ...(group !== '' && { group }),
    ...(isCsv && { view: 'csv' }),
    ...(isCsv && season && { season }),
    ...(isCsv && sort !== null && { sort: String(sort) }),
  };
}
