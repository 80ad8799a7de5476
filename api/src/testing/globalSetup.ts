import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@fleetwatch/embedded-mongo';

/** Environment variable with the database server's URI; every test file uses its own database on it. */
export const TEST_URI = 'FLEETWATCH_TEST_URI';

/**
 * Starts one database server for all API tests: that of MONGODB_URI, otherwise an embedded one that ends
 * with Jest.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env.MONGODB_URI) {
    process.env[TEST_URI] = process.env.MONGODB_URI;
    return;
  }
  const dir = mkdtempSync(join(tmpdir(), 'fleetwatch-api-'));
  process.once('exit', () => {
    rmSync(dir, { recursive: true, force: true });
  });
  const { uri } = await startEmbedded({ dir, sync: 'OFF' });
  process.env[TEST_URI] = uri;
}
