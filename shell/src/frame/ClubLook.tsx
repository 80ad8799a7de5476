import { useEffect } from 'react';
import { clubEndpoint } from '@fleetwatch/kit/store/clubs';
import { useAppSelector, type RootState } from '@fleetwatch/kit/store/createStore';

const selectClub = clubEndpoint.select();
const selectIdentity = (state: RootState) => selectClub(state).data?.identity;

/**
 * Keeps the page in the club's colors, also when a coach changes them. It requests nothing itself: until a screen loads the
 * club, the page uses the colors stored on the device.
 */
export function ClubLook(): null {
  const identity = useAppSelector(selectIdentity);
  useEffect(() => {
    // If the code fails to load, the page keeps its colors.
    if (identity)
      import('./applyLook.ts').then(({ applyLook }) => applyLook(identity)).catch(() => undefined);
  }, [identity]);
  return null;
}
