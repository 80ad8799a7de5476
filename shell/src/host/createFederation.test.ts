import { createInstance } from '@module-federation/enhanced/runtime';
import { createFederation } from './createFederation.ts';
import { createShareScope, type ProvidedModule } from './createShareScope.ts';

/** The share scope of a container: module name → version → how to get it. */
type Scope = Record<string, Record<string, { from: string; loaded?: boolean }>>;
type Container = { init: (scope: Scope) => void; get: (name: string) => Promise<() => unknown> };

const screens = { AScreen: () => null };
const react: ProvidedModule = { key: 'react', version: '19.0.0', value: { isReact: true } };
const setGlobal = (name: string, value: unknown) => Reflect.set(globalThis, name, value);
const container = () => ({ init: jest.fn(), get: jest.fn(async () => () => screens) });

let count = 0;

/** Returns a remote with a unique name: the runtime keeps loaded ones for the whole page. */
function setUp(run: (url: string, remote: { entry: string; container: string }) => void, shared = [react]) {
  count += 1;
  const remote = {
    name: `mf-a${count}`,
    container: `mf_a${count}`,
    entry: `/remotes/mf-a${count}/remoteEntry.1.js`,
    screens: [`/remotes/mf-a${count}/screens.1.js`],
    declaration: { name: 'mf-a', version: '1.0.0', kitVersion: '^0.1.0', routes: [], menu: [], parts: [] },
  };
  const paths: string[] = [];
  const federation = createFederation({
    kitVersion: '0.1.0',
    servedKits: [],
    shared: createShareScope(shared),
    loadScript: async (url) => {
      const { pathname, search } = new URL(url, location.origin);
      paths.push(pathname + search);
      run(pathname, remote);
    },
  });
  return { remote, paths, load: (isFresh = false) => federation.loadEntry(remote, { isFresh }) };
}

/** A container as built for a remote, on the same runtime: its entry returns the page's value of `key`. */
function containerUsing(name: string, key: string, requiredVersion: string): Container {
  const runtime = createInstance({ name, remotes: [], shared: {}, shareStrategy: 'loaded-first' });
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  return {
    init: (scope) => runtime.initShareScopeMap('default', scope as never),
    async get() {
      const customShareInfo = { shareConfig, scope: ['default'], strategy: 'loaded-first' as const };
      const found = await runtime.loadShare(key, { customShareInfo: customShareInfo as never });
      return () => ({ found: found ? found() : 'nothing' });
    },
  };
}

// A retry registers a remote again, about which the runtime warns.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('createFederation', () => {
  it("returns the entry of a container that got the shell's modules", async () => {
    const mf = container();
    const { load, remote, paths } = setUp((_path, { container: name }) => setGlobal(name, mf));
    await expect(load()).resolves.toBe(screens);
    expect(mf.init.mock.calls[0]?.[0]).toMatchObject({
      react: { '19.0.0': { from: 'shell', loaded: true } },
    });
    expect(mf.get).toHaveBeenCalledWith('./entry');
    expect(paths.toSorted()).toEqual([remote.entry, ...remote.screens]);
  });

  it('fetches every file under a new address on a fresh load', async () => {
    const { load, paths } = setUp((_path, { container: name }) => setGlobal(name, container()));
    await load();
    await load(true);
    await load(true);
    expect(new Set(paths).size).toBe(6);
    for (const path of paths.slice(2)) expect(path).toMatch(/\.1\.js\?retry=/);
  });

  it('uses the files of a fresh load, not those that were there before', async () => {
    const rebuilt = { AScreen: () => null };
    let isRebuilt = false;
    const { load } = setUp((_path, { container: name }) =>
      setGlobal(name, { init() {}, get: async () => () => (isRebuilt ? rebuilt : screens) }),
    );
    await expect(load()).resolves.toBe(screens);
    isRebuilt = true;
    await expect(load(true)).resolves.toBe(rebuilt);
  });

  it('removes what an earlier build left behind before it runs the new one', async () => {
    const seen: unknown[] = [];
    const { load, remote } = setUp((path, { entry, container: name }) => {
      seen.push(Reflect.get(globalThis, name), Reflect.get(globalThis, `${name}_chunks`));
      if (path === entry) setGlobal(name, container());
    });
    setGlobal(remote.container, container());
    setGlobal(`${remote.container}_chunks`, ['a chunk of the old build']);
    await load();
    expect(seen.slice(0, 2)).toEqual([undefined, undefined]);
  });

  it.each([
    ['nothing', undefined],
    ['a page instead of a script', 'text'],
    ['something that is not a container', { init: true }],
  ])('refuses %s as a remote, and accepts a later one', async (_what, left) => {
    let now: unknown = left;
    const { load } = setUp((_path, { container: name }) => setGlobal(name, now));
    await expect(load()).rejects.toMatchObject({ failure: 'not-a-remote' });
    now = container();
    await expect(load(true)).resolves.toBe(screens);
  });

  it('reports the message of a remote that throws while loading', async () => {
    const { load } = setUp((_path, { container: name }) =>
      setGlobal(name, {
        init() {},
        get: async () => () => {
          throw new TypeError('boats is undefined');
        },
      }),
    );
    await expect(load()).rejects.toMatchObject({
      failure: 'threw',
      message: expect.stringMatching(/^mf-\S+ threw while it was loaded: boats is undefined$/) as string,
      cause: new TypeError('boats is undefined'),
    });
  });

  it('fails with its entry, but leaves a missing screen file to the container to ask for again', async () => {
    const failing = (part: string) =>
      setUp((path, { container: name }) => {
        if (path.includes(part)) throw new Error('404');
        setGlobal(name, container());
      }).load();
    await expect(failing('remoteEntry')).rejects.toThrow('404');
    await expect(failing('screens')).resolves.toBe(screens);
  });
});

describe("what remotes find of the shell's modules", () => {
  const use = (key: string, range: string, shared: ProvidedModule[]) =>
    setUp((_path, { container: name }) => setGlobal(name, containerUsing(name, key, range)), shared).load;

  it('provides the very module that the shell carries', async () => {
    const entry = await use('react', '^19.0.0', [react])();
    expect(entry).toEqual({ found: react.value });
    expect(entry['found']).toBe(react.value);
  });

  it('provides nothing of another version, so that the remote fails', async () => {
    await expect(use('react', '^18.0.0', [react])()).rejects.toThrow(/does not satisfy the requirement/);
  });

  it('loads a module when it is first requested', async () => {
    const load = jest.fn(async () => 'the dialog');
    const loadRemote = use('ui/Dialog', '^1.0.0', [{ key: 'ui/Dialog', version: '1.0.0', load }]);
    expect(load).not.toHaveBeenCalled();
    await expect(loadRemote()).resolves.toEqual({ found: 'the dialog' });
  });

  it('keeps a module for a retry of the only remote that has used it', async () => {
    const dialog = { key: 'ui/Dialog', version: '1.0.0', load: async () => 'the dialog' };
    const loadRemote = use('ui/Dialog', '^1.0.0', [dialog]);
    await loadRemote();
    await expect(loadRemote(true)).resolves.toEqual({ found: 'the dialog' });
  });

  it('loads a module on a retry when it did not load at first', async () => {
    let isThere = false;
    const load = async () => {
      if (!isThere) throw new Error('404');
      return 'the dialog';
    };
    const loadRemote = use('ui/Dialog', '^1.0.0', [{ key: 'ui/Dialog', version: '1.0.0', load }]);
    await expect(loadRemote()).rejects.toThrow('404');
    isThere = true;
    await expect(loadRemote(true)).resolves.toEqual({ found: 'the dialog' });
  });
});
