import { describe, expect, it } from '@jest/globals';
import { listProvidedModules } from './providedModules.mjs';
import { writeProvidedModulesSource } from './providedModulesSource.mjs';

describe('writeProvidedModulesSource', () => {
  it('imports a subset by its names, so that the rest is shaken off', () => {
    const source = writeProvidedModulesSource(
      [{ key: 'router', exports: ['Link', 'default'], version: '7.0.0' }],
      '0.1.0',
    );
    expect(source).toBe(
      [
        'import { Link as m0_Link, default as m0_default } from "router";',
        'export const kitVersion = "0.1.0";',
        'export const providedModules = [',
        '{ key: "router", version: "7.0.0", value: { __esModule: true, Link: m0_Link, default: m0_default } }',
        '];',
      ].join('\n'),
    );
  });

  it('leaves a lazy module to be fetched in a chunk of its own', () => {
    const module = { key: '@fleetwatch/kit/ui/Dialog', exports: '*', version: '0.1.0', chunk: 'kit-screens' };
    expect(writeProvidedModulesSource([module], '0.1.0')).toContain(
      'load: () => import(/* webpackChunkName: "kit-screens" */ "@fleetwatch/kit/ui/Dialog")',
    );
  });
});

describe('listProvidedModules', () => {
  it('has every door of kit for remotes, the store with the shell, of the federation the borrowed part, and no tests', () => {
    const provided = listProvidedModules();
    const find = (key) => provided.find((module) => module.key === key);
    expect(find('@fleetwatch/kit/store/baseApi')).toMatchObject({ file: undefined, exports: '*' });
    expect(find('@fleetwatch/kit/ui/Button')).toMatchObject({
      chunk: 'kit-ui-Button',
      file: 'kit-controls',
      resource: expect.stringMatching(/kit\/src\/ui\/Button\.tsx$/),
    });
    expect(find('@fleetwatch/kit/ui/Screen')).toMatchObject({ file: 'kit-screens' });
    expect(provided.map(({ key }) => key).filter((key) => /test|federation|webpack/.test(key))).toEqual([
      '@fleetwatch/kit/federation/RemotePart.tsx',
    ]);
  });

  it('knows the installed version of each library', () => {
    for (const { version } of listProvidedModules()) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
