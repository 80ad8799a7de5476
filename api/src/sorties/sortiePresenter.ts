import type { KioskSortie, RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { isUncredited } from '../logbook/credits.ts';
import type { Launched, SortieRecord } from '../logbook/Sortie.ts';
import type { TotalRecord } from '../logbook/Total.ts';

type Members = ReadonlyMap<string, ListedMember>;
type Totals = ReadonlyMap<string, TotalRecord>;

function presentForKiosk(sortie: SortieRecord, members: Members, totals: Totals): KioskSortie {
  const launcherId = String(sortie.launcher);
  const launcher = members.get(launcherId);
  const total = totals.get(launcherId);
  return {
    _id: String(sortie._id),
    bus: sortie.boatName,
    bus_id: String(sortie.boat),
    moniker: sortie.moniker,
    user: launcher?.name ?? '',
    pic: launcher?.pic ?? '',
    launch: clubText(sortie.launchedAt),
    land: sortie.landedAt && clubText(sortie.landedAt),
    miles: sortie.milesHundredths / 100,
    crew: sortie.crew.map(String),
    total_miles: (total?.milesHundredths ?? 0) / 100,
    total_trips: total?.trips ?? 0,
  };
}

/** Rules shown only at the launch: bans and ages must not stay visible (rules clearance.ban, member.age). */
const ONCE: readonly string[] = ['clearance.ban', 'clearance.supervision', 'clearance.consent'];
const isForAll = ({ ruleId }: RuleAnswer): boolean => !ONCE.includes(ruleId);

function present(sortie: SortieRecord, members: Members, totals: Totals): Sortie {
  return {
    ...presentForKiosk(sortie, members, totals),
    user_id: String(sortie.launcher),
    description: sortie.notes || sortie.workout.text,
    private: sortie.isPrivate,
    late: isUncredited(sortie),
    ...(sortie.tour && { tour: String(sortie.tour._id) }),
    ...(sortie.rulesTaken && { rulesTaken: sortie.rulesTaken.filter(isForAll) }),
    ...(sortie.guests?.length && { guests: sortie.guests.length }),
    ...(sortie.conditions && { conditions: sortie.conditions }),
    ...(sortie.odd?.length && { odd: sortie.odd }),
    ...(sortie.againstRules && { againstRules: sortie.againstRules.filter(isForAll) }),
  };
}

async function presentAll<Row>(
  sorties: readonly SortieRecord[],
  totals: Totals,
  presentOne: (sortie: SortieRecord, members: Members, totals: Totals) => Row,
): Promise<Row[]> {
  if (sorties.length === 0) return [];
  const members = await memberDirectory.get();
  return sorties.map((sortie) => presentOne(sortie, members, totals));
}

/**
 * Presents sorties with their launchers' names, pictures and season totals. The description is the notes,
 * otherwise the workout.
 * @param totals season totals of the launchers, by member id
 */
export const presentSorties = (sorties: readonly SortieRecord[], totals: Totals): Promise<Sortie[]> =>
  presentAll(sorties, totals, present);

/** Presents sorties to signed-out callers, with only the fields of the boathouse's board. */
export const presentSortiesForKiosk = (
  sorties: readonly SortieRecord[],
  totals: Totals,
): Promise<KioskSortie[]> => presentAll(sorties, totals, presentForKiosk);

export async function presentSortie(sortie: SortieRecord, totals: Totals): Promise<Sortie> {
  return present(sortie, await memberDirectory.get(), totals);
}

/**
 * Presents a launch. A repeat returns the first answer: the sortie at its launch, even if it has since been
 * landed.
 */
export function presentLaunched({ sortie, isRepeat }: Launched, totals: Totals): Promise<Sortie> {
  return presentSortie(
    isRepeat ? { ...sortie, landedAt: null, milesHundredths: 0, notes: '', isLate: false } : sortie,
    totals,
  );
}
