import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { selectIsConfirmedCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';

export interface Rights {
  memberId: string;
  /** Coaches, safety officers and the duty team, who receive alerts. */
  isWatcher: boolean;
  /** Coaches and safety officers. */
  maySet: boolean;
}

/** The member's rights here; the server decides. */
export function useRights(): Rights {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const memberId = useAppSelector(selectMemberId) ?? '';
  const mine = useOfficersQuery().data?.mine ?? [];
  return {
    memberId,
    isWatcher: isCoach || mine.includes('safety') || mine.includes('duty'),
    maySet: isCoach || mine.includes('safety'),
  };
}
