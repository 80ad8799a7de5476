import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { Types } from 'mongoose';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { fingerprint, type ImportSource } from '../../platform/database/importSource.ts';
import type { PlannedOuting } from '../plan/OutingPlan.ts';

/** The import that a document comes from, and its system. */
export interface ImportOrigin {
  import: Types.ObjectId;
  system: SourceSystem;
}

/** Adds its source to a new document. */
export const withSource = <Document extends object>(
  document: Document,
  { import: of, system }: ImportOrigin,
  more: { id: string },
): Document & { source: ImportSource } => ({
  ...document,
  source: { import: of, system, ...more, print: fingerprint({ ...document, club: currentClub().id }) },
});

/** Builds the sortie of an outing in a file. */
export async function documentOfOuting(
  outing: PlannedOuting,
  origin: ImportOrigin,
  _id = new Types.ObjectId(),
): Promise<SortieRecord> {
  const { boat, launcher, crew, day, logbook, id, distance } = outing;
  const group = (await fleetGroupDirectory.get()).get(boat.fleetGroup);
  if (!group) throw new Error('The class of a sortie is not in the club.');
  const document = {
    _id,
    club: currentClub().id,
    boat: boat._id,
    boatName: outing.boatName,
    moniker: group.moniker,
    fleetGroup: group._id,
    isSolo: group.isSolo,
    isPrivate: group.isPrivate,
    launcher: launcher._id,
    userGroup: new Types.ObjectId(launcher.group),
    crew: crew.map((member) => member._id),
    workout: { text: '', type: null },
    launchedAt: outing.launchedAt,
    landedAt: outing.landedAt,
    day,
    season: clubSeason(day),
    milesHundredths: outing.milesHundredths,
    notes: outing.notes,
    isLate: false,
    applied: [],
  };
  return { ...document, source: { ...withSource(document, origin, { id }).source, logbook, distance } };
}
