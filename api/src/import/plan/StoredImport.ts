import type { SourceModel, SourceOuting } from '@fleetwatch/contract/import/model';

/** A file's content without its outings. */
export type ModelHead = Omit<SourceModel, 'outings'>;

/** What a file holds, its outings piece by piece in their order, and once: all of them need not be in memory. */
export interface StoredImport extends ModelHead {
  outings: AsyncIterable<readonly SourceOuting[]> | Iterable<readonly SourceOuting[]>;
}
