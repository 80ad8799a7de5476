import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import mongoose, { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';

/** More than two batches of a database cursor. */
const SORTIES = 1_200;
const MINUTE_MS = 60_000;

let api: TestClub;
let kim: TestMember;
let boat: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-30T15:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    const ana = await makeMember({ name: 'Ana Silva' });
    boat = await makeBoat({ name: 'First Light' });
    const { _id: first, ...pattern } = await makeSortie({
      boat,
      launcher: kim,
      launchedAt: '2026-05-04T11:00:00Z',
      notes: 'a long and even row down to the second bridge and back again',
    });
    const from = pattern.launchedAt.getTime();
    await SortieModel.insertMany(
      Array.from({ length: SORTIES - 1 }, (_, index) => ({
        ...pattern,
        // Kim is in the crew of every second one, so that a member's month contains both kinds.
        ...(index % 2 === 0 ? { launcher: new Types.ObjectId(ana.id), crew: [pattern.launcher] } : {}),
        // Launch times differ from insertion order.
        launchedAt: new Date(from + ((index * 7) % (SORTIES - 1)) * (MINUTE_MS / 4) + MINUTE_MS),
      })),
    );
    expect(await SortieModel.countDocuments()).toBe(SORTIES);
    expect(await SortieModel.exists({ _id: first })).not.toBeNull();
  });
});
afterEach(() => jest.restoreAllMocks());

function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${api.base}${path}`, { headers: { Authorization: `Bearer ${kim.token}` } });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end();
  });
}

/** Makes the database withhold the last `count` rows until the returned function is called. */
function holdLastRows(count: number): () => void {
  const cursor = mongoose.mongo.FindCursor.prototype;
  const next = cursor.next;
  let given = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.spyOn(cursor, 'next').mockImplementation(async function heldNext(this: typeof cursor) {
    given += 1;
    if (given > SORTIES - count) await released;
    return next.call(this) as Promise<object | null>;
  });
  return release;
}

test.each([
  ['of a boat’s month', () => `/busmonthly-csv/${String(boat._id)}/05`, '<br>'],
  ['of a member’s month', () => `/usermonthly-csv/${kim.id}/05`, '<br>'],
  [
    'of a class',
    () => `/fleetgroup-sorties-weekly/${String(boat.fleetGroup)}/2026-05-01/2026-05-31/csv`,
    '\r\n',
  ],
])('sends the file %s before its last rows are read', async (_what, path, lineBreak) => {
  const release = holdLastRows(10);
  const response = await ask(path());
  const rest = text(response);
  await new Promise((resolve) => response.once('data', resolve));
  expect(response.complete).toBe(false);
  release();
  const lines = (await rest).split(lineBreak);
  // The header, and the empty text after the last line break.
  expect(lines).toHaveLength(SORTIES + 2);
  const launched = lines.slice(1, -1).map((line) => line.slice(0, 16));
  expect(launched).toEqual(launched.toSorted());
});
