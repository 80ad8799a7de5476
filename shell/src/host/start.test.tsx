// For its types.
import '@testing-library/jest-dom';
import { useEffect } from 'react';
import { act, screen, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import type { FederationInstance, RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import { createStore } from '@fleetwatch/kit/store/createStore';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { start } from './start.tsx';

const remote = (name: string, path: string, access: string, title: string) =>
  remoteOf(name, [path], access, title);

function remoteOf(name: string, paths: string[], access: string, title: string) {
  return {
    name,
    container: name.replace('-', '_'),
    entry: `/remotes/${name}/remoteEntry.js`,
    screens: [],
    declaration: {
      name,
      version: '1.0.0',
      kitVersion: '^0.1.0',
      routes: paths.map((path) => ({ path, component: 'TheScreen', title, access })),
      menu: [{ label: title, path: paths[0], section: 'main', access }],
    },
  };
}

const registry = parseRegistry({
  remotes: [
    remote('mf-crews', '/crews/:boat', 'member', 'Crews'),
    remote('mf-wall', '/wall', 'kiosk', 'Wall'),
    remote('mf-lost', '/lost', 'open', 'Lost'),
    remote('mf-wild', '/wild', 'open', 'Wild'),
    remote('mf-leaving', '/leaving', 'open', 'Leaving'),
    remoteOf('mf-list', ['/list', '/list/:detail'], 'open', 'List'),
  ],
});

/** Throws outside any boundary: in a handler, and in a timer. */
function WildScreen() {
  const fail = () => {
    throw new Error('in a handler');
  };
  return (
    <>
      <h1>Wild</h1>
      <button onClick={fail}>Fail at once</button>
      <button onClick={() => setTimeout(fail)}>Fail later</button>
    </>
  );
}

/** A list with a typed search, with or without the detail of a row. */
function ListScreen() {
  const { detail } = useParams();
  return (
    <>
      <h1>List</h1>
      <input aria-label="Search" />
      {detail === undefined ? null : <h2>Detail of {detail}</h2>}
    </>
  );
}

/** Throws while it unmounts. */
function LeavingScreen() {
  useEffect(
    () => () => {
      throw new Error('while it is taken away');
    },
    [],
  );
  return <h1>Leaving</h1>;
}

const entries: Record<string, RemoteEntry> = {
  'mf-wild': { TheScreen: WildScreen },
  'mf-leaving': { TheScreen: LeavingScreen },
  'mf-list': { TheScreen: ListScreen },
  'mf-crews': { TheScreen: () => <h1>Crew of the Kestrel</h1> },
  'mf-wall': { TheScreen: () => <h1>The wall</h1> },
};

const federation: FederationInstance = {
  kitVersion: '0.1.0',
  servedKits: [],
  loadEntry: async ({ name }) => {
    const entry = entries[name];
    if (!entry) throw new Error('404');
    return entry;
  },
  preload: () => undefined,
};

const member = { ...ANONYMOUS_PROFILE, isAuthorised: true, id: '0'.repeat(24), displayName: 'Kim Waters' };

let stop = () => {};

/** Requests of the frame; without a network it stays as it is, and so do these tests. */
const calls = [
  'POST /session/refresh',
  'GET /sorties-stillout-results',
  'GET /club',
  'GET /tweets-headsup-week-results',
];

async function open(path: string, { isSignedIn = false, known = registry } = {}) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi(Object.fromEntries(calls.map((call) => [call, unreachable])));
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  const store = createStore(isSignedIn ? { profile: member, token: 'token-of-the-test' } : {});
  const root = await act(async () => start({ federation, registry: known, store, container }));
  stop = () => {
    act(() => root.unmount());
    container.remove();
  };
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('start', () => {
  it("draws a remote's screen at the path it declares", async () => {
    await open('/crews/kestrel', { isSignedIn: true });
    expect(await screen.findByRole('heading', { name: 'Crew of the Kestrel' })).toBeVisible();
  });

  it("sends a visitor from a member's screen to the landing page", async () => {
    await open('/crews/kestrel');
    expect(location.pathname).toBe('/');
    expect(screen.queryByRole('heading', { name: 'Crew of the Kestrel' })).toBeNull();
  });

  it("shows the kiosk's screen without a sign-in", async () => {
    await open('/wall');
    expect(await screen.findByRole('heading', { name: 'The wall' })).toBeVisible();
  });

  it("shows a remote's failure in its place, with the rest of the portal around it", async () => {
    await open('/lost');
    const alert = (await screen.findByRole('heading', { name: 'Lost is not available' })).closest('section');
    expect(within(alert ?? document.body).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('shows a missing screen when a retry finds it', async () => {
    await open('/lost');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    entries['mf-lost'] = { TheScreen: () => <h1>Found</h1> };
    try {
      await act(async () => userEvent.click(retry));
      expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
    } finally {
      delete entries['mf-lost'];
    }
  });

  it.each(['Fail at once', 'Fail later'])(
    'continues when a remote throws outside of rendering: %s',
    async (way) => {
      const reported = new Promise((resolve) => {
        window.addEventListener('error', ({ error }) => resolve(error), { once: true });
      });
      await open('/wild');
      await act(async () => userEvent.click(await screen.findByRole('button', { name: way })));
      await act(async () => expect(await reported).toEqual(new Error('in a handler')));
      expect(screen.getByRole('heading', { name: 'Wild' })).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
    },
  );

  it('shows the next screen when a remote throws while it is left', async () => {
    await open('/leaving');
    await screen.findByRole('heading', { name: 'Leaving' });
    await act(async () => {
      history.pushState(null, '', '/wall');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'The wall' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /not available/ })).toBeNull();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('keeps a screen as it is while its address becomes another of the same component (rule table.panes)', async () => {
    await open('/list');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'Tern');
    await act(async () => {
      history.pushState(null, '', '/list/tern');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Detail of tern' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('Tern');
  });

  it("opens the shell's own screens with a registry of junk", async () => {
    // jsdom lacks it.
    const reported = jest.fn();
    Reflect.set(globalThis, 'reportError', reported);
    await open('/', { known: parseRegistry({ remotes: ['junk', null, 7] }) });
    expect(reported).toHaveBeenCalledTimes(3);
    const main = within(await screen.findByRole('main'));
    const signIn = await main.findByRole('link', { name: 'Sign In' });
    expect(main.queryByRole('link', { name: 'Fleetwatch Boathouse' })).toBeNull();
    await act(async () => userEvent.click(signIn));
    expect(await screen.findByRole('form', { name: 'Sign In' })).toBeVisible();
  });

  it('shows that an undeclared address does not exist', async () => {
    await open('/no-such-screen');
    expect(await screen.findByRole('heading', { name: /nothing|not found|no page/i })).toBeVisible();
  });
});
