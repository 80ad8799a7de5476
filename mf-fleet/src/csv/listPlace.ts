import type { CsvSort } from '@fleetwatch/contract/boats/edits';

/** What a list with groups shows, as its address says: `?group=…`, `?group=…&view=csv`, `?group=…&view=csv&sort=2`. */
export interface ListPlace {
  /** '' for all. */
  group: string;
  isCsv: boolean;
  /** The open file's. */
  sort: CsvSort | null;
}

const SORTS: readonly CsvSort[] = [0, 1, 2, 3];

export function readPlace(params: URLSearchParams): ListPlace {
  const isCsv = params.get('view') === 'csv';
  const sort = SORTS.find((known) => String(known) === params.get('sort')) ?? null;
  return { group: params.get('group') ?? '', isCsv, sort: isCsv ? sort : null };
}

export function writePlace({ group, isCsv, sort }: ListPlace): Record<string, string> {
  return {
    ...(group !== '' && { group }),
    ...(isCsv && { view: 'csv' }),
    ...(isCsv && sort !== null && { sort: String(sort) }),
  };
}
