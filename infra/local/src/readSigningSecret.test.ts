import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './readSettings.ts';
import { readSigningSecret } from './readSigningSecret.ts';
import { StartRefusal } from './StartRefusal.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fw-secret-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const settings = (env: NodeJS.ProcessEnv = {}) => readSettings({ FLEETWATCH_DATA: 'data', ...env }, root);

describe('readSigningSecret', () => {
  it('creates one once, readable by its owner only', async () => {
    const secret = await readSigningSecret(settings());
    expect(secret.length).toBeGreaterThanOrEqual(32);
    await expect(readSigningSecret(settings())).resolves.toBe(secret);
    expect(statSync(join(root, 'data/development-secret')).mode & 0o777).toBe(0o600);
  });

  it('returns the same to two simultaneous starts', async () => {
    const [one, other] = await Promise.all([readSigningSecret(settings()), readSigningSecret(settings())]);
    expect(one).toBe(other);
  });

  it("prefers the environment's to the stored one", async () => {
    await expect(readSigningSecret(settings({ FLEETWATCH_SECRET: 'given' }))).resolves.toBe('given');
  });

  it('refuses to start in production without one', async () => {
    await expect(readSigningSecret(settings({ NODE_ENV: 'production' }))).rejects.toThrow(StartRefusal);
  });
});
