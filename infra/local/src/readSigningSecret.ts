import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalSettings } from './readSettings.ts';
import { StartRefusal } from './StartRefusal.ts';

const SECRET_BYTES = 48;
const OWNER_ONLY = 0o600;

/**
 * The secret that signs tokens: the environment's or, outside production, one that is created once and stored in the data
 * folder, readable by its owner only.
 * @throws StartRefusal in production without FLEETWATCH_SECRET
 */
export async function readSigningSecret({ secret, isProduction, dataDir }: LocalSettings): Promise<string> {
  if (secret) return secret;
  if (isProduction) {
    throw new StartRefusal(
      'FLEETWATCH_SECRET is not set: in production it has to be (at least 32 characters).',
    );
  }
  const file = join(dataDir, 'development-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two simultaneous starts one creates it, and both read the same.
    await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
