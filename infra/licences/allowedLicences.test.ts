import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idleExceptions, isAllowed, refusedPackages, type LockedPackage } from './allowedLicences.ts';

const ROOT = join(__dirname, '../..');
const lockedIn = (folder: string) =>
  (
    JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    }
  ).packages;
const packages = lockedIn('.');

test('every package that is locked has a licence that may be here', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(refusedPackages(packages)).toEqual([]);
});

test('so does every package of what is installed by itself', () => {
  const ofCdk = lockedIn('infra/cdk');
  expect(Object.keys(ofCdk).length).toBeGreaterThan(40);
  expect(refusedPackages(ofCdk)).toEqual([]);
});

test('no exception outlives its package', () => {
  expect(idleExceptions(packages)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s: %p', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('a package without a licence, and a tool that becomes part of the product, are refused', () => {
  expect(
    refusedPackages({
      '': {},
      'node_modules/bare': {},
      'node_modules/ours': { link: true },
      'node_modules/x/node_modules/axe-core': { license: 'MPL-2.0' },
      'node_modules/axe-core': { license: 'MPL-2.0', dev: true },
    }),
  ).toEqual(['node_modules/bare: none', 'node_modules/x/node_modules/axe-core: MPL-2.0']);
});
