import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idleExceptions, isAllowed, refusedPackages, type LockedPackage } from './allowedLicences.ts';

const ROOT = join(__dirname, '../..');
type Locked = Record<string, LockedPackage>;
const readLock = (file: string): Locked =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { packages: Locked }).packages;

/** The lock file of the repository, and those of tools in infra with their own installation. */
const own = readLock('package-lock.json');
const others = readdirSync(join(ROOT, 'infra'))
  .map((folder) => `infra/${folder}/package-lock.json`)
  .filter((file) => existsSync(join(ROOT, file)));

test('has an allowed license for every locked package', () => {
  expect(Object.keys(own).length).toBeGreaterThan(500);
  expect(refusedPackages(own)).toEqual([]);
  for (const file of others) expect([file, refusedPackages(readLock(file), true)]).toEqual([file, []]);
});

test('has a locked package for every exception', () => {
  expect(idleExceptions(own)).toEqual([]);
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

test('refuses a package without a license, and a tool that becomes part of the product', () => {
  expect(
    refusedPackages({
      '': {},
      'node_modules/bare': {},
      'node_modules/ours': { link: true },
      'node_modules/x/node_modules/ical.js': { license: 'MPL-2.0' },
      'node_modules/ical.js': { license: 'MPL-2.0', dev: true },
    }),
  ).toEqual(['node_modules/bare: none', 'node_modules/x/node_modules/ical.js: MPL-2.0']);
});
