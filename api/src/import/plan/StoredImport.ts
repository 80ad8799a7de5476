import type { SourceModel, SourceOuting } from '@fleetwatch/contract/import/model';

/** Content of a file without its outings. */
export type ModelHead = Omit<SourceModel, 'outings'>;

/**
 * Content of a file. Its outings come in order, piece by piece and only once, so that they need not all be
 * in memory.
 */
export interface StoredImport extends ModelHead {
  outings: AsyncIterable<readonly SourceOuting[]> | Iterable<readonly SourceOuting[]>;
}
