import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix socket paths end at 104 bytes on some systems, the closing zero included. */
const MAX_PATH_BYTES = 103;
const SOCKET_FILE = 'mongo.sock';

/**
 * Returns the path on which the server listens for a data folder: in the folder, or in a folder of this user's alone under the
 * system's temporary folder if the path would be too long. A socket left by a killed process is removed; call with the folder
 * locked.
 */
export const socketPath = (dir: string): string => {
  let path = join(resolve(dir), SOCKET_FILE);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    const name = createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 16);
    const folder = join(tmpdir(), `embedded-mongo-${process.getuid?.() ?? 0}-${name}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    path = join(folder, SOCKET_FILE);
  }
  rmSync(path, { force: true });
  return path;
};
