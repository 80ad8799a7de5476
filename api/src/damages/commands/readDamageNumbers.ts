import { damageNumbers, type DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import { seasonSpan, type SeasonSpan } from '@fleetwatch/contract/time/season';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubDay, clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { pendingDamages } from '../damageDirectory.ts';

type Counted = Pick<
  DamageRecord,
  'boat' | 'boatName' | 'kind' | 'parts' | 'severity' | 'day' | 'endedDay' | 'state' | 'costCents'
>;

/** Reports of a season, and earlier unfit ones that reach into it. */
async function damagesOf({ start, end }: SeasonSpan): Promise<Counted[]> {
  return DamageModel.find({
    day: { $lte: end },
    $or: [
      { day: { $gte: start } },
      { severity: 'unfit', isPending: true },
      { severity: 'unfit', endedDay: { $gt: start } },
    ],
  })
    .select('boat boatName kind parts severity day endedDay state costCents')
    .lean<Counted[]>();
}

/** The reports of a season in numbers, this one's by default (rule damage.numbers). */
export async function readDamageNumbers(season: number = clubSeason()): Promise<DamageNumbers> {
  const span = seasonSpan(season, currentClub().seasonStart);
  const [damages, pending, fleet, groups, totals] = await Promise.all([
    damagesOf(span),
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
    damages.map(({ boat, kind, parts, severity, day: reported, endedDay: ended, state, costCents }) => ({
      ...{ boat: String(boat), kind, parts, severity, reported, ended },
      isClosed: state === 'closed',
      costCents,
    })),
    pending.map(({ day }) => day),
    boats,
    { season, ...span, today: clubDay() },
  );
}
