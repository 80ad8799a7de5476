import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { routes } from '../../app.ts';
import { makeBoat, makeMember, PASSWORD, type TestMember } from '../../testing/factories.ts';
import { launch } from '../../testing/calls.ts';
import { makeSortie } from '../../testing/makeSortie.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { SortieModel } from '../../logbook/Sortie.ts';

const SORTIES = 1_200;
const DAY = '2026-05-04';

let api: TestClub;
let kim: TestMember;
let boatId: string;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-30T15:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    const boat = await makeBoat({ name: 'First Light' });
    boatId = String(boat._id);
    const { _id, ...pattern } = await makeSortie({
      boat,
      launcher: kim,
      launchedAt: `${DAY}T11:00:00Z`,
      notes: 'down to the second bridge',
    });
    const rows = Array.from({ length: SORTIES - 1 }, (_row, at) => ({
      ...pattern,
      launchedAt: new Date(pattern.launchedAt.getTime() + at),
      notes: `${String(_id)} ${Math.sin(at)}`,
    }));
    await SortieModel.insertMany(rows);
  });
});
afterEach(() => jest.restoreAllMocks());

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Returns the answer as sent on the wire. */
function ask(path: string, encodings?: string, { method = 'GET', body = '', token = kim.token } = {}) {
  const headers = {
    ...(encodings === undefined ? {} : { 'Accept-Encoding': encodings }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  return new Promise<Got>((resolve, reject) => {
    const sent = request(`${api.base}${path}`, { method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode, headers: answer.headers, bytes }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const CSV = `/sortiesbydate-csv/${DAY}`;
const JSON_LIST = `/sortiesbydate-results/${DAY}`;

test.each([CSV, JSON_LIST, '/openapi.json', '/docs/swagger-ui-bundle.js'])(
  'compresses %s as the client accepts',
  async (path) => {
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await ask(path, 'gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    const gzip = await ask(path, 'br;q=0.2, gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    for (const { headers, status } of [plain, br, gzip]) {
      expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
    }
    expect(Math.max(br.bytes.length, gzip.bytes.length)).toBeLessThan(plain.bytes.length / 2);
    expect(Number(br.headers['content-length'] ?? br.bytes.length)).toBe(br.bytes.length);
  },
);

test('leaves a short answer and a refusal uncompressed, with a Vary header', async () => {
  for (const path of ['/club', '/sortiesbydate-results/2026-05-05', '/sortiesbydate-results/x', '/nothing']) {
    const { headers, bytes } = await ask(path, 'gzip, br');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(bytes.toString())).toBeTruthy();
  }
});

test.each([JSON_LIST, CSV])('answers HEAD of %s with the headers of GET', async (path) => {
  const [head, get] = [await ask(path, 'br', { method: 'HEAD' }), await ask(path, 'br')];
  const named = ({ status, headers }: Got) => [
    ...[status, headers['content-encoding'], headers.vary, headers['content-type']],
    headers['content-length'],
  ];
  expect(named(head)).toEqual(named(get));
  expect(head.bytes).toHaveLength(0);
});

test('does not compress an answer that contains a secret, however long it is', async () => {
  const secret = routes.filter(({ hasSecret }) => hasSecret).map(({ method, path }) => `${method} ${path}`);
  expect(secret.sort()).toEqual([
    'GET /plan-feeds-results',
    'POST /auth-sorties-stillout-byuser-results',
    'POST /club-export',
    'POST /invitations',
    'POST /login',
    'POST /plan-feed',
    'POST /presigned',
    'POST /presigned_post',
    'POST /session/refresh',
    'POST /tablet-code',
  ]);
  for (let at = 0; at < 4; at += 1) {
    const boat = await api.inClub(() => makeBoat());
    await launch(api, kim, boat, { description: 'steady state '.repeat(10) });
  }
  const body = JSON.stringify({ name: 'Kim Harper', password: PASSWORD });
  const path = '/auth-sorties-stillout-byuser-results';
  const { headers, bytes } = await ask(path, 'gzip, br', { method: 'POST', body, token: '' });
  expect(bytes.length).toBeGreaterThan(1_024);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toHaveProperty('token');
});

test('neither compresses nor holds back an event stream', async () => {
  const first = await new Promise<[string | undefined, string]>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${kim.token}`, 'Accept-Encoding': 'gzip, br' };
    const sent = request(`${api.base}/events`, { headers }, (answer) => {
      answer.once('data', (chunk: Buffer) => {
        resolve([answer.headers['content-encoding'], chunk.toString()]);
        sent.destroy();
      });
    });
    sent.once('error', reject);
    sent.end();
  });
  expect(first).toEqual([undefined, expect.stringMatching(/^(?:id|retry|event|:)/)]);
});

/**
 * Calls `work` before the database returns this row of a file. Returns a function that counts the requested
 * rows.
 */
function beforeRow(row: number, work: () => Promise<void>): () => number {
  const cursor = mongoose.mongo.FindCursor.prototype;
  const next = cursor.next;
  let asked = 0;
  jest.spyOn(cursor, 'next').mockImplementation(async function counted(this: typeof cursor) {
    asked += 1;
    if (asked === row) await work();
    return next.call(this) as Promise<object | null>;
  });
  return () => asked;
}

test('cuts off a file that fails midway instead of ending it', async () => {
  beforeRow(SORTIES - 10, async () => {
    throw new Error('gone');
  });
  await expect(ask(CSV, 'gzip')).rejects.toThrow(/aborted|hang up|reset/);
  expect(api.logged.at(-1)).toMatchObject({ event: 'answer_cut' });
});

test('ends the rows of a compressed file when the reader disconnects', async () => {
  const headers = { Authorization: `Bearer ${kim.token}`, 'Accept-Encoding': 'gzip' };
  const sent = request(`${api.base}${CSV}`, { headers });
  const left = new Promise<void>((resolve) => sent.once('close', resolve));
  sent.once('error', () => {
    // The test itself disconnects.
  });
  const closed = new Promise<void>((resolve) => {
    const cursor = mongoose.mongo.FindCursor.prototype;
    const close = cursor.close;
    jest.spyOn(cursor, 'close').mockImplementation(async function noted(this: typeof cursor) {
      resolve();
      await close.call(this);
    });
  });
  const asked = beforeRow(100, async () => {
    sent.destroy();
    await left;
  });
  sent.end();
  await closed;
  expect(asked()).toBeLessThan(SORTIES);
});

test('compresses the month of a boat, with its own line breaks, alike', async () => {
  const path = `/busmonthly-csv/${boatId}/05`;
  const [plain, br] = [await ask(path), await ask(path, 'br')];
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
});
