import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureApi } from './configureApi.ts';
import { readSettings } from './readSettings.ts';
import { StartRefusal } from './StartRefusal.ts';

const secret = 's'.repeat(32);
const decide = (env: NodeJS.ProcessEnv) =>
  configureApi(env, {
    settings: readSettings(env, '/club'),
    mongodbUri: 'mongodb://here',
    secret,
    port: 8080,
  });

it('reads the bucket from the environment, so that the command line erases media there', () => {
  const env = { FLEETWATCH_S3_BUCKET: 'oars', FLEETWATCH_S3_ENDPOINT: 'http://store:8333' };
  expect(decide(env)).toMatchObject({
    mongodbUri: 'mongodb://here',
    basePath: '/api',
    dataDir: '/club/.data',
    s3: { bucket: 'oars', endpoint: 'http://store:8333' },
  });
});

it('ignores environment variables for settings that are decided at start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fw-configure-'));
  const file = join(folder, 'uri');
  writeFileSync(file, 'mongodb://there\n');
  expect(decide({ MONGODB_URI_FILE: file }).mongodbUri).toBe('mongodb://here');
  rmSync(folder, { recursive: true });
});

it('refuses an invalid value in one line', () => {
  expect(() => decide({ FLEETWATCH_S3_BUCKET: 'No' })).toThrow(
    new StartRefusal('Configuration: FLEETWATCH_S3_BUCKET is missing or wrong.'),
  );
});

it('logs only errors for a demo, unless the environment sets a level', () => {
  expect(decide({}).logLevel).toBe('warn');
  expect(decide({ FLEETWATCH_LOG_LEVEL: 'info' }).logLevel).toBe('info');
  expect(decide({ NODE_ENV: 'production' }).logLevel).toBe('info');
});

it.each([
  [{}, 'http://127.0.0.1:8080/collections.json'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:8080/collections.json'],
  [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:8080/collections.json'],
  [{ HOST: '::1' }, 'http://[::1]:8080/collections.json'],
  [{ FLEETWATCH_COLLECTIONS_URL: 'http://pages/collections.json' }, 'http://pages/collections.json'],
])('fetches collections from its own pages: %j (rule module.learned)', (env, url) => {
  expect(decide(env).collectionsUrl).toBe(url);
});
