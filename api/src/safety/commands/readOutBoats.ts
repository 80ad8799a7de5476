import type { OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { clubDay } from '../../platform/club/clock.ts';
import { listStillOut } from '../../logbook/commands/listSorties.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { ladderTerms } from '../ladderTerms.ts';
import { presentOutBoat } from '../safetyPresenter.ts';
import { isWatched } from '../trip.ts';

/** Sorts by urgency; boats on their racks come last. */
const byUrgency = (one: OutBoat, other: OutBoat): number =>
  Number(one.ashore !== null) - Number(other.ashore !== null) || one.ladder.alarm - other.ladder.alarm;

/**
 * Reads the tracked boats that are out, most urgent first, and the fields that a launch requires (rule
 * safety.expected).
 */
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
    lastBoat: terms.dayEnd(clubDay()).lastBoatMs,
  };
}

/**
 * Reads the same for the boathouse, without fields for members only: members' ids, destination, and
 * officers' phone numbers.
 */
export async function readOutBoatsAtBoathouse(): Promise<OutBoatsAnswer> {
  const { results, settings, lastBoat } = await readOutBoats();
  return {
    results: results.map((boat) => ({ ...boat, user_id: '', crew: boat.crew.map(() => ''), heading: '' })),
    settings: { ...settings, rescue: [] },
    lastBoat,
  };
}

/** Presents a single tracked boat. */
export async function presentWatched(sortie: SortieRecord): Promise<OutBoat> {
  if (!isWatched(sortie)) throw new Error('This sortie is not watched.');
  const alert = await AlertModel.findOne({ sortie: sortie._id, closedAt: null }).lean<AlertRecord>();
  return presentOutBoat(sortie, alert ?? undefined, await ladderTerms());
}
