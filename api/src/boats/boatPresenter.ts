import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { Boat, KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubDay, clubSeason, clubText } from '../platform/club/clock.ts';
import type { Latest } from '../logbook/latest.ts';
import type { BoatRecord, ListedBoat, MaintenanceRecord } from './Boat.ts';
import { logDirectory } from './logDirectory.ts';
import { presentLogEdit } from './logEdits.ts';

export interface BoatMetrics {
  group: FleetGroupRecord | undefined;
  /** Miles of its sorties this season. */
  milesHundredths: number;
  latest: Latest | undefined;
  /** Name of the member who launched it last. */
  lastBy: string | undefined;
  damage: BoatDamage | undefined;
}

/** A boat of a list, without its log, and the other values of its row. */
export interface BoatListItem {
  boat: ListedBoat;
  metrics: BoatMetrics;
  /** Note on who still has the boat logged out; absent for a boat that is in. */
  left?: string | undefined;
}
export interface BoatRow extends BoatListItem {
  boat: BoatRecord;
}

/** Computes a boat's miles of a season: those of its sorties, and those recorded when it was added. */
export function seasonHundredths(boat: ListedBoat, ofSorties: number, season = clubSeason()): number {
  return ofSorties + (boat.brought?.season === season ? boat.brought.milesHundredths : 0);
}

export function presentBoatForKiosk({ boat, metrics, left }: BoatListItem): KioskBoat {
  return {
    _id: String(boat._id),
    name: boat.name,
    group: String(boat.fleetGroup),
    pic: boat.pic,
    hull: boat.hull ?? null,
    miles: seasonHundredths(boat, metrics.milesHundredths) / 100,
    last: metrics.latest ? clubText(metrics.latest.launchedAt) : null,
    lastby: metrics.lastBy ?? null,
    active: boat.isActive,
    ...(metrics.damage && { damage: metrics.damage }),
    ...(left !== undefined && { left }),
  };
}

export function presentBoat({ boat, metrics, left }: BoatRow): Boat {
  return {
    ...presentBoatForKiosk({ boat, metrics, left }),
    description: boat.description,
    groupname: metrics.group?.name ?? '',
    groupmoniker: metrics.group?.moniker ?? '',
    grouppayload: metrics.group?.payload ?? 1,
    queryable: !boat.isDecommissioned,
    commissioned: clubDay(boat.commissionedAt),
    log: boat.log,
  };
}

/** Presents boats with their logs. */
export async function presentBoats(rows: readonly BoatListItem[]): Promise<Boat[]> {
  const logs = await logDirectory.get();
  return rows.map(({ boat, metrics, left }) =>
    presentBoat({ boat: { ...boat, log: logs.get(String(boat._id)) ?? '' }, metrics, left }),
  );
}

const presentMaintenance = ({
  everyMilesHundredths,
  everyDays,
  text,
  since,
}: MaintenanceRecord): BoatDetail['maintenance'] => ({
  everyMiles: everyMilesHundredths === null ? null : everyMilesHundredths / 100,
  everyDays,
  text,
  since: clubDay(since),
});

/** Presents one boat with the editors of its log and the version that an edit refers to (rule log.view). */
export async function presentBoatDetail({ boat, metrics }: BoatRow): Promise<BoatDetail> {
  const members = await memberDirectory.get();
  const nameOf = (memberId: string): string => members.get(memberId)?.name ?? '';
  return {
    ...presentBoat({ boat, metrics }),
    logedits: (boat.logEdits ?? []).map((edit) => presentLogEdit(edit, nameOf)),
    version: boat.version,
    ...(boat.maintenance && { maintenance: presentMaintenance(boat.maintenance) }),
  };
}
