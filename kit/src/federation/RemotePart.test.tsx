import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../testing/findViolations.tsx';
import { createRemoteLoader } from './createRemoteLoader.ts';
import type { RemoteEntry } from './FederationInstance.ts';
import { PortalContext } from './PortalContext.ts';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import { RemotePart } from './RemotePart.tsx';
import type { RemoteRegistration, RemoteRegistry } from './RemoteRegistry.ts';

const remote: RemoteRegistration = {
  name: 'mf-a',
  container: 'mf_a',
  entry: '/remotes/mf-a/remoteEntry.js',
  screens: [],
  declaration: {
    name: 'mf-a',
    version: '1.0.0',
    kitVersion: '^0.1.0',
    routes: [],
    menu: [],
    parts: ['BoatsPanel'],
  },
};
const withRemote: RemoteRegistry = { remotes: [remote], refused: [] };
const without: RemoteRegistry = { remotes: [], refused: [] };
const working: RemoteEntry = { BoatsPanel: () => <h2>All boats are landed</h2> };

interface Setting {
  loadEntry?: (options: { isFresh: boolean }) => Promise<RemoteEntry>;
  registry?: RemoteRegistry;
  readRegistry?: () => Promise<RemoteRegistry>;
  isOptional?: boolean;
}

/** Reports to the code under test that the browser is idle. */
let settle: () => void = () => undefined;

function show({
  loadEntry = async () => working,
  registry = withRemote,
  readRegistry,
  isOptional,
}: Setting = {}) {
  // React reports errors caught by a boundary on console.error; these tests provoke them.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn((_remote: RemoteRegistration, options: { isFresh: boolean }) => loadEntry(options));
  const federation = { kitVersion: '0.1.0', servedKits: [], loadEntry: load, preload: () => undefined };
  const loader = createRemoteLoader({ federation, findAgain: async () => remote });
  const portal = { registry, loader, readRegistry: readRegistry ?? (async () => registry) };
  render(
    <PortalContext value={portal}>
      <main>
        <h1>My screen</h1>
        <RemotePart name="BoatsPanel" title="Boats" {...(isOptional && { isOptional, placeholder: null })} />
      </main>
    </PortalContext>,
  );
  return load;
}

const becomeIdle = () => act(async () => settle());

async function retry() {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => userEvent.click(button));
}

beforeEach(() => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => {
    paint(0);
    return 0;
  });
  Object.assign(globalThis, {
    requestIdleCallback: (then: () => void) => {
      settle = then;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

describe('RemotePart', () => {
  it('requests nothing before the surrounding screen is rendered and the browser is idle', async () => {
    const load = show();
    expect(screen.getByRole('status', { name: 'Boats is loading' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    await becomeIdle();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('shows a load failure in its own box with the reason, leaves the focus alone, and loads on retry', async () => {
    let isThere = false;
    show({
      loadEntry: async ({ isFresh }) => {
        if (!isThere) throw new RemoteLoadFailure('unreachable', '404');
        expect(isFresh).toBe(true);
        return working;
      },
    });
    await becomeIdle();
    const box = await screen.findByRole('region', { name: 'Boats' });
    expect(box).toHaveTextContent('Boats is not available. Its files could not be downloaded.');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My screen');
    expect(document.body).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    isThere = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('keeps a render failure inside its box', async () => {
    show({
      loadEntry: async () => ({
        BoatsPanel: () => {
          throw new Error('a fault in the part');
        },
      }),
    });
    await becomeIdle();
    expect(await screen.findByText(/Something went wrong while showing it/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My screen' })).toBeVisible();
  });

  it('shows that no remote provides the part, and finds it once one was added', async () => {
    let isAdded = false;
    show({ registry: without, readRegistry: async () => (isAdded ? withRemote : without) });
    await becomeIdle();
    expect(await screen.findByText(/It is not installed here/)).toBeVisible();
    await retry();
    expect(await screen.findByText(/It is not installed here/)).toBeVisible();
    isAdded = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('takes no room for an optional part until it loads, and none when no remote has it', async () => {
    show({ isOptional: true });
    expect(screen.queryByRole('status')).toBeNull();
    await becomeIdle();
    expect(await screen.findByRole('heading', { name: 'All boats are landed' })).toBeVisible();
  });

  it('leaves no box for an optional part that no remote has', async () => {
    show({ isOptional: true, registry: without });
    await becomeIdle();
    expect(screen.getByRole('main')).toHaveTextContent(/^My screen$/);
  });

  it('renders nothing outside a portal', () => {
    const { container } = render(<RemotePart name="BoatsPanel" title="Boats" />);
    expect(container).toBeEmptyDOMElement();
  });
});
