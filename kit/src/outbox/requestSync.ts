/** The name under which the service worker is woken when there is a network again, and by which it tells the pages. */
export const SYNC_TAG = 'fleetwatch-outbox';

interface WithSync {
  sync: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker when there is a network again, where browsers do that. */
export async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && 'sync' in registration)
      await (registration as unknown as WithSync).sync.register(SYNC_TAG);
  } catch {
    // Then an open page sends it, or the next that is opened.
  }
}
