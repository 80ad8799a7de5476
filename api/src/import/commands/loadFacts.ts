import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { BoatModel } from '../../boats/Boat.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { VoidSortieModel } from '../../corrections/VoidSortie.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { OutingSource } from '../../platform/database/importSource.ts';
import { DamageModel } from '../../damages/Damage.ts';
import { usesFeature } from '../../platform/club/features.ts';
import {
  outingKey,
  type ClubFacts,
  type KnownBoat,
  type KnownMember,
  type LoggedOuting,
} from '../plan/ClubFacts.ts';
import { loadReservationFacts } from './loadReservationFacts.ts';

const COMPARED =
  'boat boatName day launchedAt landedAt launcher crew milesHundredths source.system source.logbook source.id';
type Compared = Pick<
  SortieRecord,
  '_id' | 'boat' | 'boatName' | 'day' | 'launchedAt' | 'landedAt' | 'launcher' | 'crew' | 'milesHundredths'
> & {
  source?: Pick<OutingSource, 'system' | 'logbook' | 'id'>;
};

/** Loads the log, then the sorties that officers have deleted from it, which keep their source. */
async function loadOutings(system: SourceSystem): Promise<LoggedOuting[]> {
  const shared = new Map<string, string>();
  // Many outings share one copy of each boat and rower.
  const sharedText = (id: unknown): string => {
    const text = String(id);
    const present = shared.get(text) ?? text;
    shared.set(text, present);
    return present;
  };
  const keys = new Map<string, string>();
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? nameKeyOf(name);
    keys.set(name, key);
    return key;
  };
  const ownLogbook = String(currentClub().id);
  const found: LoggedOuting[] = [];
  for (const model of [SortieModel, VoidSortieModel]) {
    const sorties = model.find().select(COMPARED).lean<Compared[]>().cursor({ batchSize: 1_000 });
    for await (const sortie of sorties) {
      const { _id, boat, boatName, day, launchedAt, landedAt, launcher, crew, milesHundredths, source } =
        sortie;
      found.push({
        id: String(_id),
        boat: sharedText(boat),
        boatKey: keyOf(boatName),
        day,
        launchedAt: launchedAt.getTime(),
        landedAt: (landedAt ?? launchedAt).getTime(),
        people: [launcher, ...crew].map(sharedText),
        milesHundredths,
        keys: [
          ...(source?.system === system ? [outingKey(source.logbook, source.id)] : []),
          // An export of this club itself contains its own sorties.
          ...(system === 'fleetwatch' ? [outingKey(ownLogbook, String(_id))] : []),
        ],
        isImported: source !== undefined,
        isDeleted: model === VoidSortieModel,
      });
    }
  }
  return found;
}

/** Loads the current club's existing data of a source. */
export async function loadFacts({
  system,
  reservations,
}: Pick<SourceModel, 'system' | 'reservations'>): Promise<ClubFacts> {
  const [fleetGroups, boats, members, outings, damages] = await Promise.all([
    fleetGroupDirectory.get(),
    BoatModel.find()
      .select('name nameKey nameLooks fleetGroup aliases owner isActive source')
      .lean<KnownBoat[]>(),
    MemberModel.find()
      .select('name nameKey nameLooks emailKey group birthDate isActive source')
      .lean<KnownMember[]>(),
    loadOutings(system),
    DamageModel.distinct('source.id', { 'source.system': system, 'source.id': { $exists: true } }),
  ]);
  return {
    today: clubDay(),
    timezone: currentClub().timezone,
    fleetGroups,
    boats,
    members,
    outings,
    ...(reservations && { reservations: await loadReservationFacts(system) }),
    ...(usesFeature('damage') && { damages: new Set(damages) }),
  };
}
