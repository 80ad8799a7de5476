import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { clubText } from '../platform/clock.ts';
import { isUncredited } from './credits.ts';
import type { Launched } from './commands/launchBoat.ts';
import { readMemberTotal, readTotals } from './commands/readTotals.ts';
import type { SortieRecord } from './Sortie.ts';
import type { TotalRecord } from './Total.ts';

function present(
  sortie: SortieRecord,
  members: ReadonlyMap<string, ListedMember>,
  totals: ReadonlyMap<string, TotalRecord>,
): Sortie {
  const launcherId = String(sortie.launcher);
  const launcher = members.get(launcherId);
  const total = totals.get(launcherId);
  return {
    _id: String(sortie._id),
    bus: sortie.boatName,
    bus_id: String(sortie.boat),
    moniker: sortie.moniker,
    user: launcher?.name ?? '',
    user_id: launcherId,
    pic: launcher?.pic ?? '',
    launch: clubText(sortie.launchedAt),
    land: sortie.landedAt && clubText(sortie.landedAt),
    miles: sortie.milesHundredths / 100,
    description: sortie.notes || sortie.workout.text,
    crew: sortie.crew.map(String),
    total_miles: (total?.milesHundredths ?? 0) / 100,
    total_trips: total?.trips ?? 0,
    private: sortie.isPrivate,
    late: isUncredited(sortie),
  };
}

/** Sorties with their launchers' names, pictures and season figures. The description is the notes, else the workout. */
export async function presentSorties(sorties: readonly SortieRecord[]): Promise<Sortie[]> {
  if (sorties.length === 0) return [];
  const [members, totals] = await Promise.all([
    memberDirectory.get(),
    readTotals(
      'member',
      sorties.map((sortie) => String(sortie.launcher)),
    ),
  ]);
  return sorties.map((sortie) => present(sortie, members, totals));
}

export async function presentSortie(sortie: SortieRecord): Promise<Sortie> {
  const launcher = String(sortie.launcher);
  const [members, total] = await Promise.all([memberDirectory.get(), readMemberTotal(launcher)]);
  return present(sortie, members, new Map(total && [[launcher, total]]));
}

/** A launch's answer. Its repeat is given the first one: the sortie as it left, even if it has been landed since. */
export function presentLaunched({ sortie, isRepeat }: Launched): Promise<Sortie> {
  return presentSortie(
    isRepeat ? { ...sortie, landedAt: null, milesHundredths: 0, notes: '', isLate: false } : sortie,
  );
}
