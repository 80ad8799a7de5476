import { FLEET_GROUP_NOT_FOUND } from '@fleetwatch/contract/fleetgroups/texts';
import { USER_GROUP_NOT_FOUND } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { BoatModel } from '../boats/Boat.ts';
import { MemberModel } from './Member.ts';
import { fleetGroupId, makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
const ids = { openMen: '', eight: '' };
const NOBODY = 'f'.repeat(24);

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  await api.inClub(async () => {
    ids.openMen = await userGroupId('Open Men');
    ids.eight = await fleetGroupId('Eight');
    const group = new Types.ObjectId(ids.openMen);
    kim = await makeMember({ name: 'Kim Harper', group });
    const ana = await makeMember({ name: '=Ana Silva', group });
    const bo = await makeMember({ name: 'Bo Lind' });
    const former = await makeMember({ name: 'Former Member', group, isActive: false });
    await makeMember({ name: 'Zoe Novice' });
    const scull = await makeBoat({ name: 'Kestrel', className: 'Scull' });
    const heron = await makeBoat({ name: 'Heron' });
    const avocet = await makeBoat({ name: 'Avocet', isActive: false });
    await makeBoat({ name: 'Zephyr' });
    const launchedAt = '2026-05-04T11:00:00Z';
    await makeSortie({ boat: heron, launcher: kim, crew: [bo], launchedAt, miles: 6 });
    await makeSortie({ boat: avocet, launcher: kim, launchedAt, miles: 2 });
    await makeSortie({ boat: avocet, launcher: ana, launchedAt, miles: 4 });
    await makeSortie({
      boat: scull,
      launcher: ana,
      launchedAt,
      miles: 4,
      isPrivate: true,
      owner: ana.record._id,
    });
    const sold = await makeBoat({ name: 'Sold Eight', isActive: false });
    await BoatModel.updateOne(
      { _id: sold._id },
      { $set: { isDecommissioned: true }, $unset: { nameKey: 1 } },
    );
    // An import's placeholder for all its guests.
    const guests = await makeMember({ name: 'Past Guest', isActive: false });
    await MemberModel.updateOne({ _id: guests.record._id }, { $set: { nameKey: '0 *guests efa' } });
    await makeSortie({ boat: scull, launcher: kim, launchedAt: '2025-05-04T11:00:00Z', miles: 100 });
    await makeSortie({
      boat: sold,
      launcher: former,
      crew: [guests],
      launchedAt: '2025-06-04T11:00:00Z',
      miles: 3,
    });
    await rebuildTotals();
  });
});

const get = (path: string, member: TestMember | null = kim): Promise<Answer> =>
  api.call('GET', path, { token: member?.token });
async function rows(path: string): Promise<string[]> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  return String(answer.body).trimEnd().split('\r\n').slice(1);
}

describe('GET /fleet-csv (rule boat.ranked-file)', () => {
  test('ranks each class separately, and equal boats share a rank', async () => {
    expect(await rows('/fleet-csv/all/0')).toEqual([
      '1,Scull,Kestrel,4,1',
      '1,Eight,Avocet,6,2',
      '1,Eight,Heron,6,1',
      '3,Eight,Zephyr,0,0',
    ]);
    expect(await rows('/fleet-csv/all/1')).toEqual([
      '1,Scull,Kestrel,4,1',
      '1,Eight,Avocet,6,2',
      '2,Eight,Heron,6,1',
      '3,Eight,Zephyr,0,0',
    ]);
  });

  test('ranks all boats together', async () => {
    expect(await rows('/fleet-csv/all/2')).toEqual([
      '1,Eight,Avocet,6,2',
      '1,Eight,Heron,6,1',
      '3,Scull,Kestrel,4,1',
      '4,Eight,Zephyr,0,0',
    ]);
    expect(await rows('/fleet-csv/all/3')).toEqual([
      '1,Eight,Avocet,6,2',
      '2,Eight,Heron,6,1',
      '2,Scull,Kestrel,4,1',
      '4,Eight,Zephyr,0,0',
    ]);
  });

  test('ranks one class, and is named after it', async () => {
    expect(await rows(`/fleet-csv/${ids.eight}/2`)).toHaveLength(3);
    const named = async (path: string): Promise<string | null> =>
      (await get(path)).headers.get('Content-Disposition');
    expect(await named(`/fleet-csv/${ids.eight}/2`)).toBe(
      'attachment; filename="Eight-ranked-2026-05-20.csv"',
    );
    expect(await named('/fleet-csv/all/0')).toBe('attachment; filename="Fleet-ranked-2026-05-20.csv"');
  });
});

