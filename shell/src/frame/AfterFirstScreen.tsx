import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { waitingCount, watchWaiting } from '@fleetwatch/kit/store/waitingMark';
import type { BackgroundTasksProps } from '../watch/BackgroundTasks.tsx';

const loadBackgroundTasks = async () =>
  (await import(/* webpackChunkName: "watch" */ '../watch/BackgroundTasks.tsx')).BackgroundTasks;

/** Time by which the first screen has usually loaded. */
const LOAD_AFTER_MS = 2_000;

/**
 * The background tasks of a page: sending waiting writes, following the server's events, running its timers. The code loads
 * when nothing else does, or at once if something is waiting to be sent. If it fails to load, the next page loads it; polling
 * alone keeps this one current.
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
