import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sync } from './storage/Connection.ts';

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** The data folder; created if missing. One process at a time. */
  dir: string;
  /** Durability of each commit on the disk: FULL (default) survives a power cut, NORMAL a kill -9, OFF is for tests. */
  sync?: Sync;
  /** A TCP port on loopback, 0 for any free one. Without it: a Unix socket in the data folder, for this user alone. */
  port?: number;
}

/** A running embedded database. */
export interface Embedded {
  /** Connection string for Mongoose or the driver; pass the database's name as `dbName`. */
  uri: string;
  /** The server's process, for tests that kill it. */
  pid: number;
  /** Stops it and waits until the folder is released. */
  stop: () => Promise<void>;
}

const here = fileURLToPath(import.meta.url);
/** Beside this file, with its extension: the package is published as JavaScript. */
const SERVE = join(dirname(here), `serve${extname(here)}`);

/**
 * Starts the embedded database in a separate process, which ends with this one in any case. Rejects with a clear message if the
 * folder is in use, the port taken or the file damaged.
 */
export const startEmbedded = ({ dir, sync = 'FULL', port }: EmbeddedOptions): Promise<Embedded> =>
  new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
    const args = [...flags, SERVE, '--dir', dir, '--sync', sync];
    if (port !== undefined) args.push('--port', String(port));
    const { NODE_OPTIONS: _options, ...inherited } = process.env;
    // Compiled modules are cached between starts, which halves the time of a start.
    const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...inherited };
    // A separate process group: Ctrl-C reaches everything in the terminal's group at once, and the process that uses the
    // database must finish
    // its writes first.
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env,
      detached: true,
    });
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    const stop = async (): Promise<void> => {
      child.ref();
      if (child.connected) child.send('stop', () => undefined);
      await exited;
    };
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The embedded database ended before it was ready (exit code ${code}).`)),
    );
    child.once('message', (message: { uri?: string; error?: string }) => {
      if (message.uri === undefined) {
        reject(new Error(message.error ?? 'The embedded database did not start.'));
        return;
      }
      child.unref();
      child.channel?.unref();
      resolve({ uri: message.uri, pid: child.pid ?? 0, stop });
    });
  });
