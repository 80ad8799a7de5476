import type { PushPayload } from '@fleetwatch/contract/notifications/wire';
import { OPEN_PATH, NOTIFIED } from './workerMessages.ts';
import type { PageClient, WorkerScope } from './WorkerScope.ts';
import { NEW_NOTIFICATION } from './texts.ts';

const ICON = '/icon-192.png';
/** Shown for a payload that is not ours: browsers require every push to show something. */
const UNREADABLE: PushPayload = {
  v: 1,
  id: '',
  cat: 'safety',
  title: NEW_NOTIFICATION,
  body: '',
  url: '/inbox',
  tag: 'unreadable',
  at: 0,
  state: 'new',
};

function payloadOf(text: string | undefined): PushPayload {
  try {
    const payload = JSON.parse(text ?? '') as PushPayload;
    return payload.v === 1 && payload.url.startsWith('/') ? payload : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Returns the target of a tap on the notification, or on one of its buttons, with the notification's id. */
function addressOf({ id }: PushPayload, path: string, origin: string): string {
  const address = new URL(path, origin);
  if (id !== '') address.searchParams.set(NOTIFIED, id);
  return address.pathname + address.search;
}

const windowsOf = (self: WorkerScope): Promise<PageClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const idOf = ({ data }: Notification): unknown => (data as { id?: unknown } | null)?.id;

/**
 * Shows a push (rule notify.push): a new one with a sound, unless the portal is visible. One that has ended replaces the shown
 * notification, and one that was read removes it (rule notify.closing).
 */
export async function showPush(self: WorkerScope, text: string | undefined): Promise<void> {
  const payload = payloadOf(text);
  const { registration, location } = self;
  const { id, title, body, url, tag, actions = [], at, state } = payload;
  const shown = await registration.getNotifications({ tag });
  const isNew = state === 'new';
  // A newer notification of the same matter stays.
  if (!isNew && shown.length > 0 && !shown.some((one) => idOf(one) === id)) return;
  const isWatched = (await windowsOf(self)).some(({ visibilityState }) => visibilityState === 'visible');
  await registration.showNotification(title, {
    body,
    tag,
    icon: ICON,
    badge: ICON,
    timestamp: at,
    silent: !isNew || isWatched,
    renotify: isNew && !isWatched,
    data: { id, path: addressOf(payload, url, location.origin) },
    actions: actions.map((one) => ({
      action: addressOf(payload, one.path, location.origin),
      title: one.title,
    })),
  });
  const isGone = state === 'read' || (state === 'over' && shown.length === 0);
  if (isGone) for (const one of await registration.getNotifications({ tag })) one.close();
}

/** Time that a page has to answer: it may still be loading, or no one is signed in there. */
const ANSWER_MS = 1_000;

/** Whether the page confirms that it goes to the path. */
const isTaken = (page: PageClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (taken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(taken);
    };
    const timer = setTimeout(end, ANSWER_MS, false);
    port1.onmessage = () => end(true);
    page.postMessage({ [OPEN_PATH]: path }, [port2]);
  });

/** Opens the target of a tapped notification, or its button, in a page that is already open if there is one. */
export async function openNotification(
  self: WorkerScope,
  notification: Notification,
  action = '',
): Promise<void> {
  notification.close();
  const path = action || (notification.data as { path: string }).path;
  const [page] = await windowsOf(self);
  if (!page) return void (await self.clients.openWindow(path));
  // A browser may refuse the focus; the page still navigates.
  await page.focus().catch(() => undefined);
  if (await isTaken(page, path)) return;
  // A page that this worker does not control cannot be navigated.
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}
