import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { FEATURES } from '@fleetwatch/contract/clubs/features';
import mongoose from 'mongoose';
import { routes } from '../../app.ts';
import { clearClubCache } from '../../clubs/clubDirectory.ts';
import { launch } from '../../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../../testing/factories.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { RevisionedCache } from '../cache/RevisionedCache.ts';
import { runtime } from '../config/runtime.ts';

let api: TestClub;
let kim: TestMember;

beforeAll(async () => {
  api = await freshClub({ features: [...FEATURES] });
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: string;
}

function read(path: string, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    httpGet(`${api.base}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const { date: _date, 'x-request-id': _id, ...kept } = answer.headers;
        resolve({
          status: answer.statusCode,
          headers: kept,
          bytes: Buffer.concat(chunks).toString('base64'),
        });
      });
    }).once('error', reject);
  });
}

const polled = routes.filter((route) => route.polled && !route.params && !route.query);

test('has reads that devices poll', () => {
  expect(polled.length).toBeGreaterThan(8);
});

test.each(polled.map((route) => [route.path, route.access] as const))(
  'answers %s from memory as by the full route',
  async (path, access) => {
    const signedIn = { Authorization: `Bearer ${kim.token}` };
    // On a slow machine, the club in memory would expire midway, and the slow path would answer.
    clearClubCache();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    for (const caller of access === 'member' ? [signedIn] : [{}, signedIn]) {
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const headers = { ...caller, 'Accept-Encoding': encoding };
        await read(path, headers);
        const short = await read(path, headers);
        expect(short.status).toBe(200);
        const seen = { ...headers, 'If-None-Match': String(short.headers.etag) };
        const short304 = await read(path, seen);
        const peek = jest.spyOn(RevisionedCache.prototype, 'peek');
        expect([await read(path, headers), await read(path, seen)]).toEqual([short, short304]);
        // One read per answer; the caller is looked up in memory.
        expect(peek.mock.calls.filter(([, key]) => key.includes(path))).toHaveLength(2);
        // The fast path does not serve addresses with a query.
        expect([await read(`${path}?long=way`, headers), await read(`${path}?long=way`, seen)]).toEqual([
          short,
          short304,
        ]);
        // One read per answer; the caller is looked up in memory.
        expect(peek.mock.calls.filter(([, key]) => key.includes(path))).toHaveLength(2);
        peek.mockRestore();
      }
    }
  },
);

describe('requests that the fast path leaves to the slow one', () => {
  const path = '/sorties-stillout-results';
  const get = async (headers: Record<string, string> = {}): Promise<number | undefined> =>
    (await read(path, headers)).status;

  test('refuses a wrong or expired token', async () => {
    const authorised = { Authorization: `Bearer ${kim.token}` };
    expect([await get(authorised), await get(authorised)]).toEqual([200, 200]);
    expect(await get({ Authorization: `Bearer ${kim.token}x` })).toBe(401);
    expect(await get({ Authorization: `Basic ${kim.token}` })).toBe(401);
    const { now } = runtime();
    jest.spyOn(runtime(), 'now').mockImplementation(() => new Date(now().getTime() + 15 * 60_000));
    expect(await get(authorised)).toBe(401);
  });

  test("does not answer a member's list to the kiosk", async () => {
    const members = polled.filter(({ access }) => access === 'member').map((route) => route.path);
    for (const list of members) {
      await read(list, { Authorization: `Bearer ${kim.token}` });
      expect((await read(list, {})).status).toBe(401);
    }
  });

  test('shows a write at once, and loads a dropped club again', async () => {
    const before = await read(path, {});
    await launch(api, kim, await api.inClub(() => makeBoat()));
    expect((await read(path, {})).bytes).not.toBe(before.bytes);
    clearClubCache();
    const find = jest.spyOn(mongoose.Model, 'findOne');
    expect(await get()).toBe(200);
    expect(find).toHaveBeenCalled();
  });
});
