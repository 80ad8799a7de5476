import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reader, Server } from '../commands/CommandContext.ts';
import { Cursors } from '../commands/Cursors.ts';
import { errorReply } from '../commands/reply.ts';
import { commandOf, runCommand } from '../commands/runCommand.ts';
import { ServerError } from '../serverError.ts';
import { runInReader } from '../commands/runRead.ts';
import { Sessions } from '../commands/Sessions.ts';
import { Snapshots } from '../commands/Snapshots.ts';
import { startHousekeeping } from '../startHousekeeping.ts';
import { Database, databaseFile } from '../storage/Database.ts';
import { Reads } from '../storage/Reads.ts';
import { encodeReply, parseMessage } from '../wire/messages.ts';
import type { Command, Reply } from '../commands/CommandContext.ts';
import type { FromThread, ThreadOptions, ToThread } from './messages.ts';

const IDLE_CHECK_MS = 30_000;

/** Work of this thread, by its role. */
interface Work {
  run: (command: Command, connectionId: number) => Reply | Promise<Reply>;
  connectionClosed: (connectionId: number) => void;
  sessionsEnded: (sessions: string[]) => void;
  close: () => void;
}

const options = workerData as ThreadOptions;
const port = parentPort;
if (!port) throw new Error('This is the entry of a thread.');

const openWriter = (reader: Reader): Work => {
  const database = new Database(options.dir, options);
  const server: Server = { ...reader, database, sessions: new Sessions(database) };
  const stopHousekeeping = startHousekeeping(server);
  return {
    run: (command, connectionId) => runCommand(server, command, connectionId),
    connectionClosed: (connectionId) => server.sessions.connectionClosed(connectionId),
    sessionsEnded: () => undefined,
    close: () => {
      stopHousekeeping();
      server.sessions.abortAll();
      database.close();
    },
  };
};

/** About a tenth of the share of a thread at the usual priority, if there is more work than cores. */
const READER_NICENESS = 10;

/** Linux gives each thread a separate priority: a long read yields to short ones. Elsewhere all threads have the same. */
const makeWay = (): void => {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), READER_NICENESS);
  } catch {
    // There is no /proc, or it does not name threads.
  }
};

const openReader = (reader: Reader): Work => {
  makeWay();
  const { cursors, reads } = reader;
  const snapshots = new Snapshots(reads, cursors);
  const timer = setInterval(() => cursors.killIdle(), IDLE_CHECK_MS).unref();
  return {
    run: (command, connectionId) => runInReader(reader, snapshots, command, connectionId),
    connectionClosed: (connectionId) => snapshots.connectionClosed(connectionId),
    sessionsEnded: (sessions) => {
      for (const session of sessions) {
        cursors.killOfSession(session);
        snapshots.forget(session);
      }
    },
    close: () => clearInterval(timer),
  };
};

const send = (message: FromThread): void => {
  const isReply = message.kind === 'reply' && message.frame;
  port.postMessage(message, isReply ? [isReply.buffer] : []);
};

const start = (): void => {
  const reads = new Reads(databaseFile(options.dir));
  const cursors = new Cursors(options.owner);
  const reader = { reads, cursors };
  const work = options.role === 'writer' ? openWriter(reader) : openReader(reader);

  const answer = async (id: number, message: Uint8Array, connectionId: number): Promise<void> => {
    const request = parseMessage(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    let frame: Uint8Array<ArrayBuffer> | undefined;
    try {
      const reply = work.run(commandOf(request), connectionId);
      frame = encodeReply(request, reply instanceof Promise ? await reply : reply);
    } catch (error) {
      // A command that cannot be understood closes its connection.
      if (error instanceof ServerError) frame = encodeReply(request, errorReply(error));
    }
    send({ kind: 'reply', id, frame, openCursors: cursors.size });
  };

  port.on('message', (message: ToThread) => {
    switch (message.kind) {
      case 'command':
        void answer(message.id, message.message, message.connectionId);
        break;
      case 'connectionClosed':
        work.connectionClosed(message.connectionId);
        break;
      case 'sessionsEnded':
        work.sessionsEnded(message.sessions);
        break;
      case 'close':
        cursors.closeAll();
        work.close();
        reads.close();
        port.close();
    }
  });
  send({ kind: 'ready', error: undefined });
};

try {
  start();
} catch (error) {
  send({ kind: 'ready', error: error instanceof Error ? error.message : String(error) });
  port.close();
}
