import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';

/** Whether the member looks after the boats: a confirmed coach or a boat captain. */
export function useIsInCharge(): boolean {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { data: officers } = useOfficersQuery(undefined, { skip: isCoach });
  return isCoach || (officers?.mine.includes('boats') ?? false);
}
