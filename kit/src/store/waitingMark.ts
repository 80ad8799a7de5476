/** Prefix of the temporary ids of waiting writes; ids of the server are hexadecimal. */
export const WAITING_ID_PREFIX = 'waiting-';

export const isWaitingId = (id: string): boolean => id.startsWith(WAITING_ID_PREFIX);

/**
 * Count of a member's waiting writes, readable without opening the database: at start it shows whether the outbox code is
 * needed.
 */
const keyOf = (memberId: string): string => `fwo:waiting:${memberId}`;
const CHANGED = 'fwo:waiting';

/** Counts that `localStorage` refused, because it is full or unavailable to this page. */
const unstored = new Map<string, number>();

function storedCount(memberId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(memberId)) ?? 0);
  } catch {
    return 0;
  }
}

/** Returns the number of writes that wait for the network or for their member's decision. */
export function waitingCount(memberId: string): number {
  return memberId === '' ? 0 : (unstored.get(memberId) ?? storedCount(memberId));
}

export function markWaiting(memberId: string, count: number): void {
  unstored.delete(memberId);
  try {
    if (count > 0) localStorage.setItem(keyOf(memberId), String(count));
    else localStorage.removeItem(keyOf(memberId));
  } catch {
    unstored.set(memberId, count);
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the count may have changed, in this tab or another. Returns the unsubscribe function. */
export function watchWaiting(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
