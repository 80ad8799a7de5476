import type { FleetGroup, KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { TotalRecord } from '../logbook/Total.ts';
import type { FleetGroupRecord } from './FleetGroup.ts';

export const presentFleetGroupForKiosk = ({ _id, name, moniker }: FleetGroupRecord): KioskFleetGroup => ({
  _id: String(_id),
  name,
  moniker,
});

/** @param total season totals of all its boats */
export function presentFleetGroup(group: FleetGroupRecord, total: TotalRecord | undefined): FleetGroup {
  return {
    ...presentFleetGroupForKiosk(group),
    payload: group.payload,
    pic: group.pic,
    miles: (total?.milesHundredths ?? 0) / 100,
    solo: group.isSolo,
    private: group.isPrivate,
    active: group.isActive,
  };
}
