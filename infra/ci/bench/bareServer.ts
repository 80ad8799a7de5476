// A bare Koa, Express or node:http server (BARE) that answers every GET with the bytes in FILE, or with 304 for a matching
// ETag; a POST with its own JSON, after inserting it into MONGODB_URI.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyParser } from '@koa/bodyparser';
import express from 'express';
import Koa from 'koa';
import { MongoClient } from 'mongodb';

const { BARE, FILE, MONGODB_URI, PORT } = process.env;
const bytes = FILE ? readFileSync(FILE) : Buffer.alloc(0);
const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'gzip' };
const client = MONGODB_URI ? await new MongoClient(MONGODB_URI, { maxPoolSize: 50 }).connect() : null;
const inserted = client?.db('bare').collection('echoes');

function koaListener(): RequestListener {
  const koa = new Koa();
  if (inserted) koa.use(bodyParser());
  koa.use(async (ctx) => {
    if (ctx.method === 'POST') {
      await inserted?.insertOne({ ...(ctx.request.body as object) });
      ctx.body = ctx.request.body;
      return;
    }
    if (ctx.get('If-None-Match')) {
      ctx.status = 304;
      return;
    }
    ctx.set(HEADERS);
    ctx.body = bytes;
  });
  return koa.callback();
}

function expressListener(): RequestListener {
  const app = express();
  app.use((req, res) => {
    if (req.get('If-None-Match')) res.status(304).end();
    else res.set(HEADERS).send(bytes);
  });
  return app;
}

/** The upper limit: nothing between the socket and the bytes. */
const nodeListener: RequestListener = (req, res) => {
  if (req.headers['if-none-match']) res.writeHead(304).end();
  else res.writeHead(200, { ...HEADERS, 'Content-Length': bytes.length }).end(bytes);
};

const listeners = { express: expressListener, koa: koaListener, node: () => nodeListener };
const server = createServer(listeners[BARE as keyof typeof listeners]());
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`bare ${BARE} on port ${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
