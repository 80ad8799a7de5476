import { addAppListener } from '../store/createStore.ts';
import type { AppStore } from '../store/createStore.ts';
import { selectMemberId } from '../store/sessionSlice.ts';
import { waitingCount, watchWaiting } from '../store/waitingMark.ts';
import { SYNC_TAG } from './requestSync.ts';
import { sendAndAnnounce, sendWaiting } from './sendWaiting.ts';
import { adoptAbandoned } from './whileSending.ts';
import { writesDue } from './writesDue.ts';

/** Waits between attempts while the server does not respond; the last one repeats. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000] as const;

/**
 * Sends waiting writes whenever there may be a network: on the browser's online event, when the page becomes visible, when
 * the service worker wakes, and at intervals. Returns the unsubscribe function.
 */
export function followNetwork(store: AppStore): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void attempt(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  };
  async function attempt(): Promise<void> {
    if (waitingCount(selectMemberId(store.getState())) === 0) return;
    const isDone = await store.dispatch(sendWaiting()).then(
      (stoppedBy) => stoppedBy === null,
      () => false,
    );
    if (isDone) tries = 0;
    else plan();
  }
  const again = () => {
    if (isStopped) return;
    tries = 0;
    void attempt();
  };
  const seen = () => document.visibilityState === 'visible' && again();
  const woken = ({ data }: MessageEvent<unknown>) => data === SYNC_TAG && again();

  addEventListener('online', again);
  document.addEventListener('visibilitychange', seen);
  navigator.serviceWorker?.addEventListener('message', woken);
  const stopWatching = watchWaiting(plan);
  const stopListening = store.dispatch(
    addAppListener({
      actionCreator: writesDue,
      effect: ({ payload }) => {
        if (payload.isNew) void store.dispatch(sendAndAnnounce());
        else store.dispatch(sendWaiting()).catch(() => undefined);
      },
    }),
  );
  // A device that cannot store has no waiting writes.
  void adoptAbandoned()
    .catch(() => undefined)
    .then(again);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', seen);
    navigator.serviceWorker?.removeEventListener('message', woken);
    stopWatching();
    stopListening();
  };
}
