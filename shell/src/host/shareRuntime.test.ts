import type * as federation from '@module-federation/enhanced/runtime';
import { shareRuntime } from './shareRuntime.ts';

describe('shareRuntime', () => {
  it("gives a remote's entry all of the core's runtime that it needs", async () => {
    const page: { _FEDERATION_RUNTIME_CORE?: object } = {};
    shareRuntime(page);
    jest.doMock('@module-federation/runtime-core', () => page._FEDERATION_RUNTIME_CORE);
    jest.resetModules();
    // As in a remote's build: the runtime itself, with its core from the page.
    const { init } = jest.requireActual<typeof federation>('@module-federation/enhanced/runtime');
    const shared = { react: { version: '19.0.0', lib: () => 'react' } };
    const remote = init({ name: 'mf_runtime', remotes: [], shareStrategy: 'loaded-first', shared });
    expect(init({ name: 'mf_runtime', remotes: [] })).toBe(remote);
    const factory = await remote.loadShare<string>('react');
    expect(factory && factory()).toBe('react');
  });
});
