import type { ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import { clubText } from '../platform/club/clock.ts';
import type { ExportedModel } from './exportedModels.ts';

/** A collection, and its current number of documents. */
export interface CountedCollection extends ExportedModel {
  count: number;
}

/** A past export, and the name of the member who made it. */
export interface LoggedExport {
  at: Date;
  who: string | null;
}

export const presentExports = (
  collections: readonly CountedCollection[],
  made: readonly LoggedExport[],
): ClubExportsAnswer => ({
  collections: collections.map(({ name, what, count }) => ({ name, what, count })),
  made: made.map(({ at, who }) => ({ at: clubText(at), who })),
});
