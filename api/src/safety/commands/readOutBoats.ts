import type { OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { readSurroundings } from '../../conditions/commands/readSurroundings.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { listStillOut } from '../../sorties/commands/listSorties.ts';
import type { SortieRecord } from '../../sorties/Sortie.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { dayEndOf, safetySettings } from '../clubSafety.ts';
import { presentOutBoat } from '../safetyPresenter.ts';
import { isWatched, type LadderTerms } from '../trip.ts';

export async function ladderTerms(): Promise<LadderTerms> {
  const [members, groups, present] = await Promise.all([
    memberDirectory.get(),
    fleetGroupDirectory.get(),
    readSurroundings(now()),
  ]);
  return { members, groups, present };
}

/** Boats on their racks come last. */
const byUrgency = (one: OutBoat, other: OutBoat): number =>
  Number(one.ashore !== null) - Number(other.ashore !== null) || one.ladder.alarm - other.ladder.alarm;

/** The boats that are out and watched, the most urgent first, and what a launch asks (rule safety.expected). */
export async function readOutBoats(): Promise<OutBoatsAnswer> {
  const [out, alerts, terms] = await Promise.all([
    listStillOut(),
    AlertModel.find({ closedAt: null }).lean<AlertRecord[]>(),
    ladderTerms(),
  ]);
  const open = new Map(alerts.map((alert) => [String(alert.sortie), alert]));
  return {
    results: out
      .filter(isWatched)
      .map((sortie) => presentOutBoat(sortie, open.get(String(sortie._id)), terms))
      .sort(byUrgency),
    settings: safetySettings(),
    lastBoat: dayEndOf(clubDay()).lastBoatMs,
  };
}

/** The same without what only members see: ids, where to, and whom officers call. */
export async function readOutBoatsAtBoathouse(): Promise<OutBoatsAnswer> {
  const { results, settings, lastBoat } = await readOutBoats();
  return {
    results: results.map((boat) => ({ ...boat, user_id: '', heading: '' })),
    settings: { ...settings, rescue: [] },
    lastBoat,
  };
}

/** One of them. */
export async function presentWatched(sortie: SortieRecord): Promise<OutBoat> {
  if (!isWatched(sortie)) throw new Error('This sortie is not watched.');
  const alert = await AlertModel.findOne({ sortie: sortie._id, closedAt: null }).lean<AlertRecord>();
  return presentOutBoat(sortie, alert ?? undefined, await ladderTerms());
}
