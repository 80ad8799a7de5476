import { LIST_ROWS_MAX } from '@fleetwatch/contract/sorties/limits';
import type { Sortie, SortiePage } from '@fleetwatch/contract/sorties/wire';
import { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { resultsOf } from '../testing/calls.ts';
import { fleetGroupId, makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let double: BoatRecord;
/** Paged lists, by name. */
let paths: Record<string, string>;

const DAYS = ['2026-05-04', '2026-05-05', '2026-05-07'];
const PER_DAY = 7;

/**
 * Creates sorties by Kim and Ana alternately: several at one instant, and two late ones a day, one of them
 * credited.
 */
async function rowAWeek(): Promise<void> {
  for (const day of DAYS) {
    for (let at = 0; at < PER_DAY; at += 1) {
      const [launcher, other] = at % 2 === 0 ? [kim, ana] : [ana, kim];
      const hour = String(12 + Math.max(0, at - 3)).padStart(2, '0');
      await makeSortie({
        boat: double,
        launcher,
        crew: at % 3 === 0 ? [other] : [],
        launchedAt: `${day}T${hour}:00:00Z`,
        miles: at + 0.25,
        isLate: at >= PER_DAY - 2,
        ...(at === PER_DAY - 2 && { creditedBy: new Types.ObjectId(ana.id) }),
      });
    }
  }
}

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  await api.inClub(async () => {
    [kim, ana] = [await makeMember(), await makeMember()];
    double = await makeBoat({ className: 'Double' });
    await rowAWeek();
    paths = {
      'a day': `/sortiesbydate-results/${DAYS[1]}`,
      'a user group’s week': `/usergroup-sorties-weekly/${await userGroupId('Scullers')}/2026-05-04/2026-05-10/deref`,
      'a fleet group’s week': `/fleetgroup-sorties-weekly/${await fleetGroupId('Double')}/2026-05-04/2026-05-10/deref`,
      'a boat’s month': `/busmonthly-results/${String(double._id)}/05?year=2026`,
      'a member’s month': `/usermonthly-results/${kim.id}/05?year=2026`,
    };
  });
});

const get = (path: string): Promise<Answer> => api.call('GET', path, { token: kim.token });

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
}

/** Reads all pages of a list, one after the other. */
async function turn(path: string, query: Record<string, string>): Promise<SortiePage[]> {
  const pages: SortiePage[] = [];
  for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next) {
    const answer = await get(withQuery(path, { ...query, ...(after && { after }) }));
    expect(answer.status).toBe(200);
    pages.push(answer.body as SortiePage);
  }
  return pages;
}

const LISTS = ['a day', 'a user group’s week', 'a fleet group’s week', 'a boat’s month', 'a member’s month'];

describe.each(LISTS)('the pages of %s (rule sortie.pages)', (list) => {
  const whole = async (): Promise<Sortie[]> => resultsOf<Sortie[]>(await get(paths[list] ?? ''));

  test.each([1, 2, 5, PER_DAY, 500])(
    'lists every row once in pages of %i rows, in both orders',
    async (limit) => {
      const all = await whole();
      expect(all.length).toBeGreaterThan(6);
      const inOrder = await turn(paths[list] ?? '', { limit: String(limit) });
      expect(inOrder.flatMap(({ results }) => results)).toEqual(all);
      expect(inOrder).toHaveLength(Math.ceil(all.length / limit));
      const latest = await turn(paths[list] ?? '', { limit: String(limit), order: 'latest' });
      expect(latest.flatMap(({ results }) => results)).toEqual(all.toReversed());
    },
  );

  test('returns the totals with the first page, without late landings', async () => {
    const all = await whole();
    const [first, second] = await turn(paths[list] ?? '', { limit: '4', order: 'latest' });
    expect(first?.sum).toEqual({
      sorties: all.length,
      miles: all.reduce((sum, { late, miles }) => sum + (late ? 0 : miles), 0),
      days: new Set(all.map(({ launch }) => launch.slice(0, 10))).size,
    });
    expect(second?.results).not.toEqual([]);
    expect(second).not.toHaveProperty('sum');
  });

  test.each([
    ['limit', '0'],
    ['limit', '501'],
    ['limit', '1.5'],
    ['limit', ''],
    ['after', '2026-05-04'],
    ['after', '2026-05-04_1_x'],
    ['order', 'miles'],
    ['page', '2'],
  ])('refuses ?%s=%s', async (name, value) => {
    const answer = await get(withQuery(paths[list] ?? '', { [name]: value }));
    expect(answer).toMatchObject({ status: 422, body: [expect.any(String), `invalid:${name}`] });
  });
});

test('returns up to 500 rows without a limit, and then a cursor (rule sortie.pages)', async () => {
  const path = '/sortiesbydate-results/2026-04-02';
  await api.inClub(async () => {
    const launchedAt = '2026-04-02T12:00:00Z';
    const first = await makeSortie({ boat: await makeBoat(), launcher: await makeMember(), launchedAt });
    const later = Array.from({ length: LIST_ROWS_MAX }, (_row, at) => ({
      ...first,
      _id: new Types.ObjectId(),
      launchedAt: new Date(first.launchedAt.getTime() + (at + 1) * 1_000),
    }));
    await SortieModel.insertMany(later);
  });
  const [first, second, ...more] = await turn(path, {});
  expect([first?.results.length, second?.results.length, more]).toEqual([LIST_ROWS_MAX, 1, []]);
  expect(first).not.toHaveProperty('sum');
  expect(Object.keys(second ?? {})).toEqual(['results']);
});

test("writes the file of a group's days without pages", async () => {
  const path = (paths['a user group’s week'] ?? '').replace('deref', 'csv');
  const answer = await get(withQuery(path, { limit: '1' }));
  expect(String(answer.body).trim().split('\r\n')).toHaveLength(1 + DAYS.length * PER_DAY);
});

test('repeats and hides no row when a sortie is launched between pages (rule sortie.pages)', async () => {
  const path = `/sortiesbydate-results/2026-04-09`;
  const launchAt = (hour: number): Promise<unknown> =>
    api.inClub(() => makeSortie({ boat: double, launcher: kim, launchedAt: `2026-04-09T${hour}:00:00Z` }));
  for (const hour of [11, 12, 13, 14]) await launchAt(hour);
  const before = resultsOf<Sortie[]>(await get(path));
  const first = (await get(withQuery(path, { limit: '2', order: 'latest' }))).body as SortiePage;
  await launchAt(15);
  const second = await get(withQuery(path, { limit: '2', order: 'latest', after: first.next ?? '' }));
  expect([...first.results, ...(second.body as SortiePage).results]).toEqual(before.toReversed());
});
