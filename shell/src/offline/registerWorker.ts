import { createScriptPolicy } from '../host/createScriptPolicy.ts';
import { KEEP_FILES, TAKE_OVER } from '../worker/workerMessages.ts';

const WORKER_PATH = '/sw.js';
/** Interval of checks on a page that stays open for weeks, as the kiosk's does. */
const LOOK_AGAIN_MS = 3_600_000;
/** Chromium lets a worker with pending requests stay in charge for up to five minutes. */
const TAKE_OVER_MS = 3_000;

/** A new version of the portal that waits to be used. */
export interface NewVersion {
  /** Activates it; this page reloads. */
  use(): void;
}

function sendFileNames(registration: ServiceWorkerRegistration): void {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = entries.filter((name) => new URL(name).origin === location.origin);
  registration.active?.postMessage({ [KEEP_FILES]: urls });
}

/** Calls back with every worker that is ready and waits for this page's message. */
function watchForNext(
  registration: ServiceWorkerRegistration,
  onReady: (worker: ServiceWorker) => void,
): void {
  const settle = (worker: ServiceWorker | null) => {
    // Without an earlier worker, this is not a new version but the first.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onReady(worker);
  };
  settle(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => settle(next));
  });
}

/**
 * Makes a waiting worker take over, and reloads. Only the page that requested it reloads: someone may be typing in another tab.
 * A worker that does not take over in time does so when the reload ends its predecessor's requests.
 */
export function takeOver(worker: ServiceWorker, reload = () => location.reload()): void {
  const timer = setTimeout(reload, TAKE_OVER_MS);
  const reloadAtOnce = () => {
    clearTimeout(timer);
    reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reloadAtOnce, { once: true });
  worker.postMessage(TAKE_OVER);
}

/**
 * Makes the service worker store the portal for use without a network. Does nothing in a browser without service workers.
 * @returns the function that stops looking for new versions
 */
export async function registerWorker(onNewVersion: (version: NewVersion) => void): Promise<() => void> {
  const { serviceWorker } = navigator;
  if (process.env['NODE_ENV'] !== 'production' || !serviceWorker) return () => undefined;
  const address = createScriptPolicy(window).createScriptURL(WORKER_PATH);
  // A browser that is set to store nothing refuses, or answers nothing.
  const registration = (await serviceWorker.register(address).catch(() => undefined)) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return () => undefined;
  watchForNext(registration, (worker) => onNewVersion({ use: () => takeOver(worker) }));
  void serviceWorker.ready.then(sendFileNames);
  const timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}
