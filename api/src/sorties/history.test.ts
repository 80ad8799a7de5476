import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { FLEET_GROUP_NOT_FOUND } from '@fleetwatch/contract/fleetgroups/texts';
import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import { END_BEFORE_START, spanTooLong } from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { USER_GROUP_NOT_FOUND } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { resultsOf } from '../testing/calls.ts';
import { fleetGroupId, makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let eight: BoatRecord;
let scull: BoatRecord;
const groups = { scullers: '', openMen: '', eight: '', scull: '' };
const NOBODY = 'f'.repeat(24);

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  await api.inClub(async () => {
    groups.scullers = await userGroupId('Scullers');
    groups.openMen = await userGroupId('Open Men');
    groups.eight = await fleetGroupId('Eight');
    groups.scull = await fleetGroupId('Scull');
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Silva', group: new Types.ObjectId(groups.openMen) });
    eight = await makeBoat({ name: 'First Light' });
    scull = await makeBoat({ name: 'Kestrel', className: 'Scull' });
    // Stored out of launch order, as landings arrive.
    await makeSortie({ boat: scull, launcher: kim, launchedAt: '2026-05-04T12:00:00Z', miles: 4.25 });
    await makeSortie({
      boat: eight,
      launcher: kim,
      crew: [ana],
      launchedAt: '2026-05-04T11:00:00Z',
      miles: 8,
      notes: '=cmd, "quoted"\nsecond line',
    });
    // 23:30 on the 5th by the club's clock.
    await makeSortie({ boat: eight, launcher: ana, launchedAt: '2026-05-06T04:30:00Z', miles: 3 });
    await makeSortie({
      boat: eight,
      launcher: ana,
      launchedAt: '2026-05-10T11:00:00Z',
      landedAt: new Date('2026-05-11T12:00:00Z'),
      isLate: true,
    });
    await makeSortie({ boat: scull, launcher: ana, launchedAt: '2026-04-30T11:00:00Z' });
    await makeSortie({ boat: scull, launcher: kim, launchedAt: '2025-05-01T11:00:00Z' });
  });
});

const get = (path: string, member: TestMember | null = kim): Promise<Answer> =>
  api.call('GET', path, { token: member?.token });
const launches = async (path: string): Promise<string[]> =>
  resultsOf<Sortie[]>(await get(path)).map((sortie) => `${sortie.bus} ${sortie.launch}`);
const linesOf = (answer: Answer): string[] => String(answer.body).split('\r\n');

const HEADER = 'Date,Launched,Landed,Boat,Class,Launcher,Crew,Miles,Late,Notes';
const SCULL_4TH = 'Kestrel 2026-05-04 07:00:00';
const EIGHT_4TH = 'First Light 2026-05-04 06:00:00';
const EIGHT_5TH = 'First Light 2026-05-05 23:30:00';
const EIGHT_10TH = 'First Light 2026-05-10 06:00:00';

describe('the sorties of a day', () => {
  test("lists a day's sorties in the order of launch, by the club's clock", async () => {
    expect(await launches('/sortiesbydate-results/2026-05-04')).toEqual([EIGHT_4TH, SCULL_4TH]);
    expect(await launches('/sortiesbydate-results/2026-05-05')).toEqual([EIGHT_5TH]);
    expect(await launches('/sortiesbydate-results/2026-05-06')).toEqual([]);
    expect(await launches('/sortiesbydate-results/2027-01-01')).toEqual([]);
  });

  test("writes a day's sorties to a file", async () => {
    const answer = await get('/sortiesbydate-csv/2026-05-04');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="sorties-2026-05-04.csv"');
    expect(answer.body).toBe(
      `${HEADER}\r\n` +
        `2026-05-04,06:00,07:00,First Light,8+,Kim Harper,Ana Silva,8,,"'=cmd, ""quoted""\nsecond line"\r\n` +
        '2026-05-04,07:00,08:00,Kestrel,1x,Kim Harper,,4.25,,\r\n',
    );
  });

  test('writes only a header when a day has no sorties', async () => {
    expect(linesOf(await get('/sortiesbydate-csv/2026-05-07'))).toEqual([HEADER, '']);
  });
});

describe('the sorties of a group from one day through another', () => {
  test("lists the sorties of the launcher's user group", async () => {
    const path = `/usergroup-sorties-weekly/${groups.openMen}`;
    expect(await launches(`${path}/2026-05-04/2026-05-10/deref`)).toEqual([EIGHT_5TH, EIGHT_10TH]);
    expect(await launches(`${path}/2026-05-04/2026-05-09/deref`)).toEqual([EIGHT_5TH]);
    expect(
      await launches(`/usergroup-sorties-weekly/${groups.scullers}/2026-05-04/2026-05-10/deref`),
    ).toEqual([EIGHT_4TH, SCULL_4TH]);
  });

  test("lists the sorties of the boat's class", async () => {
    const path = `/fleetgroup-sorties-weekly/${groups.eight}`;
    expect(await launches(`${path}/2026-05-04/2026-05-10/deref`)).toEqual([EIGHT_4TH, EIGHT_5TH, EIGHT_10TH]);
    const csv = await get(`${path}/2026-05-04/2026-05-10/csv`);
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="8+-May-4-10.csv"');
    expect(linesOf(csv)[0]).toBe(HEADER);
    expect(linesOf(csv).at(-2)).toBe('2026-05-10,06:00,2026-05-11 07:00,First Light,8+,Ana Silva,,5,late,');
  });

  test('spans up to a season in a file, and a month in a list (rule sortie.spans)', async () => {
    const path = `/fleetgroup-sorties-weekly/${groups.scull}`;
    const season = await get(`${path}/2026-01-01/2026-12-31/csv`);
    expect(linesOf(season)).toHaveLength(4);
    const long = await get(`${path}/2026-01-01/2026-02-01/deref`);
    expect([long.status, long.body]).toEqual([422, [spanTooLong(31), 'invalid:end']]);
    const longer = await get(`${path}/2025-01-01/2026-01-02/csv`);
    expect([longer.status, longer.body]).toEqual([422, [spanTooLong(366), 'invalid:end']]);
    const backwards = await get(`${path}/2026-05-02/2026-05-01/deref`);
    expect([backwards.status, backwards.body]).toEqual([422, [END_BEFORE_START, 'invalid:end']]);
  });
});

