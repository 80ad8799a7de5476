import { MessageChannel } from 'node:worker_threads';
import type { PushPayload } from '@fleetwatch/contract/notifications/wire';
import { openNotification, showPush } from './pushes.ts';
import { OPEN_PATH } from './workerMessages.ts';
import type { PageClient, WorkerScope } from './WorkerScope.ts';

interface Shown {
  title: string;
  tag: string;
  silent: boolean;
  body: string;
  data: { id: string; path: string };
  actions: { action: string; title: string }[];
  close(): void;
}

const payload: PushPayload = {
  v: 1,
  id: 'n1',
  cat: 'boated',
  title: "You've been boated on Osprey",
  body: 'Launched at 06:00.',
  url: '/actions',
  tag: 'sortie 1',
  at: 0,
  state: 'new',
};
const push = (more: Partial<PushPayload> = {}) => JSON.stringify({ ...payload, ...more });

/** A worker's scope, as far as pushes use it, with its device's notifications. */
function workerWith(pages: PageClient[] = []) {
  const shown: Shown[] = [];
  const opened: string[] = [];
  const scope = {
    location: new URL('https://oars.test/sw.js'),
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        const before = shown.findIndex(({ tag }) => tag === options.tag);
        if (before >= 0) shown.splice(before, 1);
        const one: Shown = { ...options, title, close: () => void shown.splice(shown.indexOf(one), 1) };
        shown.push(one);
      },
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (path: string) => void opened.push(path),
    },
  } as unknown as WorkerScope;
  return { scope, shown, opened };
}

const pageThat = (visibilityState: DocumentVisibilityState, isListening = true) => {
  const messages: unknown[] = [];
  const focus = jest.fn(async () => undefined);
  const navigate = jest.fn(async () => undefined);
  const postMessage = (message: unknown, [port]: Transferable[] = []) => {
    messages.push(message);
    if (isListening) (port as MessagePort).postMessage(null);
  };
  return { messages, focus, navigate, visibilityState, postMessage };
};

describe('a push', () => {
  it('shows the words of a push with a sound, and opens its page', async () => {
    const { scope, shown } = workerWith();
    await showPush(scope, push());
    expect(shown).toMatchObject([
      { title: payload.title, body: payload.body, silent: false, data: { path: '/actions?told=n1' } },
    ]);
  });

  it('shows the buttons of its payload', async () => {
    const { scope, shown } = workerWith();
    await showPush(scope, push({ actions: [{ title: 'Landed', path: '/actions?do=land' }] }));
    await showPush(scope, push({ tag: 'another' }));
    expect(shown.map(({ actions }) => actions)).toEqual([
      [{ title: 'Landed', action: '/actions?do=land&told=n1' }],
      [],
    ]);
  });

  it('makes no sound while the member sees the portal', async () => {
    const { scope, shown } = workerWith([pageThat('visible')]);
    await showPush(scope, push());
    expect(shown).toMatchObject([{ silent: true }]);
  });

  it('replaces an earlier push of the same matter', async () => {
    const { scope, shown } = workerWith();
    await showPush(scope, push());
    await showPush(scope, push({ id: 'n2', title: 'More' }));
    expect(shown.map(({ title }) => title)).toEqual(['More']);
  });

  it('removes a push that is read elsewhere, and silently replaces one that is over (rule notify.closing)', async () => {
    const { scope, shown } = workerWith();
    await showPush(scope, push());
    await showPush(scope, push({ state: 'over', body: 'This no longer applies.' }));
    expect(shown).toMatchObject([{ body: 'This no longer applies.', silent: true }]);
    await showPush(scope, push({ state: 'read' }));
    expect(shown).toEqual([]);
  });

  it('shows nothing of a push that is over where it was not shown, and keeps newer ones of its matter', async () => {
    const { scope, shown } = workerWith();
    await showPush(scope, push({ state: 'over' }));
    expect(shown).toEqual([]);
    await showPush(scope, push({ id: 'n2', title: 'More' }));
    await showPush(scope, push({ state: 'read' }));
    expect(shown.map(({ title }) => title)).toEqual(['More']);
  });

  it.each([undefined, '', 'null', '{"v":2}', push({ url: 'https://evil.example' })])(
    'shows for %j that there is something new, and opens the inbox',
    async (text) => {
      const { scope, shown } = workerWith();
      await showPush(scope, text);
      expect(shown).toMatchObject([{ data: { path: '/inbox' } }]);
    },
  );
});

describe('a tap on a notification', () => {
  // Workers have it; jsdom does not.
  beforeAll(() => void Object.assign(globalThis, { MessageChannel }));

  const tapped = () => ({ close: jest.fn(), data: { id: 'n1', path: '/actions?told=n1' } });

  it("opens the portal at the notification's page", async () => {
    const { scope, opened } = workerWith();
    const notification = tapped();
    await openNotification(scope, notification as unknown as Notification);
    expect(opened).toEqual(['/actions?told=n1']);
    expect(notification.close).toHaveBeenCalled();
  });

  it('opens the page of the tapped button', async () => {
    const { scope, opened } = workerWith();
    await openNotification(scope, tapped() as unknown as Notification, '/actions?do=land&told=n1');
    expect(opened).toEqual(['/actions?do=land&told=n1']);
  });

  it('opens the page in a tab that is open', async () => {
    const page = pageThat('hidden');
    const { scope, opened } = workerWith([page]);
    await openNotification(scope, tapped() as unknown as Notification);
    expect(page.focus).toHaveBeenCalled();
    expect(page.messages).toEqual([{ [OPEN_PATH]: '/actions?told=n1' }]);
    expect(page.navigate).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  });

  it('loads the page in a tab that does not listen yet', async () => {
    const page = pageThat('visible', false);
    const { scope, opened } = workerWith([page]);
    await openNotification(scope, tapped() as unknown as Notification);
    expect(page.navigate).toHaveBeenCalledWith('/actions?told=n1');
    expect(opened).toEqual([]);
  });

  it('opens another tab when an open one cannot be navigated', async () => {
    const page = pageThat('visible', false);
    page.navigate.mockRejectedValue(new TypeError('not controlled'));
    const { scope, opened } = workerWith([page]);
    await openNotification(scope, tapped() as unknown as Notification);
    expect(opened).toEqual(['/actions?told=n1']);
  });
});
