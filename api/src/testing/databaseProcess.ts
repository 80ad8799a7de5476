import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@fleetwatch/embedded-mongo';

/** A folder with a database that a test starts, kills and restarts; call `remove` at the end. */
export interface DatabaseFolder {
  start(): Promise<Embedded>;
  remove(): void;
}

export function makeDatabaseFolder(): DatabaseFolder {
  const dir = mkdtempSync(join(tmpdir(), 'fleetwatch-api-'));
  return {
    start: () => startEmbedded({ dir, sync: 'NORMAL' }),
    remove: () => {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
