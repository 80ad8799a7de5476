import { changeWrite, listSending, recountWaiting } from './outboxDatabase.ts';

const lockOf = (waitingId: string): string => `fwo:sending:${waitingId}`;

/** Holds a write's lock while its page sends it for the first time; the browser lets it go when the page is closed or dies. */
export function whileSending<Result>(waitingId: string, send: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockOf(waitingId), send) : send();
}

/**
 * Lets every write wait whose page was closed before the answer came, whoever made it. Without Web Locks (plain http) it takes
 * those of other open tabs too: they may be sent twice, which their key makes one.
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
