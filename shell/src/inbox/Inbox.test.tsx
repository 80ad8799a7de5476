import { act, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { NOTIFICATIONS_OFF, SAFETY_CHANNEL_NEEDED } from '@fleetwatch/contract/notifications/texts';
import { DEFAULT_QUIET_HOURS } from '@fleetwatch/contract/notifications/quietHours';
import type { Notification, NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { InboxScreen } from './InboxScreen.tsx';
import { NotificationTasks } from './NotificationTasks.tsx';

const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  _id: id,
  category: 'boated',
  title: `Notification ${id}`,
  body: 'Launched at 06:00.',
  url: '/actions',
  at: Date.now() - 300_000,
  isRead: false,
  isSettled: false,
  ...more,
});

/** State of the server, changed by the calls. */
function serverOf(
  given: Notification[],
  routes: FakeRoutes = {},
  features: ['notifications'] | [] = ['notifications'],
) {
  let notifications = given;
  let choices: NotificationChoices = { channels: { ...DEFAULT_CHANNELS }, quiet: DEFAULT_QUIET_HOURS };
  let endpoint: string | null = null;
  const unread = () => notifications.filter(({ isRead }) => !isRead).length;
  const device = () => ({ key: 'BAAA', endpoint });
  return fakeApi({
    'GET /club': () => ({ ...OARS, features }),
    'GET /notifications-results': () => ({ results: notifications, unread: unread() }),
    'GET /notifications-unread': () => ({ unread: unread() }),
    'PUT /notifications-read': ({ body }) => {
      const { ids } = body as { ids: string[] | null };
      notifications = notifications.map((one) =>
        ids === null || ids.includes(one._id) ? { ...one, isRead: true } : one,
      );
      return { unread: unread() };
    },
    'GET /notification-choices': () => choices,
    'PUT /notification-choices': ({ body }) => {
      choices = body as NotificationChoices;
      return choices;
    },
    'GET /push-device': device,
    'PUT /push-device': ({ body }) => {
      endpoint = (body as { endpoint: string }).endpoint;
      return device();
    },
    'DELETE /push-device': () => {
      endpoint = null;
      return device();
    },
    'GET /users-on-deck-results': () => ({ results: [] }),
    ...routes,
  });
}

