import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openTestServer, type TestServer } from '../testing/withServer.ts';

let running: TestServer;

beforeAll(async () => {
  running = await openTestServer();
});

afterAll(() => running.close());

const socketTo = async ({ server }: TestServer): Promise<Socket> => {
  const path = decodeURIComponent(server.uri.slice('mongodb://'.length, server.uri.indexOf('/?')));
  const socket = connect(path);
  await once(socket, 'connect');
  return socket;
};

const header = (length: number, opCode: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(1, 4);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
};

const isAlive = async (): Promise<boolean> => (await running.db.command({ ping: 1 }))['ok'] === 1;

test.each<[string, Buffer]>([
  ['an unknown opcode', Buffer.concat([header(32, 99), Buffer.alloc(16)])],
  ['a length below the header', header(3, 2013)],
  ['a length past 48 MB', header(2 ** 30, 2013)],
  [
    'a document longer than its message',
    Buffer.concat([header(30, 2013), Buffer.alloc(4), Buffer.from([0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0])]),
  ],
  [
    'an unknown kind of section',
    Buffer.concat([header(30, 2013), Buffer.alloc(4), Buffer.from([9, 5, 0, 0, 0, 0, 0, 0, 0, 0])]),
  ],
  [
    'invalid BSON',
    Buffer.concat([header(31, 2013), Buffer.alloc(4), Buffer.from([0, 10, 0, 0, 0, 0x7e, 0x61, 0, 1, 0, 0])]),
  ],
])('closes only the connection on %s', async (_case, bytes) => {
  const socket = await socketTo(running);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(bytes);
  await closed;
  expect(await isAlive()).toBe(true);
});

test('forgets a client that hangs up in the middle of a message', async () => {
  const socket = await socketTo(running);
  const closed = once(socket, 'close');
  socket.end(Buffer.concat([header(1000, 2013), Buffer.alloc(10)]));
  socket.resume();
  await closed;
  expect(await isAlive()).toBe(true);
});

test('reads a message that arrives byte by byte', async () => {
  const body = Buffer.concat([
    Buffer.from([0x10]),
    Buffer.from('ping\0'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from([2]),
    Buffer.from('$db\0'),
    Buffer.from([6, 0, 0, 0]),
    Buffer.from('admin\0'),
  ]);
  const doc = Buffer.concat([Buffer.alloc(4), body, Buffer.alloc(1)]);
  doc.writeInt32LE(doc.length, 0);
  const message = Buffer.concat([header(16 + 5 + doc.length, 2013), Buffer.alloc(5), doc]);
  const socket = await socketTo(running);
  const answered = once(socket, 'data');
  for (const byte of message) socket.write(Buffer.from([byte]));
  const [reply] = (await answered) as [Buffer];
  expect(reply.readInt32LE(8)).toBe(1);
  expect(reply.includes('ok\0')).toBe(true);
  socket.destroy();
});
