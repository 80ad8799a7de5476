import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { SECRET_VARIABLES, withSecretFiles } from './withSecretFiles.ts';

const SECRET = 's'.repeat(32);
let folder: string;

const fileOf = (content: string): string => {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fw-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(SECRET_VARIABLES)('reads %s from a file', (name) => {
  const path = fileOf('mongodb://a');
  expect(withSecretFiles({ [`${name}_FILE`]: path, PORT: '1' })).toEqual({
    [name]: 'mongodb://a',
    PORT: '1',
  });
});

test.each([
  ['s', 's'],
  ['s\n', 's'],
  ['s\r\n', 's'],
  ['s\n\n', 's\n'],
  [' s \n', ' s '],
])('removes one line end from a secret file: %j', (content, secret) => {
  expect(withSecretFiles({ FLEETWATCH_SECRET_FILE: fileOf(content) })).toEqual({ FLEETWATCH_SECRET: secret });
});

test('names the variable and the path of a missing file or a folder', () => {
  const missing = join(folder, 'nothing');
  expect(() => withSecretFiles({ FLEETWATCH_SECRET_FILE: missing })).toThrow(
    `Configuration: FLEETWATCH_SECRET_FILE names a file that is not there: ${missing}`,
  );
  expect(() => withSecretFiles({ MONGODB_URI_FILE: folder })).toThrow(
    `Configuration: MONGODB_URI_FILE names a file that cannot be read: ${folder}`,
  );
});

test('refuses a secret given both ways without showing it, and treats an empty one as absent', () => {
  const env = { FLEETWATCH_SECRET: SECRET, FLEETWATCH_SECRET_FILE: fileOf('other') };
  expect(() => withSecretFiles(env)).toThrow(
    'Configuration: FLEETWATCH_SECRET and FLEETWATCH_SECRET_FILE are both given; give one of them.',
  );
  expect(withSecretFiles({ ...env, FLEETWATCH_SECRET_FILE: '' })).toEqual({ FLEETWATCH_SECRET: SECRET });
  expect(withSecretFiles({ ...env, FLEETWATCH_SECRET: '' })).toEqual({ FLEETWATCH_SECRET: 'other' });
});

test('reads the configuration from files, and treats an empty file as a missing secret', () => {
  const env = { MONGODB_URI: 'mongodb://localhost/club', FLEETWATCH_SECRET_FILE: fileOf(`${SECRET}\n`) };
  expect(readConfig(env).secret).toBe(SECRET);
  fileOf('\n');
  expect(() => readConfig(env)).toThrow('Configuration: FLEETWATCH_SECRET is missing or wrong.');
});
