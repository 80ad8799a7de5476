import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRemote } from './createRemote.ts';

const ROOT = resolve(__dirname, '../../..');
const TEMPLATE = join(ROOT, 'remote-template');

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fw-create-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('has its name everywhere and what npm packs under another name when a remote is in a separate repository', async () => {
  await createRemote(TEMPLATE, parent, 'mf-long-haul');
  const folder = join(parent, 'mf-long-haul');
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  expect(name).toBe('mf-long-haul');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
  expect(texts.filter((text) => /remote-template|TemplateScreen|your.remote/i.test(text))).toEqual([]);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules/\ndist/\n');
  expect(existsSync(join(folder, 'gitignore'))).toBe(false);
  expect(readdirSync(parent)).toEqual(['mf-long-haul']);
});

test('refuses a folder that exists and leaves it as it is', async () => {
  mkdirSync(join(parent, 'mf-regattas'));
  await expect(createRemote(TEMPLATE, parent, 'mf-regattas')).rejects.toThrow('mf-regattas already exists.');
  expect(readdirSync(join(parent, 'mf-regattas'))).toEqual([]);
});

test("uses kit's versions of the libraries that a page shares", () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, Record<string, string>>;
  const { peerDependencies: ofKit } = read('kit/package.json');
  const libraries = Object.entries(read('remote-template/package.json')['dependencies'] ?? {}).filter(
    ([name]) => !name.startsWith('@fleetwatch/'),
  );
  expect(libraries.length).toBeGreaterThan(4);
  expect(Object.fromEntries(libraries)).toEqual(
    Object.fromEntries(libraries.map(([name]) => [name, ofKit?.[name]])),
  );
});
