import type { FleetGroup, KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { FleetGroupRecord } from './FleetGroup.ts';

export const presentFleetGroupForKiosk = ({ _id, name, moniker }: FleetGroupRecord): KioskFleetGroup => ({
  _id: String(_id),
  name,
  moniker,
});

/** @param milesHundredths season miles of all its boats */
export function presentFleetGroup(group: FleetGroupRecord, milesHundredths: number): FleetGroup {
  return {
    ...presentFleetGroupForKiosk(group),
    payload: group.payload,
    pic: group.pic,
    miles: milesHundredths / 100,
    solo: group.isSolo,
    private: group.isPrivate,
    active: group.isActive,
  };
}
