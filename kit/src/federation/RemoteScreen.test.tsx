import { use } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRemoteLoader, REMOTE_DEADLINE_MS } from './createRemoteLoader.ts';
import type { RemoteEntry } from './FederationInstance.ts';
import type { RemoteRoute } from './RemoteDeclaration.ts';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';
import { RemoteScreen } from './RemoteScreen.tsx';

const route: RemoteRoute = { path: '/a', component: 'AScreen', title: 'Actions', access: 'open' };
const remote: RemoteRegistration = {
  name: 'mf-a',
  container: 'mf_a',
  entry: '/remotes/mf-a/remoteEntry.js',
  screens: [],
  declaration: { name: 'mf-a', version: '1.0.0', kitVersion: '^0.1.0', routes: [route], menu: [], parts: [] },
};
const working: RemoteEntry = { AScreen: () => <h1>All boats are landed</h1> };

async function show(
  loadEntry: (options: { isFresh: boolean; entry: string }) => Promise<RemoteEntry>,
  shownByNow = remote,
) {
  // React reports errors caught by a boundary on console.error; these tests provoke them.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const federation = {
    kitVersion: '0.1.0',
    servedKits: [],
    loadEntry: ({ entry }: RemoteRegistration, options: { isFresh: boolean }) =>
      loadEntry({ ...options, entry }),
    preload: () => undefined,
  };
  const loader = createRemoteLoader({ federation, findAgain: async () => shownByNow });
  await act(async () => render(<RemoteScreen loader={loader} remote={remote} route={route} />));
}

/** React resumes after `use` only inside act. */
async function retry() {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => userEvent.click(button));
}

afterEach(() => jest.restoreAllMocks());

describe('RemoteScreen', () => {
  it('renders the component that the declaration names', async () => {
    await show(async () => working);
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('shows a placeholder while the code loads', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Actions is loading' })).toBeInTheDocument();
  });

  it('shows why a screen is missing, moves the focus there, and shows the screen after a successful retry', async () => {
    let isThere = false;
    await show(async ({ isFresh }) => {
      if (!isThere) throw new RemoteLoadFailure('unreachable', '404');
      expect(isFresh).toBe(true);
      return working;
    });
    const heading = await screen.findByRole('heading', { name: 'Actions is not available' });
    expect(heading).toHaveFocus();
    const main = screen.getByRole('main');
    expect(main).toHaveAttribute('id', 'main');
    expect(main).toContainElement(heading);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Its files could not be downloaded. Everything else still works.',
    );
    isThere = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('shows the reason again when a retry fails too', async () => {
    let tries = 0;
    await show(async () => {
      tries += 1;
      throw new RemoteLoadFailure(tries === 1 ? 'too-slow' : 'not-a-remote', 'broken');
    });
    expect(await screen.findByText(/took too long to download/)).toBeVisible();
    await retry();
    expect(await screen.findByText(/not part of Fleetwatch/)).toBeVisible();
  });

  it('renders a failed screen again when its code is replaced in development', async () => {
    let isBroken = true;
    const AScreen = () => {
      if (isBroken) throw new Error('a typo');
      return <h1>All boats are landed</h1>;
    };
    await show(async () => ({ AScreen }));
    expect(await screen.findByRole('heading', { name: 'Actions is not available' })).toBeVisible();
    isBroken = false;
    act(() => void dispatchEvent(new Event('fleetwatch:refreshed')));
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('names a declared screen that the entry does not export', async () => {
    await show(async () => ({ Another: () => null }));
    expect(await screen.findByText(/screen is missing from its module/)).toBeVisible();
  });

  it('keeps a render failure inside the screen, and restarts the screen without fetching it again', async () => {
    let isBroken = true;
    let loads = 0;
    await show(async () => {
      loads += 1;
      return {
        AScreen: () => {
          if (isBroken) throw new Error('a fault in the remote');
          return <h1>Fixed</h1>;
        },
      };
    });
    expect(await screen.findByText(/Something went wrong while showing it/)).toBeVisible();
    isBroken = false;
    await retry();
    expect(await screen.findByRole('heading', { name: 'Fixed' })).toBeVisible();
    expect(loads).toBe(1);
  });

  it('fetches the remote again when one of its lazy chunks failed to load', async () => {
    let loads = 0;
    await show(async () => {
      loads += 1;
      if (loads > 1) return working;
      return {
        AScreen: () => {
          throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
        },
      };
    });
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('takes the version that the registry shows by now when one threw while it was rendered', async () => {
    const rolledBack = { ...remote, entry: '/remotes/mf-a/0.9.0/remoteEntry.js' };
    const loads: string[] = [];
    await show(async ({ entry }) => {
      loads.push(entry);
      if (entry === rolledBack.entry) return working;
      return {
        AScreen: () => {
          throw new Error('a fault in the remote');
        },
      };
    }, rolledBack);
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
    expect(loads).toEqual([remote.entry, rolledBack.entry]);
  });

  it('gives up on a component that suspends without end, and fetches it again (rule portal.contained)', async () => {
    jest.useFakeTimers();
    const never = new Promise(() => undefined);
    let loads = 0;
    await show(async () => {
      loads += 1;
      return loads > 1 ? working : { AScreen: () => use(never) as never };
    });
    expect(screen.getByRole('status', { name: 'Actions is loading' })).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(REMOTE_DEADLINE_MS));
    expect(screen.getByText(/took too long to download/)).toBeVisible();
    jest.useRealTimers();
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });
});
