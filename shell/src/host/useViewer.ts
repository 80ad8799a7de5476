import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach, selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import type { Viewer } from './mayOpen.ts';

/** Returns the current viewer; follows signing in and out, in this tab and in others. */
export function useViewer(): Viewer {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isConfirmedCoach = useAppSelector(selectIsConfirmedCoach);
  return { isSignedIn, isConfirmedCoach };
}
