import type { BoatRecord } from '../boats/Boat.ts';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import type { MemberRecord } from '../members/Member.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

type Copied =
  | 'boat'
  | 'boatName'
  | 'moniker'
  | 'fleetGroup'
  | 'isSolo'
  | 'isPrivate'
  | 'owner'
  | 'launcher'
  | 'userGroup';

/** Builds a sortie's copy of its boat, class and launcher at the launch, which later changes do not affect. */
export function snapshotForSortie(
  boat: Pick<BoatRecord, '_id' | 'name' | 'owner'>,
  group: Pick<FleetGroupRecord, '_id' | 'moniker' | 'isSolo'>,
  launcher: Pick<MemberRecord, '_id' | 'group'>,
): Pick<SortieRecord, Copied> {
  return {
    boat: boat._id,
    boatName: boat.name,
    moniker: group.moniker,
    fleetGroup: group._id,
    isSolo: group.isSolo,
    isPrivate: boat.owner !== undefined,
    ...(boat.owner ? { owner: boat.owner } : {}),
    launcher: launcher._id,
    userGroup: launcher.group,
  };
}
