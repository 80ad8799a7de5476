/**
 * Background Sync tag that wakes the service worker when there is a network again, and the message that it then sends to the
 * pages.
 */
export const SYNC_TAG = 'fleetwatch-outbox';

interface WithSync {
  sync: { register(tag: string): Promise<void> };
}

/** Registers a Background Sync, where the browser supports it. */
export async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && 'sync' in registration)
      await (registration as unknown as WithSync).sync.register(SYNC_TAG);
  } catch {
    // Without Background Sync an open page, or the next one opened, sends the writes.
  }
}
