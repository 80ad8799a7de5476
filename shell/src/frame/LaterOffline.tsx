import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { waitingCount, watchWaiting } from '@fleetwatch/kit/store/waitingMark';

const loadOffline = async () => (await import('../offline/Offline.tsx')).Offline;

/** By then the first screen is there, or nearly. */
const LOAD_AFTER_MS = 3_000;

/** The part for being offline comes when nothing else is on its way, or at once when something waits to be sent. */
export function LaterOffline({ isKiosk }: { isKiosk: boolean }) {
  const memberId = useAppSelector(selectMemberId);
  const isWaiting = useSyncExternalStore(watchWaiting, () => waitingCount(memberId) > 0);
  const [Offline, setOffline] = useState<ComponentType<{ isKiosk: boolean }> | null>(null);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      () =>
        void loadOffline().then(
          (part) => !isGone && setOffline(() => part),
          () => undefined,
        ),
      isWaiting ? 0 : LOAD_AFTER_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return Offline && <Offline isKiosk={isKiosk} />;
}
