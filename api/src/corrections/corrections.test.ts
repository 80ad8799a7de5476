import * as texts from '@fleetwatch/contract/corrections/texts';
import type {
  Correction,
  CorrectableOuting,
  CorrectionBody,
  CorrectionCheck,
  CorrectionsAnswer,
} from '@fleetwatch/contract/corrections/wire';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import { NOT_YOUR_SORTIE, STILL_OUT } from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { freshKey, land, launch } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  tokenFor,
  workoutTypeId,
  type TestMember,
} from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { CorrectionModel } from './Correction.ts';
import { VoidSortieModel } from './VoidSortie.ts';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let ada: TestMember;
let coach: TestMember;
let officer: TestMember;
let osprey: BoatRecord;
let finch: BoatRecord;
let sortie: string;

beforeEach(async () => {
  // 10:00 in Chicago.
  api = await freshClub({
    startsAt: '2026-05-15T15:00:00Z',
    features: ['corrections', 'notifications'],
    // For officers and crews alike.
    limits: { logWritesPerMember: 1_000 },
  });
  [kim, zoe, ada, coach, officer, osprey, finch] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Zoe Brook' }),
        await makeMember({ name: 'Ada Lake' }),
        await makeCoach(),
        await makeMember({ name: 'Rita Reed', offices: ['records'] }),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
        await makeBoat({ name: 'Finch', className: 'Scull' }),
      ] as const,
  );
  sortie = await outing({});
});
afterEach(async () => {
  expect(await api.inClub(checkTotals)).toEqual([]);
});

/** Kim and Zoe in Osprey, from 06:00 to 07:00 the day before. */
const outing = (more: Partial<Parameters<typeof makeSortie>[0]>): Promise<string> =>
  api.inClub(async () => {
    const of = { boat: osprey, launcher: kim, crew: [zoe], launchedAt: '2026-05-14T11:00:00Z' };
    const { _id } = await makeSortie({ ...of, ...more });
    await rebuildTotals();
    return String(_id);
  });

const get = (path: string, by: TestMember): Promise<Answer> => api.call('GET', path, { token: by.token });
async function revOf(id: string, by = kim): Promise<string> {
  return ((await get(`/correction-sortie/${id}`, by)).body as CorrectableOuting).rev;
}
async function wish(more: Partial<CorrectionBody> = {}, by = kim): Promise<CorrectionBody> {
  const of = more.sortie === undefined ? sortie : more.sortie;
  const baseRev = of === null ? null : await revOf(of, by);
  const request = { kind: 'edit' as const, patch: { miles: 6 }, reason: 'Miles were mistyped' };
  return { sortie: of, baseRev, ...request, ...more };
}
const post = async (more: Partial<CorrectionBody> = {}, by = kim, call: Call = {}): Promise<Answer> =>
  api.call('POST', '/correction', { token: by.token, body: { ...(await wish(more, by)) }, ...call });
async function ask(more: Partial<CorrectionBody> = {}, by = kim): Promise<Correction> {
  const { status, body } = await post(more, by);
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'open' })]);
  return body as Correction;
}
const decide = (
  { _id }: { _id: string },
  decision: 'approve' | 'reject' = 'approve',
  by = officer,
  call: Call = {},
): Promise<Answer> =>
  api.call('PUT', '/correction-decision', {
    token: by.token,
    body: { id: _id, decision, comment: 'Seen' },
    ...call,
  });
async function approve(correction: Correction, by = officer): Promise<Correction> {
  const { status, body } = await decide(correction, 'approve', by);
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'approved' })]);
  return body as Correction;
}
async function day(date = '2026-05-14'): Promise<Sortie[]> {
  return ((await get(`/sortiesbydate-results/${date}`, ada)).body as { results: Sortie[] }).results;
}
async function milesOf(member: TestMember): Promise<[trips: number, miles: number]> {
  const { results } = (await get(`/user-results/${member.id}`, ada)).body as { results: MemberStatistics };
  return [results.trips, results.miles];
}
async function notificationsOf(member: TestMember): Promise<string[]> {
  await workSettled();
  const { results } = (await get('/notifications-results', member)).body as NotificationPage;
  return results.map(({ title, body }) => `${title} | ${body}`);
}

