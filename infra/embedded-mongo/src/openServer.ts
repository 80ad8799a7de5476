import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Server } from './commands/CommandContext.ts';
import { Cursors } from './commands/Cursors.ts';
import { runCommand } from './commands/runCommand.ts';
import { Sessions } from './commands/Sessions.ts';
import type { Sync } from './storage/Connection.ts';
import { Database } from './storage/Database.ts';
import { lockFolder } from './storage/lockFolder.ts';
import { serveConnection } from './wire/serveConnection.ts';
import { socketPath } from './wire/socketPath.ts';
import { startHousekeeping } from './startHousekeeping.ts';

/** How to open a server. */
export interface ServerOptions {
  /** The data folder; made when it is not there, for this user alone. */
  dir: string;
  /** How hard each commit is pressed to the disk. Default FULL. */
  sync?: Sync;
  /** A TCP port on loopback, 0 for any free one; without it the server listens on a Unix socket only its user can reach. */
  port?: number;
  /** How long a write waits for another's transaction, in ms. Default 5000. */
  lockTimeoutMs?: number;
}

/** A server in this process. */
export interface OpenServer {
  /** The connection string for Mongoose and the driver, without a database name. */
  uri: string;
  /** Ends connections, undoes open transactions, closes the file and frees the folder. */
  close: () => Promise<void>;
}

const LOCK_TIMEOUT_MS = 5000;
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

/** Opens the data folder and listens. Throws FolderInUse when another process has it, and what listening throws (port taken). */
export const openServer = async ({
  dir,
  sync = 'FULL',
  port,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
}: ServerOptions): Promise<OpenServer> => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (port === undefined) chmodSync(dir, 0o700);
  const unlock = lockFolder(dir);
  let database: Database | undefined;
  try {
    database = new Database(dir, { sync, lockTimeoutMs });
    const sockets = new Set<Socket>();
    const server: Server = {
      database,
      cursors: new Cursors(),
      sessions: new Sessions(database),
      address: '',
      startedAt: Date.now(),
    };
    let connections = 0;
    const net = createServer({ noDelay: true }, (socket) => {
      const connectionId = ++connections;
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        server.sessions.connectionClosed(connectionId);
      });
      serveConnection(socket, (request) => runCommand(server, request, connectionId));
    });
    server.address = await listen(net, dir, port);
    const stopHousekeeping = startHousekeeping(server);
    const open = database;
    return {
      uri: `mongodb://${port === undefined ? encodeURIComponent(server.address) : server.address}/?${OPTIONS}`,
      close: async () => {
        stopHousekeeping();
        const closed = new Promise<void>((resolve) => net.close(() => resolve()));
        for (const socket of sockets) socket.destroy();
        await closed;
        server.cursors.closeAll();
        server.sessions.abortAll();
        open.close();
        if (port === undefined) rmSync(server.address, { force: true });
        unlock();
      },
    };
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
};
