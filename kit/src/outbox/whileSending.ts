import { changeWrite, listSending, recountWaiting } from './outboxDatabase.ts';

const lockOf = (waitingId: string): string => `fwo:sending:${waitingId}`;

/**
 * Holds a lock for a write while its page sends it for the first time; the browser releases it when the page is closed or
 * crashes.
 */
export function whileSending<Result>(waitingId: string, send: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockOf(waitingId), send) : send();
}

/**
 * Turns writes of closed pages into waiting ones, for all members. Without Web Locks (plain http) this includes writes that
 * other open tabs are sending: they may be sent twice, and their key makes them one.
 */
export async function adoptAbandoned(): Promise<void> {
  for (const write of await listSending()) {
    const adopt = () => changeWrite({ ...write, isSending: false });
    if (!('locks' in navigator)) await adopt();
    else
      await navigator.locks.request(lockOf(write.waitingId), { ifAvailable: true }, async (lock) => {
        if (lock) await adopt();
      });
  }
  await recountWaiting();
}
