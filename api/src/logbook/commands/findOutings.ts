import type { LaunchFacts } from '@fleetwatch/contract/sorties/launchRules';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { clubDay } from '../../platform/club/clock.ts';
import { notAway } from '../away.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

type Outing = Pick<SortieRecord, 'boat' | 'boatName' | 'launcher' | 'crew'>;

/** Filter for outings in progress at an instant. */
const ongoingAt = (at: Date): object => ({
  // Includes the day before, because a boat may be out past midnight.
  day: { $in: [addDays(clubDay(at), -1), clubDay(at)] },
  launchedAt: { $lte: at },
  $and: [{ $or: [{ isOut: true }, { landedAt: { $gt: at } }] }],
});

/**
 * Finds outings with any of these members aboard, in the form that launch rules read (rule crew.on-water).
 * @param at the instant; null for now
 */
export async function findOutings(members: readonly string[], at: Date | null): Promise<LaunchFacts['out']> {
  if (members.length === 0) return [];
  const theirs = await SortieModel.find({
    ...(at === null ? { isOut: true } : ongoingAt(at)),
    ...notAway(),
    $or: [{ launcher: { $in: members } }, { crew: { $in: members } }],
  })
    .select('boat boatName launcher crew')
    .sort({ launchedAt: 1, _id: 1 })
    .lean<Outing[]>();
  return theirs.map(({ boat, boatName, launcher, crew }) => ({
    bus: boatName,
    bus_id: String(boat),
    user_id: String(launcher),
    crew: crew.map(String),
  }));
}
