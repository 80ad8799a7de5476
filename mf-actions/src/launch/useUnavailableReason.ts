import { alreadyLaunched, BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/messages';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';

/**
 * Why a boat that was picked is no longer among those that can be launched: it is out, in dry dock, or no boat of the club.
 * '' while that is being asked, when `isGone` is false, and when this member has it out: then it was their launch of which no
 * answer came, or none yet.
 */
export function useUnavailableReason(boatId: string, isGone: boolean): string {
  const stillOut = useAppSelector(selectStillOut);
  const memberId = useAppSelector(selectMemberId);
  const goneAs = stillOut?.find(({ bus_id }) => bus_id === boatId);
  const all = useAllBoatsQuery(undefined, {
    skip: !isGone || goneAs !== undefined,
    refetchOnMountOrArgChange: true,
  });
  if (!isGone) return '';
  if (goneAs !== undefined) return goneAs.user_id === memberId ? '' : alreadyLaunched(goneAs.bus);
  if (all.isFetching) return '';
  const boat = all.data?.find(({ _id }) => _id === boatId);
  if (!boat) return BOAT_NOT_FOUND;
  return boat.active ? alreadyLaunched(boat.name) : dryDocked(boat.name);
}
