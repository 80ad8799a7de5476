import { createFederation } from './createFederation.ts';
import { createShareScope } from './createShareScope.ts';

const remote = {
  name: 'mf-a',
  container: 'mf_a',
  entry: '/remotes/mf-a/remoteEntry.1.js',
  screens: ['/remotes/mf-a/screens.1.js'],
  declaration: { name: 'mf-a', version: '1.0.0', kitVersion: '^0.1.0', routes: [], menu: [] },
};
const screens = { AScreen: () => null };
const shareScope = createShareScope([{ key: 'react', version: '19.0.0', value: { isReact: true } }]);

function setUp(runScript: (url: string, globals: Record<string, unknown>) => void) {
  const globals: Record<string, unknown> = {};
  const urls: string[] = [];
  const loadScript = async (url: string) => {
    urls.push(url);
    runScript(url, globals);
  };
  return {
    globals,
    urls,
    federation: createFederation({ kitVersion: '0.1.0', shareScope, loadScript, globals }),
  };
}

function container() {
  return { init: jest.fn(), get: jest.fn(async () => () => screens) };
}

describe('createFederation', () => {
  it("gives the entry of a container that got the shell's modules", async () => {
    const mf = container();
    const { federation, urls } = setUp((_url, globals) => (globals['mf_a'] = mf));
    await expect(federation.loadEntry(remote, { isFresh: false })).resolves.toBe(screens);
    expect(mf.init).toHaveBeenCalledWith(shareScope);
    expect(mf.get).toHaveBeenCalledWith('./entry');
    expect(urls.toSorted()).toEqual([remote.entry, ...remote.screens]);
  });

  it('fetches every file under a new address when it is to be fresh', async () => {
    const { federation, urls } = setUp((_url, globals) => (globals['mf_a'] = container()));
    await federation.loadEntry(remote, { isFresh: true });
    await federation.loadEntry(remote, { isFresh: true });
    expect(new Set(urls).size).toBe(4);
    for (const url of urls) expect(url).toMatch(/\.1\.js\?retry=/);
  });

  it('forgets what an earlier build left behind before it runs the new one', async () => {
    const seen: unknown[] = [];
    const { federation, globals } = setUp((url, now) => {
      seen.push(now['mf_a'], now['mf_a_chunks']);
      if (url === remote.entry) now['mf_a'] = container();
    });
    globals['mf_a'] = container();
    globals['mf_a_chunks'] = ['a chunk of the old build'];
    await federation.loadEntry(remote, { isFresh: false });
    expect(seen.slice(0, 2)).toEqual([undefined, undefined]);
  });

  it.each([
    ['nothing', undefined],
    ['a page instead of a script', 'text'],
    ['something that is no container', { init: true }],
  ])('says that %s is not a remote', async (_what, left) => {
    const { federation } = setUp((_url, globals) => (globals['mf_a'] = left));
    await expect(federation.loadEntry(remote, { isFresh: false })).rejects.toMatchObject({
      failure: 'not-a-remote',
    });
  });

  it('fails with its entry, but leaves a missing screen file to the container to ask for again', async () => {
    const failing = (file: string) =>
      setUp((url, globals) => {
        if (url === file) throw new Error('404');
        globals['mf_a'] = container();
      }).federation.loadEntry(remote, { isFresh: false });
    await expect(failing(remote.entry)).rejects.toThrow('404');
    await expect(failing(remote.screens[0] ?? '')).resolves.toBe(screens);
  });
});

describe('createShareScope', () => {
  it('marks everything as loaded, so that no remote replaces a singleton', () => {
    expect(shareScope['react']?.['19.0.0']).toMatchObject({ loaded: true, eager: true, from: 'shell' });
  });

  it('gives a carried module at once and a lazy one when it is there', async () => {
    const scope = createShareScope([
      { key: 'a', version: '1.0.0', value: 'carried' },
      { key: 'b', version: '1.0.0', load: async () => 'lazy' },
    ]);
    const carried = scope['a']?.['1.0.0']?.get();
    expect(typeof carried === 'function' && carried()).toBe('carried');
    const lazy = await scope['b']?.['1.0.0']?.get();
    expect(lazy?.()).toBe('lazy');
  });
});
