import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { openServer, type OpenServer } from '../openServer.ts';

export type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
export type Db = ReturnType<Client['db']>;

/** A server in this process over a separate folder, with a client; `close` removes all of it. */
export interface TestServer {
  server: OpenServer;
  client: Client;
  db: Db;
  dir: string;
  close: () => Promise<void>;
}

export const openTestServer = async (options: { lockTimeoutMs?: number } = {}): Promise<TestServer> => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const server = await openServer({ dir, sync: 'OFF', ...options });
  const client = await new mongoose.mongo.MongoClient(server.uri).connect();
  return {
    server,
    client,
    db: client.db('test'),
    dir,
    close: async () => {
      await client.close(true);
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
