import { alreadyLaunched, BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/texts';
import { dockReason } from '@fleetwatch/contract/damages/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';

interface Unavailable {
  /** '' for a boat that is available, and while the request is pending. */
  text: string;
  /** The boat, if it is in dry dock. */
  docked: Boat | null;
}

const AVAILABLE: Unavailable = { text: '', docked: null };

/**
 * Returns why a picked boat can no longer be launched: it is out, in dry dock, or not a boat of the club. No reason if this
 * member has it out: then it was their launch, whose answer is missing or pending.
 */
export function useUnavailableReason(boatId: string, isGone: boolean): Unavailable {
  const stillOut = useAppSelector(selectStillOut);
  const memberId = useAppSelector(selectMemberId);
  const goneAs = stillOut?.find(({ bus_id }) => bus_id === boatId);
  const all = useAllBoatsQuery(undefined, {
    skip: !isGone || goneAs !== undefined,
    refetchOnMountOrArgChange: true,
  });
  if (!isGone) return AVAILABLE;
  if (goneAs !== undefined)
    return goneAs.user_id === memberId ? AVAILABLE : { ...AVAILABLE, text: alreadyLaunched(goneAs.bus) };
  // A boat that is known to be docked stays so while the fleet is refetched: a reason may be half typed.
  if (all.isFetching && all.data?.find(({ _id }) => _id === boatId)?.active !== false) return AVAILABLE;
  const boat = all.data?.find(({ _id }) => _id === boatId);
  if (!boat) return { ...AVAILABLE, text: BOAT_NOT_FOUND };
  return boat.active
    ? { ...AVAILABLE, text: alreadyLaunched(boat.name) }
    : { text: dryDocked(boat.name) + dockReason(boat.damage), docked: boat };
}
