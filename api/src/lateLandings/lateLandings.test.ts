import { alreadyLaunched } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { COUNT_REQUESTED } from '@fleetwatch/contract/corrections/texts';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/lateLandings/texts';
import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import type { LaunchCheck, RuleReply, Sortie } from '@fleetwatch/contract/sorties/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { CorrectionModel, type CorrectionRecord } from '../corrections/Correction.ts';
import { VoidSortieModel } from '../corrections/VoidSortie.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { noteWrite } from '../platform/cache/modelVersions.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { AlertModel } from '../safety/Alert.ts';
import { watchOverdue } from '../safety/commands/watchOverdue.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { freshKey, launchBody, resultsOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { remindOfLateLandings } from './commands/remindOfLateLandings.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  // Thursday, 17:00 in Chicago.
  api = await freshClub({ startsAt: '2026-05-14T22:00:00Z', features: ['forgotten', 'notifications'] });
  [kim, ana, coach, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Ana Bo' }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
      ] as const,
  );
});

const launchBy = (by: TestMember, replies: readonly RuleReply[] | null = [], more: Call = {}) =>
  api.as(by, 'POST', '/launch', launchBody(osprey, by, replies ? { replies } : {}), more);
const landBy = (by: TestMember, sortie: string, miles: number, more: object = {}, options: Call = {}) =>
  api.as(by, 'POST', '/land', { sortie, miles, description: '', uid: by.id, ...more }, options);
const leave = (by: TestMember, id: string, as: string, more: Call = {}) =>
  api.as(by, 'POST', '/sortie-left', { id, as }, more);
const read = async (by: TestMember, id: string) =>
  (await api.as(by, 'GET', `/forgotten/${id}`)).body as UnlandedOuting;
const stored = (id: string): Promise<SortieRecord> =>
  api.inClub(() => SortieModel.findById(id).lean<SortieRecord>().orFail());
const outings = (): Promise<SortieRecord[]> =>
  api.inClub(() => SortieModel.find().sort({ launchedAt: 1, _id: 1 }).lean<SortieRecord[]>());
const requests = (): Promise<CorrectionRecord[]> =>
  api.inClub(() => CorrectionModel.find().sort({ at: 1 }).lean<CorrectionRecord[]>());
/** Returns the warning of GET /launch-check that the boat is still logged out. */
async function warningFor(by: TestMember) {
  const { results } = (await api.as(by, 'GET', `/launch-check?bus=${String(osprey._id)}`))
    .body as LaunchCheck;
  return results;
}
const repliesOf = (answers: LaunchCheck['results']): RuleReply[] =>
  answers.map(({ code, subjectIds }) => ({ code, subjectIds }));
async function askAt(instant: string): Promise<void> {
  api.clock.set(instant);
  await remindOfLateLandings();
  await workSettled();
}
async function notificationsOf(member: TestMember) {
  await workSettled();
  const notifications = await api.inClub(() =>
    NotificationModel.find({ member: member.id }).sort({ at: 1, _id: 1 }).lean(),
  );
  return notifications.map(({ title, url, settledAt }) => [title, url, settledAt !== null]);
}
async function setClub(change: object): Promise<void> {
  await api.inClub(async () => {
    await ClubModel.updateOne({ _id: api.clubId }, change);
    noteWrite(api.clubId, 'Club');
  });
  clearClubCache();
}
async function expectTrueTotals(): Promise<void> {
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
}
/** Kim launches Osprey this evening; returns the next morning, 09:00. */
async function forget(): Promise<Sortie> {
  const sortie = sortieOf(await launchBy(kim));
  api.clock.set('2026-05-15T14:00:00Z');
  return sortie;
}

