import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { waitingCount, watchWaiting } from '@fleetwatch/kit/store/waitingMark';
import type { BackgroundTasksProps } from '../watch/BackgroundTasks.tsx';

const loadBackgroundTasks = async () =>
  (await import(/* webpackChunkName: "watch" */ '../watch/BackgroundTasks.tsx')).BackgroundTasks;

/** By then the first screen is there, or nearly. */
const LOAD_AFTER_MS = 2_000;

/**
 * What a page does beside its screen: send what waits, follow the server's events, run its timers. The code comes when nothing
 * else is on its way, or at once when something waits to be sent. If it fails to load, the next page loads it; polling alone
 * keeps this one current.
 */
export function AfterFirstScreen(props: BackgroundTasksProps) {
  const memberId = useAppSelector(selectMemberId);
  const isWaiting = useSyncExternalStore(watchWaiting, () => waitingCount(memberId) > 0);
  const [BackgroundTasks, setBackgroundTasks] = useState<ComponentType<BackgroundTasksProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      () =>
        void loadBackgroundTasks().then(
          (part) => !isGone && setBackgroundTasks(() => part),
          () => undefined,
        ),
      isWaiting ? 0 : LOAD_AFTER_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return BackgroundTasks && <BackgroundTasks {...props} />;
}