describe('a month', () => {
  test("lists a boat's month of this year or another", async () => {
    const path = `/busmonthly-results/${String(scull._id)}`;
    expect(await launches(`${path}/05`)).toEqual([SCULL_4TH]);
    expect(await launches(`${path}/04`)).toEqual(['Kestrel 2026-04-30 06:00:00']);
    expect(await launches(`${path}/05?year=2025`)).toEqual(['Kestrel 2025-05-01 06:00:00']);
    expect(await launches(`${path}/12`)).toEqual([]);
  });

  test("lists a member's month of sorties as launcher and in the crew", async () => {
    expect(await launches(`/usermonthly-results/${ana.id}/05`)).toEqual([EIGHT_4TH, EIGHT_5TH, EIGHT_10TH]);
    expect(await launches(`/usermonthly-results/${kim.id}/05`)).toEqual([EIGHT_4TH, SCULL_4TH]);
  });

  test('writes a month to a file with <br>, named after the boat or member', async () => {
    const own = await get(`/usermonthly-csv/${kim.id}/05`);
    expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="me-may.csv"');
    expect(own.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [header, , second, end] = String(own.body).split('<br>');
    expect([header, second, end]).toEqual([
      HEADER,
      '2026-05-04,07:00,08:00,Kestrel,1x,Kim Harper,,4.25,,',
      '',
    ]);
    const named = async (path: string): Promise<string | null> =>
      (await get(path)).headers.get('Content-Disposition');
    expect(await named(`/usermonthly-csv/${ana.id}/04`)).toBe('attachment; filename="user-apr.csv"');
    expect(await named(`/busmonthly-csv/${String(eight._id)}/12`)).toBe(
      'attachment; filename="boat-dec.csv"',
    );
  });

  test('lists the month of a decommissioned boat and of a former member', async () => {
    const [boat, former] = await api.inClub(async () => {
      const old = await makeBoat({ name: 'Old Timer' });
      const left = await makeMember({ name: 'Former Member', isActive: false });
      await makeSortie({ boat: old, launcher: left, launchedAt: '2026-05-12T11:00:00Z' });
      return [old, left];
    });
    const coach = await api.inClub(() => makeMember({ coachRights: 'active' }));
    const body = { uid: coach.id, bid: String(boat._id) };
    await api.call('DELETE', '/fleet-decommission', { token: coach.token, body });
    const expected = ['Old Timer 2026-05-12 06:00:00'];
    expect(await launches(`/busmonthly-results/${String(boat._id)}/05`)).toEqual(expected);
    expect(await launches(`/usermonthly-results/${former.id}/05`)).toEqual(expected);
  });
});

test.each([
  ['/sortiesbydate-results/2026-05-04', null],
  ['/sortiesbydate-csv/2026-05-04', null],
  [`/usergroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-10/deref`, USER_GROUP_NOT_FOUND],
  [`/usergroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-10/csv`, USER_GROUP_NOT_FOUND],
  [`/fleetgroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-10/deref`, FLEET_GROUP_NOT_FOUND],
  [`/fleetgroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-10/csv`, FLEET_GROUP_NOT_FOUND],
  [`/busmonthly-results/${NOBODY}/05`, BOAT_NOT_FOUND],
  [`/busmonthly-csv/${NOBODY}/05`, BOAT_NOT_FOUND],
  [`/usermonthly-results/${NOBODY}/05`, MEMBER_NOT_FOUND],
  [`/usermonthly-csv/${NOBODY}/05`, MEMBER_NOT_FOUND],
])('%s needs a member, and an existing subject', async (path, text) => {
  expect((await get(path, null)).status).toBe(401);
  const answer = await get(path);
  if (text === null) expect(answer.status).toBe(200);
  else expect([answer.status, answer.body]).toEqual([404, [text, 'not_found']]);
});

test.each([
  '/sortiesbydate-results/2026-02-29',
  '/sortiesbydate-csv/yesterday',
  '/usergroup-sorties-weekly/scullers/2026-05-04/2026-05-10/deref',
  `/usergroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-10/pdf`,
  `/fleetgroup-sorties-weekly/${NOBODY}/2026-05-04/2026-05-32/deref`,
  `/busmonthly-results/${NOBODY}/13`,
  `/busmonthly-csv/${NOBODY}/5`,
  `/usermonthly-results/${NOBODY}/05?year=20`,
  `/usermonthly-csv/${NOBODY}/05?day=1`,
])('refuses %s', async (path) => {
  expect((await get(path)).status).toBe(422);
});
