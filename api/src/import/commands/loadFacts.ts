import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { BoatModel } from '../../boats/Boat.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { outingKey, type ClubFacts, type KnownBoat, type KnownMember } from '../plan/ClubFacts.ts';
import { loadReservationFacts } from './loadReservationFacts.ts';

async function findImportedOutings(system: SourceSystem): Promise<Set<string>> {
  const found = new Set<string>();
  const sorties = SortieModel.find({ 'source.system': system, 'source.id': { $exists: true } })
    .select('source.logbook source.id')
    .lean<{ source: { logbook: string; id: string } }[]>()
    .cursor();
  for await (const { source } of sorties) found.add(outingKey(source.logbook, source.id));
  // An export of this club itself contains its own sorties.
  if (system === 'fleetwatch') {
    const own = SortieModel.find().select('_id').lean().cursor();
    for await (const { _id } of own) found.add(outingKey(String(currentClub().id), String(_id)));
  }
  return found;
}

/** Loads the current club's existing data of a source. */
export async function loadFacts({
  system,
  reservations,
}: Pick<SourceModel, 'system' | 'reservations'>): Promise<ClubFacts> {
  const [fleetGroups, boats, members, outings] = await Promise.all([
    fleetGroupDirectory.get(),
    BoatModel.find()
      .select('name nameKey nameLooks fleetGroup aliases owner isActive source')
      .lean<KnownBoat[]>(),
    MemberModel.find()
      .select('name nameKey nameLooks emailKey group birthDate isActive source')
      .lean<KnownMember[]>(),
    findImportedOutings(system),
  ]);
  return {
    today: clubDay(),
    timezone: currentClub().timezone,
    fleetGroups,
    boats,
    members,
    outings,
    ...(reservations && { reservations: await loadReservationFacts(system) }),
  };
}
