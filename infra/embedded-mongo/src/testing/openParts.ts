import { decode, encode, type Doc } from '../bsonValues.ts';
import type { Command, Reply, Server } from '../commands/CommandContext.ts';
import { Cursors } from '../commands/Cursors.ts';
import { commandOf, runCommand } from '../commands/runCommand.ts';
import { Sessions } from '../commands/Sessions.ts';
import { Database, databaseFile } from '../storage/Database.ts';
import { Reads } from '../storage/Reads.ts';

/** Parts of the thread that writes, in this thread, without sockets. */
export const openParts = (dir: string, lockTimeoutMs = 1000): Server => {
  const database = new Database(dir, { sync: 'OFF', lockTimeoutMs });
  const reads = new Reads(databaseFile(dir));
  const sessions = new Sessions(database);
  return { database, reads, cursors: new Cursors(), sessions };
};

export const closeParts = ({ database, reads, cursors, sessions }: Server): void => {
  cursors.closeAll();
  sessions.abortAll();
  reads.close();
  database.close();
};

/** Returns a command as received over the wire. */
export const commandFrom = (command: Doc): Command => {
  const body = encode({ ...command, $db: 'test' });
  const parts = { requestId: 1, body, message: body, sequences: new Map<string, Uint8Array[]>() };
  return commandOf({ ...parts, legacyDb: undefined, wantsReply: true });
};

export const docOf = (reply: Reply): Doc => decode(reply instanceof Uint8Array ? reply : encode(reply));

/** Runs a command in the thread that writes. */
export const runParts = async (server: Server, command: Doc): Promise<Doc> =>
  docOf(await runCommand(server, commandFrom(command), 1));
