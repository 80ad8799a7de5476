import { damageNumbers, type DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubDay, clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import { pendingDamages } from '../damageDirectory.ts';
import { endedDamages, type CountedRecord } from '../endedDamages.ts';

/** Returns statistics of a season's reports, this one's by default (rule damage.numbers). */
export async function readDamageNumbers(season: number = clubSeason()): Promise<DamageNumbers> {
  const span = seasonSpan(season, currentClub().seasonStart);
  const [ended, pending, fleet, groups, totals] = await Promise.all([
    endedDamages(),
    pendingDamages.get(),
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    readTotals('boat', undefined, season),
  ]);
  // A report that ended between the two reads counts once.
  const isPending = new Set(pending.map(({ _id }) => String(_id)));
  const damages: readonly CountedRecord[] = [
    ...pending,
    ...ended.filter(({ _id }) => !isPending.has(String(_id))),
  ];
  // Boats that have left the fleet appear under the name stored in their reports.
  const names = new Map(damages.map(({ boat, boatName }) => [String(boat), boatName]));
  for (const [id, { name }] of fleet) names.set(id, name);
  const boats = [...names].map(([boat, boatName]) => {
    const own = fleet.get(boat);
    return {
      boat,
      boatName,
      milesHundredths: totals.get(boat)?.milesHundredths ?? 0,
      className: own ? (groups.get(String(own.fleetGroup))?.name ?? '') : '',
    };
  });
  return damageNumbers(
    damages.map(({ boat, kind, parts, severity, day: reported, endedDay, state, costCents }) => ({
      boat: String(boat),
      kind,
      parts,
      severity,
      reported,
      ended: endedDay,
      isClosed: state === 'closed',
      costCents,
    })),
    pending.map(({ day }) => day),
    boats,
    { season, ...span, today: clubDay() },
  );
}
