import { describe, expect, it } from '@jest/globals';
import { listProvidedModules } from '@fleetwatch/remote/webpack/providedModules';
import { writeProvidedModulesSource } from './providedModulesSource.mjs';

describe('writeProvidedModulesSource', () => {
  const router = { key: 'router', exports: ['Link', 'default'], version: '7.0.0' };
  const dialog = {
    key: '@fleetwatch/kit/ui/dialog/Dialog',
    exports: '*',
    version: '0.1.0',
    chunk: 'kit-screens',
  };

  it('imports a subset by name, so that the rest is tree-shaken', () => {
    const source = writeProvidedModulesSource([router], '0.1.0', [1]);
    expect(source).toContain('import { Link as m0_Link, default as m0_default } from "router";');
    expect(source).toContain(
      '{ key: "router", version: "7.0.0", value: { __esModule: true, Link: m0_Link, default: m0_default } }',
    );
  });

  it('imports a lazy module dynamically in its own chunk', () => {
    expect(writeProvidedModulesSource([dialog], '0.1.0', [1])).toContain(
      '"ui/dialog/Dialog": () => import(/* webpackChunkName: "kit-screens" */ "@fleetwatch/kit/ui/dialog/Dialog")',
    );
  });

  it('exports each module by its full name and version', () => {
    const source = writeProvidedModulesSource([router, dialog], '0.1.0', [1])
      .replace(/^import .*$/gm, 'const [m0_Link, m0_default] = [1, 2];')
      .replaceAll('import(', 'fetched(')
      .replaceAll('export const', 'const');
    const run = new Function('fetched', `${source}; return providedModules;`);
    const [library, exported] = run((name) => name);
    expect(library).toEqual({
      key: 'router',
      version: '7.0.0',
      value: { __esModule: true, Link: 1, default: 2 },
    });
    expect(exported).toEqual({ key: dialog.key, version: '0.1.0', load: expect.any(Function) });
    expect(exported.load()).toBe(dialog.key);
  });
});

describe('listProvidedModules', () => {
  it("lists every export of kit for remotes, the shell's store, the federation's two, and no tests", () => {
    const provided = listProvidedModules();
    const find = (key) => provided.find((module) => module.key === key);
    expect(find('@fleetwatch/kit/store/createStore')).toMatchObject({ file: undefined, exports: '*' });
    expect(find('@fleetwatch/kit/store/injectRemote')).toMatchObject({ file: 'kit-screens' });
    expect(find('@fleetwatch/kit/ui/button/Button')).toMatchObject({
      chunk: 'kit-ui-button-Button',
      file: 'kit-controls',
      resource: expect.stringMatching(/kit\/src\/ui\/button\/Button\.tsx$/),
    });
    expect(find('@fleetwatch/kit/ui/layout/Screen')).toMatchObject({ file: 'kit-screens' });
    expect(provided.map(({ key }) => key).filter((key) => /test|federation|webpack/.test(key))).toEqual([
      '@fleetwatch/kit/federation/RemotePart.tsx',
      '@fleetwatch/kit/federation/Slot.tsx',
    ]);
  });

  it('lists nothing through which a remote could change the store of others, or the session', () => {
    const keys = listProvidedModules().map(({ key }) => key);
    for (const name of ['baseApi', 'claimedNames', 'live', 'restoreSession', 'rootReducer', 'session'])
      expect(keys).not.toContain(`@fleetwatch/kit/store/${name}`);
  });

  it('lists the installed version of each library', () => {
    for (const { version } of listProvidedModules()) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