describe('requesting a correction (rule correction.request)', () => {
  test('accepts requests from launcher, crew, officers and coaches, and shows the sortie before and after', async () => {
    const correction = await ask({}, zoe);
    expect(correction).toMatchObject({
      kind: 'edit',
      bus: 'Osprey',
      launch: '2026-05-14 06:00:00',
      reason: 'Miles were mistyped',
      by: { name: 'Zoe Brook' },
      mayWithdraw: true,
      mayDecide: false,
      questions: [],
      present: null,
    });
    expect(correction.before).toMatchObject({ miles: 5, land: '2026-05-14 07:00:00', late: false });
    expect(correction.after).toMatchObject([{ miles: 6, crew: [{ name: 'Zoe Brook' }] }]);
    expect(await day()).toMatchObject([{ miles: 5 }]);
    expect((await post({ baseRev: 'x'.repeat(22) }, ada)).body).toEqual([NOT_YOUR_SORTIE, 'forbidden']);
    expect(await ask({}, coach)).toMatchObject({ mayDecide: false });
  });

  test('refuses corrections of old sorties, without changes, or that the log cannot have (rules correction.limits, correction.kinds)', async () => {
    const old = await outing({ launchedAt: '2026-04-14T11:00:00Z' });
    expect((await post({ sortie: old })).body).toEqual([texts.EDIT_TOO_LATE, 'correction_too_late']);
    expect(await ask({ sortie: old }, officer)).toMatchObject({ state: 'open' });
    const refusals: [Partial<CorrectionBody>, string, string][] = [
      [{ patch: {} }, texts.NOTHING_TO_CORRECT, 'invalid:patch'],
      [{ patch: { miles: 5 } }, texts.NOTHING_TO_CORRECT, 'nothing_changed'],
      [{ kind: 'delete', patch: { miles: 5 } }, texts.CORRECTION_PATCH, 'invalid:patch'],
      [
        { kind: 'creditLate', patch: {} },
        'This sortie was landed on time, so its miles already count.',
        'not_late',
      ],
      [{ patch: { land: '2026-05-14 05:59:59' } }, texts.LANDS_BEFORE_LAUNCH, 'invalid:land'],
      [{ patch: { land: '2026-05-15 10:00:01' } }, texts.SORTIE_IN_FUTURE, 'invalid:land'],
      [{ patch: { crew: [kim.id] } }, 'Nobody can sit in two seats.', 'invalid:crew'],
      [
        { patch: { crew: ['f'.repeat(24)] } },
        'Everyone in the crew must be a member of this club.',
        'invalid:crew',
      ],
      [{ reason: ' no ' }, 'Enter a reason of 3 to 280 characters.', 'invalid:reason'],
      [{ kind: 'missing' }, texts.CORRECTION_PATCH, 'invalid:patch'],
      [{ patch: { launch: '2026-02-30 06:00:00' } }, 'Check patch.launch.', 'invalid:patch.launch'],
    ];
    for (const [more, text, code] of refusals) expect((await post(more)).body).toEqual([text, code]);
    expect((await post({ patch: { bus: 'f'.repeat(24) } })).status).toBe(404);
    expect((await post({ baseRev: 'x'.repeat(22) })).body).toEqual([texts.SORTIE_CHANGED, 'newer_version']);
  });

  test('refuses a correction of a boat that is out', async () => {
    const { _id } = await launch(api, kim, finch);
    expect((await get(`/correction-sortie/${_id}`, kim)).body).toEqual([STILL_OUT, 'boat_out']);
    await land(api, kim, _id, 1);
  });

  test('limits a member to ten open requests', async () => {
    for (let miles = 10; miles < 20; miles += 1) await ask({ patch: { miles } });
    expect((await post()).body).toEqual([texts.CORRECTIONS_FULL, 'corrections_full']);
    expect(await ask({}, zoe)).toMatchObject({ state: 'open' });
  });

  test('stores a request once, however often it is sent', async () => {
    const body = { ...(await wish()) };
    const key = freshKey();
    const [one, other] = [await post({}, kim, { body, key }), await post({}, kim, { body, key })];
    expect(other.body).toEqual(one.body);
    expect(((await get('/corrections-results', kim)).body as CorrectionsAnswer).mine).toHaveLength(1);
  });

  test('shows the questions about a sortie before and after (rule sanity.questions)', async () => {
    await outing({ boat: finch, launcher: zoe, crew: [], launchedAt: '2026-05-14T11:30:00Z' });
    const patch = { land: '2026-05-14 06:08:00', crew: [zoe.id, ada.id] };
    const check = await api.call('POST', '/correction-check', {
      token: kim.token,
      body: { sortie, kind: 'edit', patch },
    });
    const codes = ['short_outing', 'too_fast', 'crew_too_large'];
    expect((check.body as CorrectionCheck).questions.map(({ code }) => code)).toEqual(codes);
    const correction = await ask({ patch: { crew: [zoe.id], land: '2026-05-14 06:45:00' } });
    expect(correction.questions.map(({ text }) => text)).toEqual([
      'Zoe Brook was in Finch at the same time.',
    ]);
  });
});

