import { useEffect, useRef } from 'react';
import { youAreBoatedOn } from '@fleetwatch/contract/sorties/statusTexts';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { selectIsHeld, selectClubStatus } from '@fleetwatch/kit/store/status';
import { ABOUT_OWN_BOAT, toastShown } from '@fleetwatch/kit/store/toasts';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';

/** Time for which 'You've been boated on …' stays (rule status.boated-news). */
const BOATED_MS = 30_000;

/** Names of the boats that others have put this member into; '' for none, undefined while unknown. */
function selectBoatedOn(state: RootState): string | undefined {
  if (selectMemberId(state) === '' || !selectStillOut(state)) return undefined;
  const { isBoated, boats } = selectClubStatus(state);
  return isBoated ? boats : '';
}

/**
 * Shows on any screen, with a sound, that someone put the member into a boat. Boats that the member was in when the page opened
 * are not shown, nor is anything while they are in the middle of an action (rule status.boated-news).
 */
export function useBoatedToast(): void {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const boats = useAppSelector(selectBoatedOn);
  const isHeld = useAppSelector(selectIsHeld);
  const lastShown = useRef<{ memberId: string; boats: string }>(undefined);
  useEffect(() => {
    if (boats === undefined) return;
    const before = lastShown.current?.memberId === memberId ? lastShown.current.boats : undefined;
    if (before !== undefined && isHeld) return;
    lastShown.current = { memberId, boats };
    if (before === undefined || boats === '' || boats === before) return;
    dispatch(toastShown({ text: youAreBoatedOn(boats), lifetimeMs: BOATED_MS, about: ABOUT_OWN_BOAT }));
    // The text shows even if the page may not make a sound.
    chime().catch(() => undefined);
  }, [dispatch, memberId, boats, isHeld]);
}
