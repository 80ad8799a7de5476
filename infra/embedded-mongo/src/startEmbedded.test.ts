import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startEmbedded, type Embedded } from './startEmbedded.ts';

let dir: string;
let running: Embedded[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(dir, { recursive: true, force: true });
});

const start = async (options: { port?: number; dir?: string } = {}): Promise<Embedded> => {
  const embedded = await startEmbedded({ dir, sync: 'OFF', ...options });
  running.push(embedded);
  return embedded;
};

const withModel = async <Result>(
  uri: string,
  work: (connection: mongoose.Connection) => Promise<Result>,
): Promise<Result> => {
  const connection = await mongoose.createConnection(uri, { dbName: 'club' }).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close(true);
  }
};

const oarSchema = new mongoose.Schema({ name: { type: String, unique: true }, length: Number });

test('serves Mongoose over a socket in the data folder and keeps what it was given', async () => {
  const first = await start();
  await withModel(first.uri, async (connection) => {
    const Oar = connection.model('Oar', oarSchema);
    await Oar.init();
    await Oar.create({ name: 'macon', length: 298 });
  });
  await first.stop();
  const second = await start();
  const found = await withModel(second.uri, (connection) =>
    connection.model('Oar', oarSchema).findOne({ name: 'macon' }).lean(),
  );
  expect(found).toMatchObject({ name: 'macon', length: 298 });
});

test('listens on loopback when a port is set', async () => {
  const { uri } = await start({ port: 0 });
  expect(uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
  expect(await withModel(uri, (connection) => connection.model('Oar', oarSchema).countDocuments())).toBe(0);
});

test('refuses a data folder that another process uses, with a message', async () => {
  await start();
  await expect(startEmbedded({ dir, sync: 'OFF' })).rejects.toThrow(/in use by another process/);
});

test('names the damaged file', async () => {
  writeFileSync(
    join(dir, 'embedded.sqlite'),
    'this is not a database, but it is long enough not to pass for an empty one',
  );
  await expect(startEmbedded({ dir, sync: 'OFF' })).rejects.toThrow(/embedded\.sqlite is damaged/);
});

test('names the folder that cannot be written', async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  await expect(startEmbedded({ dir: join(file, 'data'), sync: 'OFF' })).rejects.toThrow(
    /The data folder .*data cannot be written .*Check the rights/,
  );
});

test('refuses others its socket', async () => {
  const { uri } = await start();
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(decodeURIComponent(uri)).toContain(join(dir, 'mongo.sock'));
});

test('moves its socket to the temporary folder when the path would be too long', async () => {
  const long = join(dir, 'a'.repeat(60), 'b'.repeat(60));
  const { uri } = await start({ dir: long });
  expect(decodeURIComponent(uri)).not.toContain(long);
  expect(await withModel(uri, (connection) => connection.model('Oar', oarSchema).countDocuments())).toBe(0);
});
