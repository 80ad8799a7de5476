// A bare node:http server of events: a GET subscribes and receives FRAME at once; a POST inserts a document into
// MONGODB_URI, as the API's write does, and sends FRAME to all subscribers.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MongoClient } from 'mongodb';

const { FRAME = '', MONGODB_URI = '', PORT } = process.env;
const client = await new MongoClient(MONGODB_URI).connect();
const inserted = client.db('bare').collection('events');
const listeners = new Set<ServerResponse>();

const server = createServer((req, res) => {
  if (req.method === 'POST') {
    void inserted.insertOne({ at: new Date() }).then(() => {
      for (const listener of listeners) listener.write(FRAME);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    return;
  }
  listeners.add(res);
  res.once('close', () => listeners.delete(res));
  res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
  res.write(FRAME);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`bare events on port ${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
