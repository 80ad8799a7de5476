import type { PushDeviceBody } from '@fleetwatch/contract/notifications/wire';

/** 'off' needs a tap; 'denied' can only be changed in the browser's settings. */
export type PushPermission = 'unsupported' | 'off' | 'denied' | 'granted';

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The browser's permission for this site. */
export function pushPermission(): PushPermission {
  if (!isPossible()) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'off' : permission;
}

/** A page registers its worker after its first screen. */
const WORKER_WITHIN_MS = 10_000;

async function pushManager(): Promise<PushManager> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('This page has no service worker.')), WORKER_WITHIN_MS);
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate]);
  return registration.pushManager;
}

const bytesOf = (key: string): string =>
  [...atob(key.replaceAll('-', '+').replaceAll('_', '/'))].map((one) => one.codePointAt(0)).join();

/** Whether a subscription receives pushes of a server with this key; a server with another secret has another key. */
const isFor = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null &&
  new Uint8Array(options.applicationServerKey).join() === bytesOf(key);

/**
 * Returns the browser's subscription to pushes of a server, a new one if it has none.
 * @param key the server's public VAPID key, base64url
 * @throws if the browser has no permission, or does not reach its push service
 */
export async function subscribe(key: string): Promise<PushDeviceBody> {
  const manager = await pushManager();
  const before = await manager.getSubscription();
  if (before && !isFor(before, key)) await before.unsubscribe();
  const kept = before && isFor(before, key) ? before : null;
  const subscription =
    kept ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends the browser's subscription, if there is one. */
export async function unsubscribe(): Promise<void> {
  if (!isPossible()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
