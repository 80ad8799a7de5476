import { resolve } from 'node:path';
import { describePortal } from './describePortal.ts';
import { readSettings } from './readSettings.ts';
import { startPortal } from './startPortal.ts';
import { StartRefusal } from './StartRefusal.ts';

// Under `node --watch` a child would report the files it loads on the channel by which the embedded database says that it is
// ready.
delete process.env['WATCH_REPORT_DEPENDENCIES'];

/** Draining takes at most 5 s; what is not over then has lost its database or worse. */
const STOP_WITHIN_MS = 8_000;

const root = resolve(import.meta.dirname, '../../..');

try {
  const portal = await startPortal(readSettings(process.env, root), process.env, root);
  console.log(describePortal(portal.port, portal.demo));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await portal.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
