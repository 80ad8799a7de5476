import { damageNumbers, type DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubDay, clubSeason, startOfDay } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { pendingDamages } from '../damageDirectory.ts';

type Counted = Pick<
  DamageRecord,
  'boat' | 'boatName' | 'kind' | 'parts' | 'severity' | 'at' | 'endedAt' | 'state' | 'repairs'
>;

/** Reports of a season, and earlier unfit ones that reach into it. */
async function damagesOf(start: Date, end: Date): Promise<Counted[]> {
  return DamageModel.find({
    at: { $lt: end },
    $or: [
      { at: { $gte: start } },
      { severity: 'unfit', isPending: true },
      { severity: 'unfit', endedAt: { $gt: start } },
    ],
  })
    .select('boat boatName kind parts severity at endedAt state repairs.costCents')
    .lean<Counted[]>();
}

/** The reports of a season in numbers, this one's by default (rule damage.numbers). */
export async function readDamageNumbers(season: number = clubSeason()): Promise<DamageNumbers> {
  const { start, end } = seasonSpan(season, currentClub().seasonStart);
  const [damages, pending, fleet, groups, totals] = await Promise.all([
    damagesOf(startOfDay(start), startOfDay(addDays(end, 1))),
    pendingDamages.get(),
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    readTotals('boat', undefined, season),
  ]);
  // Boats that have left the fleet count with the name that their reports have kept.
  const names = new Map(damages.map(({ boat, boatName }) => [String(boat), boatName]));
  for (const [id, { name }] of fleet) names.set(id, name);
  const boats = [...names].map(([boat, boatName]) => {
    const own = fleet.get(boat);
    return {
      ...{ boat, boatName, milesHundredths: totals.get(boat)?.milesHundredths ?? 0 },
      className: own ? (groups.get(String(own.fleetGroup))?.name ?? '') : '',
    };
  });
  return damageNumbers(
    damages.map(({ boat, kind, parts, severity, at, endedAt, state, repairs }) => ({
      ...{ boat: String(boat), kind, parts, severity, reported: clubDay(at) },
      ended: endedAt && clubDay(endedAt),
      isClosed: state === 'closed',
      costCents: repairs.reduce((sum, { costCents }) => sum + costCents, 0),
    })),
    pending.map(({ at }) => clubDay(at)),
    boats,
    { season, start, end, today: clubDay() },
  );
}