const open = (route = '/inbox') => renderScreen(<InboxScreen />, { route, profile: KIM_LOCAL_PROFILE });
const rows = () =>
  within(screen.getByRole('list', { name: 'Notifications' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

interface FakePush {
  permission: NotificationPermission;
  granted?: NotificationPermission;
  endpoint?: string | null;
}

/** A browser that supports pushes. */
function withPush({ permission, granted = 'granted', endpoint = null }: FakePush) {
  let subscribed = endpoint;
  const Fake = { permission, requestPermission: jest.fn() };
  Fake.requestPermission.mockImplementation(async () => {
    Fake.permission = granted;
    return granted;
  });
  const subscription = () => ({
    options: { applicationServerKey: new Uint8Array([4, 0, 0]).buffer },
    toJSON: () => ({ endpoint: subscribed, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: jest.fn(async () => {
      subscribed = null;
      return true;
    }),
  });
  const pushManager = {
    getSubscription: jest.fn(async () => (subscribed === null ? null : subscription())),
    subscribe: jest.fn(async () => {
      subscribed = 'https://push.test/new';
      return subscription();
    }),
  };
  const listeners = new Set<(event: MessageEvent) => void>();
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) =>
      listeners.delete(listener),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { Notification: Fake, PushManager: jest.fn() });
  return {
    Fake,
    pushManager,
    isSubscribed: () => subscribed !== null,
    /** With a port, on which the page may answer. */
    send: (data: unknown, port?: MessagePort) => {
      const message = new MessageEvent('message', { data });
      Object.defineProperty(message, 'ports', { value: port ? [port] : [] });
      listeners.forEach((listener) => listener(message));
    },
  };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  localStorage.clear();
});

describe('the inbox', () => {
  it('lists notifications, marks them as read, and keeps new ones marked during the visit', async () => {
    const api = serverOf([notification('1'), notification('2', { isRead: true, isSettled: true })]);
    open();
    await screen.findByText('Notification 1');
    await waitFor(() => expect(api.callsTo('PUT /notifications-read')).toHaveLength(1));
    expect(rows()).toEqual([
      'New: Notification 15 min agoLaunched at 06:00. ',
      'Notification 25 min agoLaunched at 06:00. This no longer applies.',
    ]);
    expect(screen.getByRole('link', { name: /Notification 1/ })).toHaveAttribute('href', '/actions');
    expect(await findViolations()).toEqual([]);
  });

  it('shows its purpose while it is empty, and when a club does not use it', async () => {
    serverOf([]);
    open();
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  });

  it('shows no inbox in a club that does not use notifications', async () => {
    const api = serverOf([], {}, []);
    open();
    expect(await screen.findByText(NOTIFICATIONS_OFF)).toBeVisible();
    expect(api.callsTo('GET /notifications-results')).toEqual([]);
  });

  it('offers to try again when the inbox does not load', async () => {
    serverOf([], { 'GET /notifications-results': () => refuse(503, 'Busy.', 'busy') });
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the choices', () => {
  it('turns a channel on and off at once', async () => {
    const api = serverOf([]);
    const { user } = open('/inbox?show=choices');
    const boated = within(await screen.findByRole('group', { name: 'Boated' }));
    await user.click(boated.getByRole('checkbox', { name: 'By email' }));
    await waitFor(() => expect(boated.getByRole('checkbox', { name: 'By email' })).toBeChecked());
    await waitFor(() =>
      expect(api.callsTo('PUT /notification-choices').at(-1)?.body).toMatchObject({
        channels: { boated: { push: true, mail: true } },
      }),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('restores a choice that the server refuses, with its reason', async () => {
    serverOf([], {
      'PUT /notification-choices': () => refuse(422, SAFETY_CHANNEL_NEEDED, 'invalid:channels.safety'),
    });
    const { user } = open('/inbox?show=choices');
    const mail = () =>
      within(screen.getByRole('group', { name: 'Safety' })).getByRole('checkbox', { name: 'By email' });
    await screen.findByRole('group', { name: 'Safety' });
    await user.click(mail());
    expect(await screen.findByText(SAFETY_CHANNEL_NEEDED)).toBeVisible();
    await waitFor(() => expect(mail()).toBeChecked());
  });

  it('sends quiet hours when both ends are set', async () => {
    const api = serverOf([]);
    const { user } = open('/inbox?show=choices');
    const from = await screen.findByLabelText('From');
    await user.clear(from);
    await user.tab();
    expect(screen.getByLabelText('From')).toHaveValue('21:30');
    await user.clear(from);
    await user.type(from, '22:00');
    await user.click(document.body);
    await waitFor(() =>
      expect(api.callsTo('PUT /notification-choices').at(-1)?.body).toMatchObject({
        quiet: { from: '22:00', until: '06:00' },
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Only safety alerts at night' }));
    await waitFor(() => expect(screen.queryByLabelText('From')).not.toBeInTheDocument());
  });
});

describe('this device', () => {
  it('explains that the browser does not support push notifications', async () => {
    serverOf([]);
    open('/inbox?show=choices');
    expect(await screen.findByText(/^This browser cannot show notifications\./)).toBeVisible();
  });

  it('asks the browser on the tap, and can stop again', async () => {
    const { Fake, isSubscribed } = withPush({ permission: 'default' });
    serverOf([]);
    const { user } = open('/inbox?show=choices');
    const on = await screen.findByRole('button', { name: 'Turn on here' });
    expect(Fake.requestPermission).not.toHaveBeenCalled();
    await user.click(on);
    await user.click(await screen.findByRole('button', { name: 'Turn off here' }));
    await screen.findByRole('button', { name: 'Turn on here' });
    expect(isSubscribed()).toBe(false);
  });

  it('shows how to allow refused notifications', async () => {
    withPush({ permission: 'default', granted: 'denied' });
    serverOf([]);
    const { user } = open('/inbox?show=choices');
    await user.click(await screen.findByRole('button', { name: 'Turn on here' }));
    expect(await screen.findByText(/^This browser blocks notifications/)).toBeVisible();
  });
});

describe('beside a screen', () => {
  /** Any screen, with the bar's place for the bell; the badge requests the club. */
  function Page() {
    const { data } = useClubQuery();
    return data ? <NotificationTasks place={document.body} /> : null;
  }
  const beside = (route = '/fleet') => renderScreen(<Page />, { route, profile: KIM_LOCAL_PROFILE });

  it('shows the number of unread notifications', async () => {
    serverOf([notification('1'), notification('2')]);
    beside();
    expect(await screen.findByRole('link', { name: /Inbox, 2 unread/ })).toHaveAttribute('href', '/inbox');
  });

  it('marks as read the notification that led here, and cleans the address', async () => {
    const api = serverOf([notification('1')]);
    const { currentRoute } = beside('/actions?do=land&told=1');
    await waitFor(() => expect(api.callsTo('PUT /notifications-read').at(0)?.body).toEqual({ ids: ['1'] }));
    expect(currentRoute()).toBe('/actions?do=land');
    expect(await screen.findByRole('link', { name: /Inbox, nothing unread/ })).toBeInTheDocument();
  });

  it('opens the page of a tapped notification', async () => {
    const { send } = withPush({ permission: 'denied' });
    serverOf([]);
    const { currentRoute } = beside();
    await screen.findByRole('link', { name: /Inbox/ });
    const port = { postMessage: jest.fn() };
    act(() => send({ openPath: '/plans?on=2026-05-18' }, port as unknown as MessagePort));
    expect(port.postMessage).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentRoute()).toBe('/plans?on=2026-05-18'));
  });

  it('renews a subscription that the browser has lost, at the next start', async () => {
    withPush({ permission: 'granted' });
    const api = serverOf([], {
      'GET /push-device': () => ({ key: 'BAAA', endpoint: 'https://push.test/old' }),
    });
    beside();
    await waitFor(() =>
      expect(api.callsTo('PUT /push-device').at(0)?.body).toMatchObject({
        endpoint: 'https://push.test/new',
      }),
    );
  });

  it('sends nothing for an unchanged subscription', async () => {
    const { pushManager } = withPush({ permission: 'granted', endpoint: 'https://push.test/same' });
    const api = serverOf([], {
      'GET /push-device': () => ({ key: 'BAAA', endpoint: 'https://push.test/same' }),
    });
    beside();
    await waitFor(() => expect(pushManager.getSubscription).toHaveBeenCalled());
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(api.callsTo('PUT /push-device')).toEqual([]);
  });
});
