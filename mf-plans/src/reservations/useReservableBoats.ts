import type { Boat } from '@fleetwatch/contract/boats/wire';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';

/** Returns the club's boats that are in service; members' own cannot be reserved. Undefined until they have loaded. */
export function useReservableBoats(): Boat[] | undefined {
  const boats = useFleetQuery();
  const classes = useFleetGroupsQuery();
  if (!isAnswered(boats) || !isAnswered(classes)) return undefined;
  const open = new Set((classes.data ?? []).filter((each) => !each.private).map(({ _id }) => _id));
  return (boats.data ?? []).filter(({ group }) => open.has(group));
}
