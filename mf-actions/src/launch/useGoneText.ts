import { alreadyLaunched, BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/messages';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';

/**
 * Why a boat that was picked is no longer among those that can be launched: it is out, in dry dock, or no boat of the club.
 * '' while that is being asked, and when `isGone` is false.
 */
export function useGoneText(boatId: string, isGone: boolean): string {
  const stillOut = useAppSelector(selectStillOut);
  const goneAs = stillOut?.find(({ bus_id }) => bus_id === boatId)?.bus;
  const all = useAllBoatsQuery(undefined, {
    skip: !isGone || goneAs !== undefined,
    refetchOnMountOrArgChange: true,
  });
  if (!isGone) return '';
  if (goneAs !== undefined) return alreadyLaunched(goneAs);
  if (all.isFetching) return '';
  const boat = all.data?.find(({ _id }) => _id === boatId);
  if (!boat) return BOAT_NOT_FOUND;
  return boat.active ? alreadyLaunched(boat.name) : dryDocked(boat.name);
}