describe('deciding (rule correction.decide)', () => {
  test('lets records officers and coaches decide, but not their own requests unless no one else can', async () => {
    const correction = await ask();
    expect((await decide(correction, 'approve', kim)).body).toEqual([
      texts.ONLY_RECORD_OFFICERS,
      'coaches_only',
    ]);
    const own = await ask({ patch: { miles: 7 } }, officer);
    expect((await decide(own)).body).toEqual([texts.DECIDED_BY_ANOTHER, 'forbidden']);
    expect((await decide(own, 'reject', coach)).body).toMatchObject({ state: 'rejected', comment: 'Seen' });
    await api.call('PUT', '/end-coach', { token: coach.token, body: { id: coach.id } });
    const { queue } = (await get('/corrections-results', officer)).body as CorrectionsAnswer;
    expect(queue).toMatchObject([{ _id: correction._id, mayDecide: true }]);
    expect(((await get('/corrections-results', kim)).body as CorrectionsAnswer).queue).toBeNull();
    expect((await get(`/correction/${correction._id}`, zoe)).body).toEqual([
      texts.NOT_YOUR_REQUEST,
      'forbidden',
    ]);
  });

  test('moves every total by the difference, also of the log (rule credit.projection)', async () => {
    expect(await milesOf(zoe)).toEqual([1, 5]);
    const patch = { bus: String(finch._id), crew: [ada.id], miles: 6.25, land: '2026-05-14 07:30:00' };
    const type = await api.inClub(() => workoutTypeId('Recovery'));
    await approve(await ask({ patch: { ...patch, type, description: 'Two seats? No.' } }));
    expect(await day()).toMatchObject([
      { _id: sortie, bus: 'Finch', miles: 6.25, crew: [ada.id], land: '2026-05-14 07:30:00' },
    ]);
    expect(await Promise.all([kim, zoe, ada].map(milesOf))).toEqual([
      [1, 6.25],
      [0, 0],
      [1, 6.25],
    ]);
    const activity = (await get('/activity-results', kim)).body as { results: Record<string, unknown> };
    expect(JSON.stringify(activity)).not.toContain(zoe.id);
  });

  test("shows who rowed on a day after a crew was corrected, though the day's sums are the same", async () => {
    const rowed = async (): Promise<string> => JSON.stringify((await get('/activity-results', kim)).body);
    expect(await rowed()).toContain(zoe.id);
    await approve(await ask({ patch: { crew: [ada.id] } }));
    expect(await rowed()).not.toContain(zoe.id);
    expect(await rowed()).toContain(ada.id);
  });

  test('removes a deleted sortie from lists, files and totals, and keeps it (rule correction.delete)', async () => {
    const correction = await approve(await ask({ kind: 'delete', patch: {} }));
    expect(correction.after).toEqual([]);
    expect(await day()).toEqual([]);
    const file = await get('/sortiesbydate-csv/2026-05-14', ada);
    expect(file.body).not.toContain('Osprey');
    expect(await milesOf(kim)).toEqual([0, 0]);
    const kept = await api.inClub(() => VoidSortieModel.find().lean());
    expect(kept).toMatchObject([{ boatName: 'Osprey', milesHundredths: 500, day: '2026-05-14' }]);
    const { decided } = (await get('/corrections-results', officer)).body as CorrectionsAnswer;
    expect(decided).toMatchObject([{ kind: 'delete', state: 'approved', bus: 'Osprey' }]);
    expect(
      (
        await api.call('POST', '/land', {
          token: kim.token,
          body: { sortie, miles: 1, description: '', uid: kim.id },
        })
      ).status,
    ).toBe(404);
  });

  test('enters a missing sortie, credits a late one, and splits one in two (rule correction.kinds)', async () => {
    const missing = {
      bus: String(finch._id),
      launch: '2026-05-13 17:00:00',
      land: '2026-05-13 18:00:00',
      miles: 4,
    };
    await approve(await ask({ kind: 'missing', sortie: null, patch: missing }, ada));
    expect(await day('2026-05-13')).toMatchObject([
      { bus: 'Finch', user: 'Ada Lake', miles: 4, late: false },
    ]);
    expect(await milesOf(ada)).toEqual([1, 4]);

    const late = await outing({
      isLate: true,
      launchedAt: '2026-05-12T11:00:00Z',
      landedAt: new Date('2026-05-13T11:00:00Z'),
    });
    expect(await milesOf(kim)).toEqual([1, 5]);
    await approve(await ask({ kind: 'creditLate', sortie: late, patch: {} }));
    expect(await milesOf(kim)).toEqual([2, 10]);

    const patch = { launch: '2026-05-14 06:30:00', miles: 2, crew: [ada.id] };
    const split = await approve(await ask({ kind: 'split', patch }));
    expect(split.after).toMatchObject([
      { launch: '2026-05-14 06:00:00', land: '2026-05-14 06:30:00', miles: 3 },
      { launch: '2026-05-14 06:30:00', land: '2026-05-14 07:00:00', miles: 2 },
    ]);
    expect(await day()).toMatchObject([
      { _id: sortie, miles: 3, crew: [zoe.id] },
      { miles: 2, crew: [ada.id] },
    ]);
    expect(await Promise.all([kim, zoe, ada].map(milesOf))).toEqual([
      [3, 10],
      [2, 8],
      [2, 6],
    ]);
    const early = { launch: '2026-05-14 06:00:00', miles: 2 };
    expect((await post({ kind: 'split', patch: early })).body).toEqual([
      texts.SPLIT_WITHIN,
      'invalid:launch',
    ]);
    const far = { launch: '2026-05-14 06:10:00', miles: 4 };
    expect((await post({ kind: 'split', patch: far })).body).toEqual([texts.SPLIT_MILES, 'invalid:miles']);
  });

  test('marks a request out of date when its sortie has changed, with both versions (rule correction.stale)', async () => {
    const [one, other] = [await ask(), await ask({ kind: 'delete', patch: {} }, zoe)];
    await approve(one);
    const shown = (await get(`/correction/${other._id}`, officer)).body as Correction;
    expect(shown).toMatchObject({ before: { miles: 5 }, present: { miles: 6 } });
    const { body } = await decide(other);
    expect(body).toMatchObject({ state: 'stale', before: { miles: 5 }, present: { miles: 6 } });
    expect(await day()).toMatchObject([{ miles: 6 }]);
    expect(await notificationsOf(zoe)).toContain(
      'Your correction of Osprey is out of date | 2026-05-14: Seen',
    );
  });

  test('accepts one of two concurrent decisions, and shows the other officer who decided', async () => {
    for (let miles = 10; miles < 16; miles += 1) {
      const correction = await ask({ patch: { miles } });
      const answers = await Promise.all([
        decide(correction, 'approve', officer),
        decide(correction, 'reject', coach),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const { state, decidedBy } = won[0]?.body as Correction;
      const lost = answers.find(({ status }) => status !== 200);
      expect([lost?.status, lost?.body]).toEqual([
        409,
        [texts.decidedAlready(state, decidedBy?.name ?? ''), 'correction_decided'],
      ]);
    }
  });

  test('decides a request once, however often the decision is sent', async () => {
    const correction = await ask();
    const key = freshKey();
    const one = await decide(correction, 'approve', officer, { key });
    expect((await decide(correction, 'approve', officer, { key })).body).toEqual(one.body);
    expect(await milesOf(kim)).toEqual([1, 6]);
    expect((await decide(correction)).body).toEqual([
      'Rita Reed has already approved this request.',
      'correction_decided',
    ]);
  });

  test('notifies officers, the requester and the crew of a decision (rule correction.notified)', async () => {
    const correction = await ask({ patch: { crew: [ada.id] } });
    expect(await notificationsOf(officer)).toEqual([
      'A correction of Osprey was requested | 2026-05-14: Change',
    ]);
    expect(await notificationsOf(coach)).toEqual([]);
    await approve(correction);
    expect(await notificationsOf(kim)).toEqual(['Your correction of Osprey was approved | 2026-05-14: Seen']);
    for (const member of [zoe, ada])
      expect(await notificationsOf(member)).toEqual(['Your sortie in Osprey was corrected | 2026-05-14']);
  });

  test('audits a correction with before and after (rule correction.audit)', async () => {
    await approve(await ask({ patch: { crew: [ada.id], miles: 6, description: 'Ada rowed' } }));
    const entries = await api.inClub(() => AuditEntryModel.find().sort({ _id: 1 }).lean());
    expect(entries.map(({ verb, kind, who }) => [verb, kind, String(who)])).toEqual([
      ['ask', 'correction', kim.id],
      ['correct', 'sortie', officer.id],
      ['decide', 'correction', officer.id],
    ]);
    expect(entries[1]).toMatchObject({
      before: { milesHundredths: 500 },
      after: { milesHundredths: 600, notes: 'changed' },
    });
    expect(String(entries[1]?.before?.crew)).toBe(zoe.id);
    expect(String(entries[1]?.after?.crew)).toBe(ada.id);
  });
});

describe('who rowed (rule correction.crew)', () => {
  const put = (crew: TestMember[], id: string, by: TestMember, key?: string): Promise<Answer> =>
    api.call('PUT', '/sortie-crew', {
      token: by.token,
      body: { id, crew: crew.map((one) => one.id) },
      ...(key !== undefined && { key }),
    });

  test('lets any of the crew correct who rowed until midnight, updates totals, and notifies those affected', async () => {
    const today = await outing({ launchedAt: '2026-05-15T13:00:00Z', day: '2026-05-15' });
    const key = freshKey();
    const { status, body } = await put([ada], today, zoe, key);
    expect([status, body]).toEqual([200, expect.objectContaining({ crew: [ada.id], miles: 5 })]);
    expect((await put([ada], today, zoe, key)).body).toEqual(body);
    expect(await Promise.all([kim, zoe, ada].map(milesOf))).toEqual([
      [2, 10],
      [1, 5],
      [1, 5],
    ]);
    expect(await notificationsOf(ada)).toEqual(['Your sortie in Osprey was corrected | 2026-05-15']);
    expect(await notificationsOf(zoe)).toEqual([]);
    expect((await put([zoe], today, zoe)).body).toEqual([NOT_YOUR_SORTIE, 'forbidden']);
    expect((await put([ada], today, ada)).body).toEqual([texts.NOTHING_TO_CORRECT, 'nothing_changed']);
    expect((await put([ada, zoe], today, kim)).body).toEqual(['This boat has 2 seats.', 'invalid:crew']);
    expect((await put([kim], today, kim)).body).toEqual(['Nobody can sit in two seats.', 'invalid:crew']);
    const entries = await api.inClub(() => AuditEntryModel.find().lean());
    expect(entries).toMatchObject([{ verb: 'correct-crew', kind: 'sortie' }]);
    expect(String(entries[0]?.after?.crew)).toBe(ada.id);
  });

  test('accepts requests about who rowed after landing, not for a boat that is out', async () => {
    expect((await put([ada], sortie, kim)).body).toEqual([texts.CREW_TOO_LATE, 'correction_too_late']);
    const { _id } = await launch(api, kim, osprey);
    expect((await put([ada], _id, kim)).body).toEqual([STILL_OUT, 'boat_out']);
    await land(api, kim, _id, 1);
    expect((await put([ada], _id, kim)).status).toBe(200);
    api.clock.set('2026-05-16T05:00:00Z');
    const token = await api.inClub(() => tokenFor(kim.record));
    expect((await put([], _id, { ...kim, token })).body).toEqual([
      texts.CREW_TOO_LATE,
      'correction_too_late',
    ]);
  });
});

describe('withdrawing (rule correction.own)', () => {
  test('lets only the requester withdraw a request, while it is open', async () => {
    const correction = await ask();
    const withdraw = (by: TestMember): Promise<Answer> =>
      api.call('PUT', '/correction-withdraw', { token: by.token, body: { id: correction._id } });
    expect((await withdraw(zoe)).body).toEqual([texts.NOT_YOUR_REQUEST, 'forbidden']);
    expect((await withdraw(kim)).body).toMatchObject({ state: 'withdrawn', mayWithdraw: false });
    expect((await decide(correction)).body).toEqual([
      'Kim Harper has already withdrawn this request.',
      'correction_decided',
    ]);
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(1);
  });
});

test("erases an erased member's words in requests and deleted sorties, and exports them before (rule correction.request)", async () => {
  await land(api, kim, sortie, 5, 'Kim Harper steered');
  const decided = await ask({ kind: 'delete', patch: {}, reason: 'Kim Harper was ill' });
  await approve(decided);
  const second = await outing({ launchedAt: '2026-05-14T17:00:00Z' });
  await ask({ sortie: second, patch: { description: 'It was me', miles: 6 } });
  await ask({ sortie: second, reason: 'Kim Harper said so' }, zoe);
  const exported = await api.inClub(() => exportMember(kim.record));
  expect(exported).toMatchObject({
    corrections: [{ reason: 'Kim Harper was ill' }, { patch: { notes: 'It was me' } }],
    sortiesDeleted: [{ notes: 'Kim Harper steered' }],
  });
  await api.inClub(() => eraseMember(kim.record));
  const kept = await api.inClub(() => CorrectionModel.find().sort({ at: 1, _id: 1 }).lean());
  expect(kept).toMatchObject([
    { reason: '', state: 'approved', before: { notes: '', milesHundredths: 500 } },
    { reason: '', state: 'withdrawn', patch: { notes: '', milesHundredths: 600 } },
    { reason: 'Former Member said so', state: 'open' },
  ]);
  expect(await api.inClub(() => VoidSortieModel.find().lean())).toMatchObject([{ notes: '' }]);
});

test('has no corrections in a club that does not use them (rule club.features)', async () => {
  await api.inClub(() => ClubModel.updateOne({ _id: api.clubId }, { features: [] }));
  clearClubCache();
  expect((await get('/corrections-results', kim)).body).toEqual([texts.CORRECTIONS_OFF, 'feature_off']);
});

describe('landing again (rule correction.miles)', () => {
  const again = async (by: TestMember, more: object = {}, call: Call = {}): Promise<Answer> =>
    api.call('POST', '/land', {
      token: await api.inClub(async () => tokenFor(by.record)),
      body: { sortie, miles: 6, description: '', uid: by.id, ...more },
      ...call,
    });

  test('lets a new landing change miles until midnight of the first, and notes at any time', async () => {
    expect((await again(kim)).body).toEqual([texts.MILES_TOO_LATE, 'correction_too_late']);
    expect((await again(kim, { miles: 5, description: 'Fog' })).body).toMatchObject({ description: 'Fog' });
    const sent = new Date('2026-05-15T04:59:00Z').toISOString();
    const waited = await again(kim, {}, { headers: { 'Fleetwatch-Happened-At': sent } });
    expect(waited.body).toMatchObject({ miles: 6 });
    expect((await again(zoe, { miles: 7 })).status).toBe(409);
    expect((await again(coach, { miles: 7 })).body).toMatchObject({ miles: 7 });
  });

  test('lets a new landing change miles at any time in a club that allows it', async () => {
    await api.inClub(() => ClubModel.updateOne({}, { $set: { milesStayOpen: true } }));
    clearClubCache();
    expect((await again(kim)).body).toMatchObject({ miles: 6 });
  });

  test('lands again as before in a club without corrections', async () => {
    await api.inClub(() => ClubModel.updateOne({}, { $set: { features: [] } }));
    clearClubCache();
    expect((await again(kim)).body).toMatchObject({ miles: 6 });
  });
});
