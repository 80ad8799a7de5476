import { resolve } from 'node:path';
import { describePortal } from './describePortal.ts';
import { readSettings } from './readSettings.ts';
import { type Portal, startPortal } from './startPortal.ts';
import { StartRefusal } from './StartRefusal.ts';
import { onShutdownSignal } from './onShutdownSignal.ts';

/** Draining takes at most 5 s; anything still running then hangs. */
const STOP_WITHIN_MS = 8_000;

const root = resolve(import.meta.dirname, '../../..');

let portal: Portal | null = null;
onShutdownSignal(() => {
  // A portal that is still starting has no running requests; the embedded database ends with this process.
  if (portal === null) process.exit(1);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void portal.stop().then(() => process.exit(0));
});

try {
  const settings = readSettings(process.env, root);
  portal = await startPortal(settings, process.env, root);
  console.log(describePortal({ ...settings, port: portal.port }, portal.demo));
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
