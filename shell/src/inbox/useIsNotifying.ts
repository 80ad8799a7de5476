import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';

/** Whether there is an inbox: a member's, in a club that uses notifications. */
export function useIsNotifying(): boolean {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: club } = useClubQuery(undefined, { skip: !isSignedIn });
  return isSignedIn && (club?.features?.includes('notifications') ?? false);
}
