import { expect, it } from '@jest/globals';
import { satisfy } from './ownRanges.mjs';
import { listProvidedModules } from '../providedModules.mjs';

it('takes the versions that the shell gives for the ranges that remotes are built with', () => {
  for (const { key, version } of listProvidedModules()) {
    expect([key, satisfy(version, `^${version}`)]).toEqual([key, true]);
  }
});

it.each([
  ['18.9.9', '^19.0.0'],
  ['20.0.0', '^19.0.0'],
  ['19.0.0', '^19.0.1'],
  ['0.2.0', '^0.1.0'],
])('%s does not serve %s', (version, range) => {
  expect(satisfy(version, range)).toBe(false);
});
