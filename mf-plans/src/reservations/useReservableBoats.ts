import type { Boat } from '@fleetwatch/contract/boats/wire';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';

/** The boats of the club that are in service; members' own cannot be reserved. */
export function useReservableBoats(): Boat[] {
  const { data: boats = [] } = useFleetQuery();
  const { data: classes = [] } = useFleetGroupsQuery();
  const open = new Set(classes.filter((each) => !each.private).map(({ _id }) => _id));
  return boats.filter(({ group }) => open.has(group));
}