describe('the next morning (rule forgotten.question)', () => {
  test("asks the launcher of a boat that is still out at seven by the club's clock, once a day", async () => {
    const { _id } = sortieOf(await launchBy(kim));
    await askAt('2026-05-15T11:59:00Z');
    expect(await notificationsOf(kim)).toEqual([]);
    await askAt('2026-05-15T12:00:00Z');
    await askAt('2026-05-15T18:00:00Z');
    const url = `/forgotten/${_id}`;
    expect(await notificationsOf(kim)).toEqual([
      ['Osprey has been out since yesterday. How far?', url, false],
    ]);
    await askAt('2026-05-16T12:05:00Z');
    expect((await notificationsOf(kim)).at(-1)).toEqual([
      'Osprey has been out since May 14. How far?',
      url,
      false,
    ]);
    expect(await notificationsOf(ana)).toEqual([]);
    sortieOf(await landBy(kim, _id, 4));
    expect((await notificationsOf(kim)).map(([, , isSettled]) => isSettled)).toEqual([true, true]);
    await askAt('2026-05-17T12:05:00Z');
    expect(await notificationsOf(kim)).toHaveLength(2);
  });

  test('stops asking after a week', async () => {
    sortieOf(await launchBy(kim));
    await askAt('2026-05-21T12:00:00Z');
    await askAt('2026-05-22T12:00:00Z');
    expect(await notificationsOf(kim)).toHaveLength(1);
  });

  test.each([
    // The clock goes from 02:00 to 03:00 on Sunday, March 8.
    ['in spring', '2026-03-07T22:00:00Z', '2026-03-08T11:59:00Z', '2026-03-08T12:00:00Z'],
    // The clock goes from 02:00 back to 01:00 on Sunday, November 1.
    ['in autumn', '2026-10-31T22:00:00Z', '2026-11-01T12:59:00Z', '2026-11-01T13:00:00Z'],
  ])('asks at the same hour when the clock changes %s', async (_when, launchedAt, before, at) => {
    api.clock.set(launchedAt);
    sortieOf(await launchBy(kim));
    await askAt(before);
    expect(await notificationsOf(kim)).toEqual([]);
    await askAt(at);
    await askAt(at);
    expect(await notificationsOf(kim)).toHaveLength(1);
  });

  test('does not ask about a boat that is expected later', async () => {
    await setClub({ $set: { features: ['forgotten', 'notifications', 'overdue'] } });
    const body = launchBody(osprey, kim, { replies: [], trip: { back: 16 * 60 } });
    sortieOf(await api.as(kim, 'POST', '/launch', body));
    await askAt('2026-05-15T13:00:00Z');
    expect(await notificationsOf(kim)).toEqual([]);
    await askAt('2026-05-15T14:01:00Z');
    expect(await notificationsOf(kim)).toHaveLength(1);
  });

  test('asks by email once in a club without notifications', async () => {
    await setClub({ $set: { features: ['forgotten'] } });
    const { _id } = sortieOf(await launchBy(kim));
    await askAt('2026-05-15T12:00:00Z');
    await askAt('2026-05-15T12:05:00Z');
    const mails = (await api.outbox()).filter((mail) => mail.includes('has been out'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(texts.ANSWER_DISTANCE);
    expect((await stored(_id)).isOut).toBe(true);
  });

  test('asks nothing in a club that turned the question off', async () => {
    await setClub({ $set: { features: ['notifications'] } });
    const { _id } = sortieOf(await launchBy(kim));
    await askAt('2026-05-15T12:00:00Z');
    expect(await notificationsOf(kim)).toEqual([]);
    const off = await api.as(kim, 'GET', `/forgotten/${_id}`);
    expect([off.status, off.body]).toEqual([404, [texts.LATE_LANDINGS_OFF, 'feature_off']]);
    expect((await leave(kim, _id, 'rack')).body).toEqual([texts.LATE_LANDINGS_OFF, 'feature_off']);
  });
});

describe('the answer in one step (rule forgotten.credit)', () => {
  test('lands the boat late, and asks coaches once to count it', async () => {
    const { _id } = await forget();
    const key = freshKey();
    const first = await landBy(kim, _id, 5.2, { asksCredit: true }, { key });
    expect(sortieOf(first)).toMatchObject({ late: true, miles: 5.2 });
    expect((await landBy(kim, _id, 5.2, { asksCredit: true }, { key })).body).toEqual(first.body);
    sortieOf(await landBy(kim, _id, 5.25, { asksCredit: true }));
    const url = `/forgotten/${_id}`;
    expect(await notificationsOf(coach)).toEqual([['Request to count a late landing of Osprey', url, false]]);
    expect(await read(coach, _id)).toMatchObject({
      asked: { by: 'Kim Harper', at: '2026-05-15 09:00:00' },
      mayCredit: true,
      left: null,
    });
    expect(await read(kim, _id)).toMatchObject({ mayLand: true, mayCredit: false });
    await expectTrueTotals();
    expect((await api.as(coach, 'PUT', '/sortie-credit', { id: _id })).status).toBe(200);
    expect(await notificationsOf(coach)).toEqual([['Request to count a late landing of Osprey', url, true]]);
    expect(await read(coach, _id)).toMatchObject({ asked: null, mayCredit: false });
    await expectTrueTotals();
  });

  test('creates the same request as a correction would', async () => {
    await setClub({ $set: { features: ['forgotten', 'notifications', 'corrections'] } });
    const officer = await api.inClub(() => makeMember({ offices: ['records'] }));
    const { _id } = await forget();
    sortieOf(await landBy(kim, _id, 5, { asksCredit: true }));
    // Landing again requests credit for the new landing.
    sortieOf(await landBy(kim, _id, 5.25, { asksCredit: true }));
    const { rev } = (await api.as(kim, 'GET', `/correction-sortie/${_id}`)).body as { rev: string };
    const wish = { sortie: _id, kind: 'creditLate', patch: {}, baseRev: rev, reason: 'We forgot' };
    expect((await api.as(kim, 'POST', '/correction', wish)).body).toEqual([
      COUNT_REQUESTED,
      'nothing_changed',
    ]);
    const [request, ...others] = await requests();
    expect([request?.kind, String(request?.by)]).toEqual(['creditLate', kim.id]);
    // Kim has landed it twice: the request for the first landing is stale.
    expect(others.map(({ state }) => state)).toEqual(['stale']);
    const id = String(request?._id);
    expect(await read(officer, _id)).toMatchObject({ asked: { by: 'Kim Harper' }, request: id });
    expect(await read(ana, _id)).toMatchObject({ request: null });
    expect(await notificationsOf(officer)).toEqual([
      ['Request to count a late landing of Osprey', `/forgotten/${_id}`, false],
    ]);
    const approval = { id, decision: 'approve', comment: '' };
    expect((await api.as(officer, 'PUT', '/correction-decision', approval)).status).toBe(200);
    expect(await read(coach, _id)).toMatchObject({ asked: null, mayCredit: false });
    expect((await notificationsOf(coach)).map(([, , isSettled]) => isSettled)).toEqual([true]);
    expect((await notificationsOf(kim)).map(([title]) => title)).toContain(
      'Your correction of Osprey was approved',
    );
    await expectTrueTotals();
  });

  test('ends when a coach credits the landing, and shows the officer who did', async () => {
    await setClub({ $set: { features: ['forgotten', 'notifications', 'corrections'] } });
    const officer = await api.inClub(() => makeMember({ offices: ['records'] }));
    const { _id } = await forget();
    sortieOf(await landBy(kim, _id, 5, { asksCredit: true }));
    expect((await api.as(coach, 'PUT', '/sortie-credit', { id: _id })).status).toBe(200);
    const [request] = await requests();
    expect(request).toMatchObject({ state: 'approved' });
    const late = { id: String(request?._id), decision: 'approve', comment: '' };
    expect((await api.as(officer, 'PUT', '/correction-decision', late)).body).toEqual([
      ...[expect.stringMatching(/has already approved this request\.$/), 'correction_decided'],
    ]);
    expect((await notificationsOf(kim)).map(([title]) => title)).toContain(
      'Your correction of Osprey was approved',
    );
    await expectTrueTotals();
  });

  test('asks nothing after a landing in time, or in a club that turned the question off', async () => {
    const { _id } = sortieOf(await launchBy(kim));
    expect(sortieOf(await landBy(kim, _id, 3, { asksCredit: true })).late).toBe(false);
    expect(await requests()).toEqual([]);
    await setClub({ $set: { features: ['notifications'] } });
    const other = sortieOf(await launchBy(kim));
    api.clock.set('2026-05-15T14:00:00Z');
    expect(sortieOf(await landBy(kim, other._id, 3, { asksCredit: true })).late).toBe(true);
    expect(await requests()).toEqual([]);
    expect(await notificationsOf(coach)).toEqual([]);
  });
});

describe('what counts by itself (rule forgotten.auto-credit)', () => {
  test.each([
    [24, '2026-05-16T04:59:59Z', false],
    [24, '2026-05-16T05:00:00Z', true],
    [48, '2026-05-17T04:59:59Z', false],
    [0, '2026-05-15T05:00:00Z', true],
  ])('credits within %s hours after its day: at %s late is %s', async (hours, at, late) => {
    await setClub({ $set: { autoCreditLateHours: hours } });
    const { _id } = sortieOf(await launchBy(kim));
    api.clock.set(at);
    expect((await read(kim, _id)).countsAnyway).toBe(!late);
    expect(sortieOf(await landBy(kim, _id, 5, { asksCredit: true }))).toMatchObject({ late });
    expect(await requests()).toHaveLength(late ? 1 : 0);
    await expectTrueTotals();
  });

  test('sends devices the hours, which they show before the miles are typed', async () => {
    expect((await api.call('GET', '/club')).body).not.toHaveProperty('autoCreditLateHours');
    await setClub({ $set: { autoCreditLateHours: 24 } });
    expect((await api.call('GET', '/club')).body).toMatchObject({ autoCreditLateHours: 24 });
  });

  test('credits nothing by itself in a club that does not ask about forgotten landings', async () => {
    await setClub({ $set: { autoCreditLateHours: 48, features: [] } });
    const { _id } = await forget();
    expect(sortieOf(await landBy(kim, _id, 5)).late).toBe(true);
  });
});

describe('a boat that is on its rack (rule forgotten.ashore)', () => {
  test('frees a boat on its rack, and keeps its sortie to be landed for its miles, as of when it was found', async () => {
    const { _id } = await forget();
    const key = freshKey();
    const left = await leave(kim, _id, 'rack', { key });
    expect(left.body).toMatchObject({
      left: { as: 'rack', by: 'Kim Harper', at: '2026-05-15 09:00:00' },
      sortie: { land: null, miles: 0 },
    });
    expect((await leave(kim, _id, 'rack', { key })).body).toEqual(left.body);
    expect(resultsOf(await api.as(kim, 'GET', '/sorties-stillout-results'))).toEqual([]);
    expect(
      resultsOf<Sortie[]>(await api.as(kim, 'GET', `/sorties-stillout-byuser-results/${kim.id}`)),
    ).toMatchObject([{ _id }]);
    // Members whose boat is ashore may go on deck, and launch another.
    expect((await api.as(kim, 'GET', `/user-launched/${kim.id}`)).body).toBe(0);
    const next = sortieOf(await launchBy(ana));
    api.clock.set('2026-05-15T16:00:00Z');
    sortieOf(await landBy(kim, _id, 7));
    const landed = await stored(_id);
    expect(landed).toMatchObject({ isLate: true, landedAt: new Date('2026-05-15T14:00:00Z') });
    expect([landed.isAwaited, landed.isOut]).toEqual([undefined, undefined]);
    expect((await stored(next._id)).isOut).toBe(true);
    await expectTrueTotals();
  });

  test('stops waiting for a boat that never went out, and notifies records officers', async () => {
    const { _id } = await forget();
    expect((await leave(kim, _id, 'never')).status).toBe(200);
    const after = await stored(_id);
    expect([after.isOut, after.isAwaited, after.landedAt]).toEqual([undefined, undefined, null]);
    expect(resultsOf(await api.as(kim, 'GET', `/sorties-stillout-byuser-results/${kim.id}`))).toEqual([]);
    expect(await notificationsOf(coach)).toEqual([['Osprey never went out', `/forgotten/${_id}`, false]]);
    await askAt('2026-05-16T12:00:00Z');
    expect(await notificationsOf(kim)).toEqual([]);
    await expectTrueTotals();
  });

  test('requests to delete a sortie that never went out, in a club that uses corrections (rule forgotten.never)', async () => {
    await setClub({ $set: { features: ['forgotten', 'notifications', 'corrections'] } });
    const { _id } = await forget();
    const key = freshKey();
    const first = await leave(kim, _id, 'never', { key });
    expect((await leave(kim, _id, 'never', { key })).body).toEqual(first.body);
    await leave(kim, _id, 'never');
    const [request, ...others] = await requests();
    expect([request?.kind, request?.reason, others]).toEqual(['delete', texts.IT_NEVER_WENT_OUT, []]);
    expect(await notificationsOf(coach)).toMatchObject([
      ['A correction of Osprey was requested', expect.anything(), false],
    ]);
    // It has no miles to correct.
    const edit = {
      sortie: _id,
      kind: 'edit',
      patch: { miles: 3 },
      baseRev: request?.baseRev,
      reason: 'Was out',
    };
    expect((await api.as(kim, 'POST', '/correction', edit)).status).toBe(409);
    const decided = await api.as(coach, 'PUT', '/correction-decision', {
      id: String(request?._id),
      decision: 'approve',
      comment: '',
    });
    expect(decided.body).toMatchObject({ state: 'approved', after: [] });
    expect(await outings()).toEqual([]);
    expect(await api.inClub(() => VoidSortieModel.countDocuments())).toBe(1);
    await expectTrueTotals();
  });

  test('lands a boat that went out after all with its miles, and marks the request out of date', async () => {
    await setClub({ $set: { features: ['forgotten', 'corrections'] } });
    const { _id } = await forget();
    await leave(kim, _id, 'never');
    sortieOf(await landBy(kim, _id, 4));
    const [request] = await requests();
    const decided = await api.as(coach, 'PUT', '/correction-decision', {
      id: String(request?._id),
      decision: 'approve',
      comment: '',
    });
    expect(decided.body).toMatchObject({ state: 'stale', present: { miles: 4 } });
    expect(await outings()).toHaveLength(1);
  });

  test('accepts afterwards that a boat never went out', async () => {
    const { _id } = await forget();
    await leave(coach, _id, 'rack');
    expect((await leave(kim, _id, 'never')).body).toMatchObject({ left: { as: 'never', by: 'Kim Harper' } });
    expect((await leave(kim, _id, 'rack')).body).toMatchObject({ left: { as: 'never' } });
  });

  test("lets crew and coaches report an earlier day's boat ashore, and not after its landing", async () => {
    const today = sortieOf(await launchBy(kim));
    const refusal = [409, [texts.NOT_UNLANDED, 'not_forgotten']];
    const early = await leave(kim, today._id, 'rack');
    expect([early.status, early.body]).toEqual(refusal);
    api.clock.set('2026-05-15T14:00:00Z');
    const other = await leave(ana, today._id, 'rack');
    expect([other.status, other.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
    expect((await leave(kim, 'f'.repeat(24), 'rack')).status).toBe(404);
    expect((await leave(kim, today._id, 'taken')).status).toBe(422);
    sortieOf(await landBy(kim, today._id, 5));
    const late = await leave(coach, today._id, 'rack');
    expect([late.status, late.body]).toEqual(refusal);
  });

  test('ends the alarm of a boat that is on its rack', async () => {
    await setClub({ $set: { features: ['forgotten', 'notifications', 'overdue'] } });
    const { _id } = await forget();
    await watchOverdue();
    expect(await api.inClub(() => AlertModel.countDocuments({ closedAt: null }))).toBe(1);
    await leave(kim, _id, 'rack');
    await workSettled();
    const [alert] = await api.inClub(() => AlertModel.find().lean());
    expect(alert).toMatchObject({ outcome: 'ashore' });
    await watchOverdue();
    expect(await api.inClub(() => AlertModel.countDocuments())).toBe(1);
  });
});

describe('the next crew to take the boat (rule forgotten.next)', () => {
  test('asks the next crew whether the boat is here, which confirms it by launching', async () => {
    const before = await forget();
    const answers = await warningFor(ana);
    expect(answers).toMatchObject([
      {
        code: 'left_out',
        level: 'warn',
        ruleId: 'forgotten.next',
        text: 'Kim Harper took it out on May 14 and has not landed it. Is the boat here?',
      },
    ]);
    const unasked = await launchBy(ana);
    expect([unasked.status, (unasked.body as unknown[])[1]]).toEqual([409, 'rule_warns']);
    const key = freshKey();
    const first = await launchBy(ana, repliesOf(answers), { key });
    const taken = sortieOf(first);
    expect(taken).toMatchObject({ user: 'Ana Bo', rulesTaken: [{ code: 'left_out' }] });
    expect(sortieOf(await launchBy(ana, repliesOf(answers), { key }))._id).toBe(taken._id);
    expect(await stored(before._id)).toMatchObject({
      left: { as: 'taken' },
      isAwaited: true,
      landedAt: null,
    });
    expect(await notificationsOf(kim)).toEqual([
      ['Osprey has been taken out again', `/forgotten/${before._id}`, false],
    ]);
    // The statement applies to that outing only, not to later ones.
    api.clock.set('2026-05-16T14:00:00Z');
    const again = await launchBy(kim, repliesOf(answers));
    expect([again.status, (again.body as unknown[])[1]]).toEqual([409, 'rule_warns']);
    await expectTrueTotals();
  });

  test('refuses the next crew a boat that left today', async () => {
    const { _id } = sortieOf(await launchBy(kim));
    const reply = { code: 'left_out', subjectIds: [String(osprey._id), _id] };
    const refused = await launchBy(ana, [reply]);
    expect([refused.status, refused.body]).toEqual([409, [alreadyLaunched('Osprey'), 'already_launched']]);
    expect(await warningFor(ana)).toMatchObject([{ code: 'already_launched', level: 'block' }]);
  });

  test('launches one of two crews that take the boat at once', async () => {
    const before = await forget();
    const replies = repliesOf(await warningFor(ana));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([kim, ana, coach, ana].map((taker) => launchBy(taker, replies)));
      expect(answers.map(({ status }) => status).sort()).toEqual(
        round === 0 ? [200, 409, 409, 409] : [409, 409, 409, 409],
      );
    }
    expect(await outings()).toMatchObject([
      { left: { as: 'taken' }, isAwaited: true },
      { isOut: true, landedAt: null },
    ]);
    expect(String((await outings())[0]?._id)).toBe(before._id);
  });

  test('lands a boat once and launches it once when both happen at the same instant', async () => {
    const before = await forget();
    const replies = repliesOf(await warningFor(ana));
    const [landed, taken] = await Promise.all([landBy(kim, before._id, 6), launchBy(ana, replies)]);
    expect([landed.status, taken.status]).toEqual([200, 200]);
    const [first, second, ...others] = await outings();
    expect(others).toEqual([]);
    expect([first?.isOut, first?.isAwaited, first?.milesHundredths]).toEqual([undefined, undefined, 600]);
    expect(second?.isOut).toBe(true);
    await expectTrueTotals();
  });

  test('lists the boat as launchable with its last launcher', async () => {
    await forget();
    const unlaunched = async () =>
      resultsOf<Boat[]>(await api.as(ana, 'GET', '/fleet-unlaunched-results')).map(({ name, left }) => [
        name,
        left,
      ]);
    expect(await unlaunched()).toEqual([['Osprey', 'Out with Kim Harper since May 14']]);
    // Every list shows the note, including the kiosk's, and the boat is out until someone takes it.
    for (const list of ['fleet-results', 'fleet-all-results', 'fleet-launched-results'])
      expect(resultsOf<Boat[]>((await api.call('GET', `/${list}`)) as Answer)).toMatchObject([
        { left: 'Out with Kim Harper since May 14' },
      ]);
    await setClub({ $set: { features: ['notifications'] } });
    expect(await unlaunched()).toEqual([]);
    const refused = await launchBy(ana);
    expect([refused.status, (refused.body as unknown[])[1]]).toEqual([409, 'already_launched']);
  });

  test('lists the boat as launchable at the kiosk too', async () => {
    const before = await forget();
    const bus = String(osprey._id);
    const signed = { name: 'Ana Bo', password: PASSWORD, bus };
    const check = (await api.call('POST', '/auth-launch-check', { body: signed })).body as LaunchCheck;
    expect(check.results).toMatchObject([{ code: 'left_out' }]);
    const launched = await api.call('POST', '/auth-launch', {
      body: { ...signed, replies: repliesOf(check.results) },
    });
    expect(sortieOf(launched)).toMatchObject({ user: 'Ana Bo' });
    expect(await stored(before._id)).toMatchObject({ left: { as: 'taken' } });
  });

  test('refuses the boat to older clients and offline launches', async () => {
    await forget();
    const refusal = [409, [alreadyLaunched('Osprey'), 'already_launched']];
    const old = await launchBy(ana, null);
    expect([old.status, old.body]).toEqual(refusal);
    const fact = await launchBy(ana, [], {
      headers: { 'Fleetwatch-Happened-At': '2026-05-15T13:59:00Z' },
    });
    expect([fact.status, fact.body]).toEqual(refusal);
  });

  test('does not notify the next crew about its own boat', async () => {
    await forget();
    sortieOf(await launchBy(kim, repliesOf(await warningFor(kim))));
    expect(await notificationsOf(kim)).toEqual([]);
  });
});

test("erases an erased member's name from awaited boats and from what the next crew confirmed", async () => {
  const { _id } = await forget();
  const taken = sortieOf(await launchBy(ana, repliesOf(await warningFor(ana))));
  await api.inClub(() => eraseMember(kim.record));
  expect((await stored(taken._id)).rulesTaken).toMatchObject([
    { text: 'Former Member took it out on May 14 and has not landed it. Is the boat here?' },
  ]);
  expect(await read(coach, _id)).toMatchObject({ sortie: { user: 'Former Member' }, left: { as: 'taken' } });
});
