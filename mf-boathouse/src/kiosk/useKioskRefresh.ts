import { useEffect, useEffectEvent } from 'react';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { nextRefreshMs } from './refreshInterval.ts';
import type { ClubClock } from './useKioskData.ts';

interface KioskRefresh {
  clock: ClubClock | null;
  isBusy: boolean;
  isFailing: boolean;
  /** Whether a refresh was due but skipped, because the kiosk was in use. */
  onSkip: () => void;
}

const UTC = { timeZone: 'UTC', skewMs: 0 };

/**
 * Refetches everything at intervals that depend on the club's time of day, unless the kiosk is busy (rule kiosk.refresh).
 * @returns a function that refetches at once
 */
export function useKioskRefresh({ clock, isBusy, isFailing, onSkip }: KioskRefresh): () => void {
  const dispatch = useAppDispatch();
  const refresh = () => {
    dispatch(invalidateTags(['Boats', 'Club', 'FleetGroups', 'Members', 'Sorties', 'Tablets', 'Tweets']));
  };
  const handleDue = useEffectEvent(() => {
    if (isBusy) onSkip();
    else refresh();
  });
  const { timeZone, skewMs } = clock ?? UTC;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          handleDue();
          wait();
        },
        nextRefreshMs(Date.now() + skewMs, timeZone, isFailing),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [timeZone, skewMs, isFailing]);
  return refresh;
}
