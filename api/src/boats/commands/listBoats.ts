import type { Boat } from '@fleetwatch/contract/boats/wire';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { boatsOut } from '../../sorties/commands/boatsOut.ts';
import { readLatest } from '../../sorties/commands/readLatest.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import { presentBoat } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';

/** Which of the club's boats: in service, also the dry-docked, in service and in, in service and out. */
export type FleetPart = 'inService' | 'all' | 'unlaunched' | 'launched';

/** The club's boats, in the order of their names, members' own not among them (design/api.md, "Fleet"). */
export async function listBoats(part: FleetPart): Promise<Boat[]> {
  const [fleet, groups, members, totals, latest, out] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    memberDirectory.get(),
    readTotals('boat'),
    readLatest('boat'),
    part === 'launched' || part === 'unlaunched' ? boatsOut() : new Set<string>(),
  ]);
  const isListed = (id: string, isActive: boolean): boolean => {
    if (part === 'all') return true;
    if (part === 'launched') return out.has(id);
    return isActive && (part === 'inService' || !out.has(id));
  };
  return [...fleet]
    .filter(([id, boat]) => isListed(id, boat.isActive))
    .map(([id, boat]) => {
      const last = latest.get(id);
      return presentBoat(boat, {
        group: groups.get(String(boat.fleetGroup)),
        milesHundredths: totals.get(id)?.milesHundredths ?? 0,
        latest: last,
        lastBy: last && members.get(last.launcher)?.name,
      });
    });
}
