import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { Boat, KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import { clubDay, clubSeason, clubText } from '../platform/club/clock.ts';
import type { Latest } from '../sorties/latest.ts';
import type { BoatRecord, ListedBoat } from './Boat.ts';
import { presentLogEdit } from './logEdits.ts';

export interface BoatMetrics {
  group: FleetGroupRecord | undefined;
  /** Miles of its sorties this season. */
  milesHundredths: number;
  latest: Latest | undefined;
  /** The name of the member who launched it last. */
  lastBy: string | undefined;
}

/** A boat's miles this season: those of its sorties, and those it was entered with this season. */
export function seasonHundredths(boat: ListedBoat, ofSorties: number): number {
  return ofSorties + (boat.brought?.season === clubSeason() ? boat.brought.milesHundredths : 0);
}

export function presentBoatForKiosk(boat: ListedBoat, metrics: BoatMetrics): KioskBoat {
  return {
    _id: String(boat._id),
    name: boat.name,
    group: String(boat.fleetGroup),
    pic: boat.pic,
    miles: seasonHundredths(boat, metrics.milesHundredths) / 100,
    last: metrics.latest ? clubText(metrics.latest.launchedAt) : null,
    lastby: metrics.lastBy ?? null,
    active: boat.isActive,
  };
}

export function presentBoat(boat: BoatRecord, metrics: BoatMetrics): Boat {
  return {
    ...presentBoatForKiosk(boat, metrics),
    description: boat.description,
    groupname: metrics.group?.name ?? '',
    groupmoniker: metrics.group?.moniker ?? '',
    grouppayload: metrics.group?.payload ?? 1,
    queryable: !boat.isDecommissioned,
    commissioned: clubDay(boat.commissionedAt),
    log: boat.log,
  };
}

/**
 * One boat with the editors of its log and the version that an edit states (rule log.view).
 * @param nameOf a member's name by id
 */
export function presentBoatDetail(
  boat: BoatRecord,
  metrics: BoatMetrics,
  nameOf: (memberId: string) => string,
): BoatDetail {
  return {
    ...presentBoat(boat, metrics),
    logedits: (boat.logEdits ?? []).map((edit) => presentLogEdit(edit, nameOf)),
    version: boat.version,
  };
}
