// Runs a suite that takes a MongoDB address, against a new embedded database: node databaseCheck.ts SUITE REPORT
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@fleetwatch/embedded-mongo';

const [suite = '', report = ''] = process.argv.slice(2).map((file) => path.resolve(file));
const workspace = path.resolve(import.meta.dirname, '../embedded-mongo');
const folder = mkdtempSync(path.join(tmpdir(), 'fw-check-'));
const database = await startEmbedded({ dir: folder, sync: 'OFF' });
const code = await new Promise<number>((resolve) => {
  // The suite resolves mongoose from the folder it runs in.
  const run = spawn(process.execPath, [suite, database.uri, '--json', report], {
    cwd: workspace,
    stdio: 'inherit',
  });
  run.on('close', (status) => resolve(status ?? 1));
});
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
