import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { FleetGroupRecord } from './FleetGroup.ts';

/** @param milesHundredths season miles of all its boats */
export function presentFleetGroup(group: FleetGroupRecord, milesHundredths: number): FleetGroup {
  return {
    _id: String(group._id),
    name: group.name,
    moniker: group.moniker,
    payload: group.payload,
    pic: group.pic,
    miles: milesHundredths / 100,
    solo: group.isSolo,
    private: group.isPrivate,
    active: group.isActive,
  };
}
