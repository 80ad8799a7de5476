import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Cursors, OWNERS } from './commands/Cursors.ts';
import type { Sync } from './storage/Connection.ts';
import { databaseFile } from './storage/Database.ts';
import { lockFolder } from './storage/lockFolder.ts';
import { Reads } from './storage/Reads.ts';
import { Router } from './threads/Router.ts';
import { Thread } from './threads/Thread.ts';
import { serveConnection } from './wire/serveConnection.ts';
import { socketPath } from './wire/socketPath.ts';

/** Options of a server. */
export interface ServerOptions {
  /** The data folder; created if missing, for this user alone. */
  dir: string;
  /** Durability of each commit on the disk. Default FULL. */
  sync?: Sync;
  /**
   * A TCP port on loopback, 0 for any free one; without it the server listens on a Unix socket that only its user can reach.
   */
  port?: number;
  /** Time that a write waits for another's transaction, in ms. Default 5000. */
  lockTimeoutMs?: number;
}

/** A server in this process. */
export interface OpenServer {
  /** The connection string for Mongoose and the driver, without a database name. */
  uri: string;
  /** Ends connections, undoes open transactions, closes the file and releases the folder. */
  close: () => Promise<void>;
}

const LOCK_TIMEOUT_MS = 5000;
/** Numbers of threads, as owners of cursors: 0 is the thread with the sockets. */
const WRITER = 1;
const FIRST_READER = 2;
const LOOPBACK = '127.0.0.1';
const OPTIONS = 'directConnection=true';

const listen = (
  net: ReturnType<typeof createServer>,
  dir: string,
  port: number | undefined,
): Promise<string> =>
  new Promise((resolve, reject) => {
    net.once('error', reject);
    if (port !== undefined) {
      net.listen(port, LOOPBACK, () => resolve(`${LOOPBACK}:${(net.address() as AddressInfo).port}`));
      return;
    }
    const path = socketPath(dir);
    net.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(path);
    });
  });

const makeFolder = (dir: string, isPrivate: boolean): void => {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (isPrivate) chmodSync(dir, 0o700);
  } catch (error) {
    throw new Error(`The data folder ${dir} cannot be written (${String(error)}). Check the rights on it.`, {
      cause: error,
    });
  }
};

/**
 * Opens the data folder and listens. Throws FolderInUse if another process has it, and the errors of listening (port taken).
 */
export const openServer = async ({
  dir,
  sync = 'FULL',
  port,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
}: ServerOptions): Promise<OpenServer> => {
  makeFolder(dir, port === undefined);
  const unlock = lockFolder(dir);
  let writer: Thread | undefined;
  let isClosing = false;
  try {
    const options = { dir, sync, lockTimeoutMs };
    // Without the writer's thread, writes are impossible: the process ends.
    const endWithWriter = (error: Error): void => {
      if (!isClosing) throw error;
    };
    writer = await Thread.start({ ...options, role: 'writer', owner: WRITER }, endWithWriter);
    const own = { reads: new Reads(databaseFile(dir)), cursors: new Cursors() };
    let readers = 0;
    const router = new Router(own, writer, async (onEnd) => {
      const owner = FIRST_READER + (readers++ % (OWNERS - FIRST_READER));
      const thread: Thread = await Thread.start({ ...options, role: 'reader', owner }, () => onEnd(thread));
      return thread;
    });
    const sockets = new Set<Socket>();
    let connections = 0;
    const net = createServer({ noDelay: true }, (socket) => {
      const connectionId = ++connections;
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isClosing) router.connectionClosed(connectionId);
      });
      serveConnection(socket, (request) => router.answer(request, connectionId));
    });
    const address = await listen(net, dir, port);
    router.address = address;
    return {
      uri: `mongodb://${port === undefined ? encodeURIComponent(address) : address}/?${OPTIONS}`,
      close: async () => {
        isClosing = true;
        const closed = new Promise<void>((resolve) => net.close(() => resolve()));
        for (const socket of sockets) socket.destroy();
        await closed;
        await router.close();
        if (port === undefined) rmSync(address, { force: true });
        unlock();
      },
    };
  } catch (error) {
    isClosing = true;
    await writer?.close();
    unlock();
    throw error;
  }
};
