import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import { clubDay, clubSeason, clubText } from '../platform/clock.ts';
import type { Latest } from '../sorties/latest.ts';
import type { BoatRecord, ListedBoat } from './Boat.ts';

export interface BoatFigures {
  group: FleetGroupRecord | undefined;
  /** Of its sorties this season. */
  milesHundredths: number;
  latest: Latest | undefined;
  /** Name of who launched it last. */
  lastBy: string | undefined;
}

/** A boat's miles this season: of its sorties, and what it was entered with in this season. */
export function seasonHundredths(boat: ListedBoat, ofSorties: number): number {
  return ofSorties + (boat.brought?.season === clubSeason() ? boat.brought.milesHundredths : 0);
}

export function presentBoat(boat: ListedBoat, figures: BoatFigures): Boat {
  return {
    _id: String(boat._id),
    name: boat.name,
    description: boat.description,
    group: String(boat.fleetGroup),
    groupmoniker: figures.group?.moniker ?? '',
    grouppayload: figures.group?.payload ?? 1,
    pic: boat.pic,
    miles: seasonHundredths(boat, figures.milesHundredths) / 100,
    last: figures.latest ? clubText(figures.latest.launchedAt) : null,
    lastby: figures.lastBy ?? null,
    active: boat.isActive,
    queryable: !boat.isDecommissioned,
  };
}

/** One boat with its captain's log (club-management §7, GET /bus2). */
export function presentBoatDetail(boat: BoatRecord, figures: BoatFigures): BoatDetail {
  const { pic: _pic, miles: _miles, ...shown } = presentBoat(boat, figures);
  return {
    ...shown,
    commissioned: clubDay(boat.commissionedAt),
    log: boat.log,
    version: boat.version,
    groupname: figures.group?.name ?? '',
  };
}
