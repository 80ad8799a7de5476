/** What the service worker uses of its global scope. The types of pages and of workers cannot be had in one program. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: Extendable;
  message: MessageEvent<unknown> & Extendable;
  sync: Extendable & { tag: string };
}

export interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  clients: { matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