describe('rankings of a past season (rule season.past)', () => {
  test('lists everyone who rowed in a past season, also former members, but not guests of an import', async () => {
    expect(await rows('/users-csv/all/0?season=2025')).toEqual([
      '1,Kim Harper,Open Men,100,100,0,1',
      '2,Former Member,Open Men,3,0,0,1',
    ]);
    expect(await rows(`/users-csv/${ids.openMen}/3?season=2025`)).toEqual([
      '1,Former Member,Open Men,3,0,0,1',
      '1,Kim Harper,Open Men,100,100,0,1',
    ]);
    expect(await rows('/users-csv/all/0?season=1999')).toEqual([]);
  });

  test('lists the boats rowed in a past season, also decommissioned ones', async () => {
    expect(await rows('/fleet-csv/all/2?season=2025')).toEqual([
      '1,Scull,Kestrel,100,1',
      '2,Eight,Sold Eight,3,1',
    ]);
  });

  test('names past rankings after the season, and leaves current names unchanged', async () => {
    const past = await get('/users-csv/all/0?season=2025');
    expect(past.headers.get('Content-Disposition')).toBe('attachment; filename="Everyone-ranked-2025.csv"');
    const named = await get('/fleet-csv/all/0?season=2026');
    const plain = await get('/fleet-csv/all/0');
    expect(named.body).toBe(plain.body);
    expect(named.headers.get('Content-Disposition')).toBe(plain.headers.get('Content-Disposition'));
  });

  test.each(['20x5', '-1', '2025.5', '10000'])('refuses the season %p', async (season) => {
    expect((await get(`/users-csv/all/0?season=${season}`)).status).toBe(422);
    expect((await get(`/fleet-csv/all/0?season=${season}`)).status).toBe(422);
  });

  test('lists the seasons of the log to choose from, latest first', async () => {
    expect((await get('/seasons-results')).body).toEqual({
      results: [
        { season: 2026, name: '2026', start: '2026-01-01', end: '2026-12-31' },
        { season: 2025, name: '2025', start: '2025-01-01', end: '2025-12-31' },
      ],
    });
    expect((await get('/seasons-results', null)).status).toBe(401);
  });
});

describe('GET /users-csv (rule member.ranked-file)', () => {
  test('ranks by miles, 1x miles, 1p miles and trips', async () => {
    expect(await rows('/users-csv/all/0')).toEqual([
      `1,'=Ana Silva,Open Men,8,4,4,2`,
      '1,Kim Harper,Open Men,8,0,0,2',
      '3,Bo Lind,Scullers,6,0,0,1',
      '4,Zoe Novice,Scullers,0,0,0,0',
    ]);
    const order = async (sort: number): Promise<string[]> =>
      (await rows(`/users-csv/all/${sort}`)).map((row) => row.split(',').slice(0, 2).join(' '));
    expect(await order(1)).toEqual([`1 '=Ana Silva`, '2 Bo Lind', '2 Kim Harper', '2 Zoe Novice']);
    expect(await order(2)).toEqual([`1 '=Ana Silva`, '2 Bo Lind', '2 Kim Harper', '2 Zoe Novice']);
    expect(await order(3)).toEqual([`1 '=Ana Silva`, '1 Kim Harper', '3 Bo Lind', '4 Zoe Novice']);
  });

  test('ranks one group, and is named after it', async () => {
    const answer = await get(`/users-csv/${ids.openMen}/0`);
    expect(String(answer.body)).toBe(
      `Rank,Name,Group,Miles,1x Miles,1p Miles,Trips\r\n` +
        `1,'=Ana Silva,Open Men,8,4,4,2\r\n1,Kim Harper,Open Men,8,0,0,2\r\n`,
    );
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Open Men-ranked-2026-05-20.csv"',
    );
    expect((await get('/users-csv/all/0')).headers.get('Content-Disposition')).toBe(
      'attachment; filename="Everyone-ranked-2026-05-20.csv"',
    );
  });
});

test.each([
  ['/fleet-csv/', FLEET_GROUP_NOT_FOUND],
  ['/users-csv/', USER_GROUP_NOT_FOUND],
])('%s needs a member, a group and a sort', async (path, text) => {
  expect((await get(`${path}all/0`, null)).status).toBe(401);
  const unknown = await get(`${path}${NOBODY}/0`);
  expect([unknown.status, unknown.body]).toEqual([404, [text, 'not_found']]);
  for (const wrong of ['all/4', 'all/x', 'everyone/0'])
    expect((await get(`${path}${wrong}`)).status).toBe(422);
});
