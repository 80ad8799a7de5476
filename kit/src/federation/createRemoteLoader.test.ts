import { claimName } from '../store/claimedNames.ts';
import { createRemoteLoader, REMOTE_DEADLINE_MS } from './createRemoteLoader.ts';
import type { FederationInstance, RemoteEntry } from './FederationInstance.ts';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';

const remote: RemoteRegistration = {
  name: 'mf-a',
  container: 'mf_a',
  entry: '/remotes/mf-a/remoteEntry.1.js',
  screens: [],
  declaration: { name: 'mf-a', version: '1.0.0', kitVersion: '^1.0.0', routes: [], menu: [], parts: [] },
};
const entry: RemoteEntry = { AScreen: () => null };

function setUp(loadEntry: FederationInstance['loadEntry'], found?: RemoteRegistration) {
  const federation = {
    kitVersion: '2.1.4',
    servedKits: [1, 2],
    loadEntry: jest.fn(loadEntry),
    preload: jest.fn(),
  };
  const findAgain = jest.fn(async () => found);
  return { federation, findAgain, loader: createRemoteLoader({ federation, findAgain }) };
}

describe('createRemoteLoader', () => {
  it('loads a remote once', async () => {
    const { loader, federation } = setUp(async () => entry);
    const first = loader.load(remote);
    expect(loader.load(remote)).toBe(first);
    await expect(first).resolves.toBe(entry);
    expect(federation.loadEntry.mock.calls).toEqual([[remote, { isFresh: false }]]);
  });

  it('caches a failure until its cache is cleared, then fetches again', async () => {
    let isBroken = true;
    const { loader, federation } = setUp(async () => {
      if (isBroken) throw new Error('404');
      return entry;
    });
    await expect(loader.load(remote)).rejects.toMatchObject({ failure: 'unreachable' });
    isBroken = false;
    await expect(loader.load(remote)).rejects.toMatchObject({ failure: 'unreachable' });
    loader.forget(remote);
    await expect(loader.load(remote)).resolves.toBe(entry);
    expect(federation.loadEntry).toHaveBeenLastCalledWith(remote, { isFresh: true });
  });

  it('injects endpoints again when "Try again" evaluates a remote\'s code again', async () => {
    const { loader } = setUp(async () => {
      claimName('endpoint', 'mf-a/list');
      return entry;
    });
    await loader.load(remote);
    loader.forget(remote);
    await expect(loader.load(remote)).resolves.toBe(entry);
  });

  it('reads the registry again after a failure, because another build may have been deployed', async () => {
    const rebuilt = { ...remote, entry: '/remotes/mf-a/remoteEntry.2.js' };
    const { loader, federation } = setUp(async () => entry, rebuilt);
    loader.forget(remote);
    await loader.load(remote);
    expect(federation.loadEntry).toHaveBeenLastCalledWith(rebuilt, { isFresh: true });
  });

  it('uses the known registration when the registry cannot be read', async () => {
    const { loader, federation, findAgain } = setUp(async () => entry);
    findAgain.mockRejectedValue(new Error('offline'));
    loader.forget(remote);
    await expect(loader.load(remote)).resolves.toBe(entry);
    expect(federation.loadEntry).toHaveBeenLastCalledWith(remote, { isFresh: true });
  });

  it('times out a remote that neither loads nor fails', async () => {
    jest.useFakeTimers();
    try {
      const { loader } = setUp(() => new Promise<RemoteEntry>(() => undefined));
      const outcome = loader.load(remote).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(REMOTE_DEADLINE_MS);
      await expect(outcome).resolves.toMatchObject({ failure: 'too-slow' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not fetch a remote that needs another kit', async () => {
    const { loader, federation } = setUp(async () => entry);
    const newer = { ...remote, declaration: { ...remote.declaration, kitVersion: '^2.2.0' } };
    await expect(loader.load(newer)).rejects.toMatchObject({
      failure: 'other-kit',
      message: 'mf-a needs kit ^2.2.0; the shell has 2.1.4.',
    });
    expect(federation.loadEntry).not.toHaveBeenCalled();
  });

  it("passes on the federation's reason for a remote's failure", async () => {
    const failure = new RemoteLoadFailure('not-a-remote', 'junk');
    const { loader } = setUp(async () => {
      throw failure;
    });
    await expect(loader.load(remote)).rejects.toBe(failure);
  });

  it('preloads only remotes that are not loaded', () => {
    const { loader, federation } = setUp(async () => entry);
    loader.preload(remote);
    void loader.load(remote);
    loader.preload(remote);
    expect(federation.preload.mock.calls).toEqual([[remote]]);
  });
});
