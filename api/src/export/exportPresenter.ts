import type { ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import { clubText } from '../platform/club/clock.ts';
import type { ExportedModel } from './exportedModels.ts';

/** A collection, and how many documents it has now. */
export interface CountedCollection extends ExportedModel {
  count: number;
}

/** An export that was made, and the name of who made it. */
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
