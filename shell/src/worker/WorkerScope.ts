/**
 * The part of its global scope that the service worker uses. The types of pages and of workers cannot be used in one program.
 */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: Extendable;
  message: MessageEvent<unknown> & Extendable;
  sync: Extendable & { tag: string };
  push: Extendable & { data: { text(): string } | null };
  /** `action` is '' for a tap beside the buttons. */
  notificationclick: Extendable & { notification: Notification; action: string };
}

export interface PageClient {
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

export interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'> & {
    /** Properties that only workers may set, and that the types of pages lack. */
    showNotification(
      title: string,
      options: NotificationOptions & {
        renotify: boolean;
        timestamp: number;
        actions: { action: string; title: string }[];
      },
    ): Promise<void>;
  };
  clients: {
    matchAll(options?: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
