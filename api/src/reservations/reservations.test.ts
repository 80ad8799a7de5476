import { reservationLosesBoat } from '@fleetwatch/contract/damages/texts';
import { KEY_REUSED } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/reservations/texts';
import {
  DEFAULT_RESERVATION_SETTINGS,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import type { BoatHold, BoatReservation, MyReservationsAnswer } from '@fleetwatch/contract/reservations/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { BoatSlotModel } from '../slots/BoatSlot.ts';
import {
  clearanceBody,
  damageBody,
  freshKey,
  launchBody,
  refusalOf,
  requirementBody,
  resultsOf,
} from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { reserving } from '../testing/reservationCases.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { releaseRemainingSlots } from './commands/releaseRemainingSlots.ts';
import { fulfillReservation } from './commands/fulfillReservation.ts';
import { watchReservations } from './commands/watchReservations.ts';
import { ReservationModel } from './Reservation.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;
let boat: BoatRecord;
let single: BoatRecord;

const USED = ['reservations', 'notifications', 'clearances', 'damage'] as const;
/** Friday, 06:00 at the club. */
const START = '2026-05-01T11:00:00Z';

beforeEach(async () => {
  api = await freshClub({ startsAt: START, features: [...USED] });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Bo' });
    coach = await makeCoach();
    boat = await makeBoat({ name: 'Kestrel' });
    single = await makeBoat({ name: 'Heron', className: 'Scull' });
  });
});
const reserve = (who: TestMember, more: object = {}): Promise<Answer> =>
  api.as(who, 'POST', '/reservation', { ...reserving, boat: String(boat._id), ...more });
function made(answer: Answer): BoatReservation {
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ state: expect.any(String) })]);
  return answer.body as BoatReservation;
}
const reserved = async (who: TestMember, more: object = {}): Promise<BoatReservation> =>
  made(await reserve(who, more));
const mine = async (who: TestMember): Promise<MyReservationsAnswer> =>
  (await api.as(who, 'GET', '/my-reservations')).body as MyReservationsAnswer;
const statesOf = async (who: TestMember): Promise<string[]> =>
  (await mine(who)).results.map(({ state }) => state);
const cancel = (who: TestMember, id: string, scope = 'one'): Promise<Answer> =>
  api.as(who, 'DELETE', `/reservation/${id}?scope=${scope}`);
const wait = (who: TestMember, more: object = {}): Promise<Answer> => {
  const { date, launch, land } = reserving;
  return api.as(who, 'POST', '/reservation-wait', { boat: String(boat._id), date, launch, land, ...more });
};
const settle = (more: Partial<ReservationSettings>): Promise<Answer> =>
  api.as(coach, 'PUT', '/reservation-settings', { ...DEFAULT_RESERVATION_SETTINGS, ...more });
const holds = async (query: string): Promise<BoatHold[]> =>
  resultsOf<BoatHold[]>(await api.as(kim, 'GET', `/boat-holds?${query}`));
/** Moves the clock, and signs in again: tokens last for 15 minutes. */
async function at(instant: string): Promise<void> {
  api.clock.set(instant);
  await api.inClub(async () => {
    for (const who of [kim, ana, coach]) who.token = await tokenFor(who.record);
  });
}
const watch = async (): Promise<void> => {
  await watchReservations();
  await workSettled();
};
async function notificationsOf(who: TestMember): Promise<string[]> {
  await workSettled();
  const found = await api.inClub(() =>
    NotificationModel.find({ member: who.id }).sort({ at: 1, _id: 1 }).lean(),
  );
  return found.map(({ title }) => title);
}
const planBody = {
  group: null,
  description: '',
  date: '2026-05-02',
  launchtime: '06:00',
  landtime: '07:00',
  crew: [],
  limit: null,
  weeklytill: null,
  weekdays: [],
};
const launchIt = (who: TestMember, more: object = {}): Promise<Answer> =>
  api.as(who, 'POST', '/launch', launchBody(boat, who, more));

test('reserves a boat once, and names in the refusal who has it and when', async () => {
  const first = await reserved(kim, { note: ' With Ana ' });
  expect(first).toMatchObject({
    boatName: 'Kestrel',
    state: 'approved',
    isSeries: false,
    note: 'With Ana',
    purpose: 'row',
    launch: '2026-05-02 06:00:00',
    land: '2026-05-02 07:30:00',
    launchBy: '2026-05-02 06:15:00',
    by: { _id: kim.id, name: 'Kim Harper' },
  });
  for (const hours of [{}, { launch: '07:15', land: '08:00' }, { launch: '05:00', land: '06:15' }]) {
    expect((await reserve(ana, hours)).body).toEqual([
      'Kestrel is reserved by Kim Harper, Sat May 2, 06:00–07:30.',
      'boat_reserved',
    ]);
  }
  await reserved(ana, { launch: '07:30', land: '08:30' });
  await reserved(ana, { boat: String(single._id) });
  expect(await holds('from=2026-05-02&to=2026-05-02')).toHaveLength(3);
  expect(await holds(`from=2026-05-02&to=2026-05-02&boat=${String(single._id)}`)).toEqual([
    expect.objectContaining({ name: 'Ana Bo', kind: 'reservation', isAsked: false }),
  ]);
});

test('keeps a plan and a reservation from taking the same boat', async () => {
  const plan = { ...planBody, fleet: [String(boat._id)] };
  const first = await reserved(kim);
  expect((await api.as(ana, 'POST', '/plan', plan)).body).toEqual([
    'Kestrel is reserved by Kim Harper, Sat May 2, 06:00–07:30.',
    'boat_reserved',
  ]);
  expect((await cancel(kim, first._id)).status).toBe(200);
  expect((await api.as(ana, 'POST', '/plan', plan)).status).toBe(200);
  expect((await reserve(kim)).body).toEqual([
    'Kestrel is reserved by the plan of Ana Bo on Sat May 2 at 06:00.',
    'boat_reserved',
  ]);
  expect(await holds('from=2026-05-01&to=2026-05-03')).toMatchObject([{ kind: 'plan', name: 'Ana Bo' }]);
});

test("applies the club's limits to members, and not to officers", async () => {
  await settle({ horizonDays: 3, longestMinutes: 60, mostActive: 1 });
  expect((await reserve(kim)).body).toEqual([texts.tooLong(60), 'invalid:land']);
  const hour = { land: '07:00' };
  expect((await reserve(kim, { ...hour, date: '2026-05-05' })).body).toEqual([
    texts.tooFarAhead(3),
    'invalid:date',
  ]);
  await reserved(kim, hour);
  expect((await reserve(kim, { ...hour, date: '2026-05-03' })).body).toEqual([
    texts.tooMany(1),
    'invalid:date',
  ]);
  await reserved(coach, { date: '2026-05-20' });
  await reserved(coach, { date: '2026-05-21' });
  expect((await reserve(coach, { date: '2026-04-30' })).body).toEqual([
    texts.RESERVATION_PAST,
    'invalid:date',
  ]);
  expect((await settle({ horizonDays: 15 })).status).toBe(422);
  const peak = { weekdays: [6], from: '09:00', till: '07:00' };
  expect((await settle({ peaks: [peak] })).body).toEqual([texts.PEAKS_SHAPE, 'invalid:peaks']);
  expect((await api.as(kim, 'PUT', '/reservation-settings', DEFAULT_RESERVATION_SETTINGS)).status).toBe(403);
});

test('keeps a reservation that needs approval until an officer decides', async () => {
  await settle({ approvedClasses: [String(boat.fleetGroup)] });
  const asked = await reserved(kim);
  expect(asked.state).toBe('requested');
  expect((await reserve(ana)).status).toBe(409);
  expect(await notificationsOf(coach)).toEqual([texts.reservationRequested('Kim Harper', 'Kestrel')]);
  expect((await api.as(kim, 'GET', '/reservation-requests')).status).toBe(403);
  expect(resultsOf(await api.as(coach, 'GET', '/reservation-requests'))).toMatchObject([{ _id: asked._id }]);
  const decide = (approve: boolean, reason = ''): Promise<Answer> =>
    api.as(coach, 'PUT', '/reservation-decision', { id: asked._id, approve, reason });
  expect((await decide(false, ' no ')).body).toEqual([texts.REASON_NEEDED, 'invalid:reason']);
  expect(made(await decide(false, 'The eight is away.'))).toMatchObject({
    state: 'declined',
    reason: 'The eight is away.',
  });
  expect((await decide(true)).body).toEqual([texts.RESERVATION_MOVED, 'reservation_moved']);
  expect(await notificationsOf(kim)).toEqual([texts.reservationDeclined('Kestrel')]);
  const again = await reserved(ana);
  expect(
    made(await api.as(coach, 'PUT', '/reservation-decision', { id: again._id, approve: true, reason: '' }))
      .state,
  ).toBe('approved');
  expect(await notificationsOf(ana)).toEqual([texts.reservationApproved('Kestrel')]);
});

test('reserves a weekly series on all days or none, decides it at once, and cancels it from a day on', async () => {
  await settle({ seriesUntil: '2026-05-30', mostActive: 2 });
  await reserved(ana, { date: '2026-05-02' });
  expect((await reserve(kim, { until: '2026-05-30' })).status).toBe(409);
  const later = { date: '2026-05-03', until: '2026-05-24' };
  const first = await reserved(kim, later);
  expect(first).toMatchObject({ isSeries: true, state: 'requested' });
  await api.as(coach, 'PUT', '/reservation-decision', { id: first._id, approve: true, reason: '' });
  expect(await statesOf(kim)).toEqual(['approved', 'approved', 'approved', 'approved']);
  // A series counts once.
  await reserved(kim, { boat: String(single._id), date: '2026-05-04' });
  const [, second = '', third = ''] = (await mine(kim)).results.flatMap(({ _id, isSeries }) =>
    isSeries ? [_id] : [],
  );
  // Older clients send the scope in the body.
  made(await api.as(kim, 'DELETE', '/reservation', { id: third, scope: 'one' }));
  expect((await statesOf(kim)).filter((state) => state === 'approved')).toHaveLength(4);
  expect((await cancel(ana, second, 'series')).status).toBe(403);
  made(await cancel(kim, second, 'series'));
  const kept = (await mine(kim)).results.filter(({ state }) => state === 'approved');
  expect(kept.map(({ launch }) => launch.slice(0, 10))).toEqual(['2026-05-03', '2026-05-04']);
  expect(await holds('from=2026-05-03&to=2026-05-30')).toHaveLength(2);
});

test('answers a repeated cancellation the same, and refuses its key with another scope', async () => {
  const { _id } = await reserved(kim);
  const key = freshKey();
  const send = (scope: string): Promise<Answer> =>
    api.call('DELETE', `/reservation/${_id}?scope=${scope}`, { token: kim.token, key });
  const { body } = await send('one');
  expect(body).toMatchObject({ _id, state: 'cancelled' });
  expect((await send('one')).body).toEqual(body);
  expect(refusalOf(await send('series'))).toEqual([422, KEY_REUSED, 'key_reused']);
});

test('changes the boat of a reservation, and frees the other one', async () => {
  const first = await reserved(kim);
  const change = (who: TestMember, to: BoatRecord): Promise<Answer> =>
    api.as(who, 'PUT', '/reservation-boat', { id: first._id, boat: String(to._id) });
  expect((await change(ana, single)).status).toBe(403);
  expect((await change(kim, boat)).body).toEqual([texts.SAME_BOAT, 'nothing_changed']);
  expect(made(await change(kim, single))).toMatchObject({ boatName: 'Heron', state: 'approved' });
  await reserved(ana);
  expect((await change(kim, boat)).body).toEqual([
    'Kestrel is reserved by Ana Bo, Sat May 2, 06:00–07:30.',
    'boat_reserved',
  ]);
  await api.inClub(async () => {
    const docked = await makeBoat({ name: 'Teal', isActive: false });
    expect((await change(kim, docked)).status).toBe(409);
    expect((await reserve(kim, { boat: String(docked._id) })).status).toBe(409);
  });
});

test('keeps the time to launch when the boat changes after the start', async () => {
  const first = await reserved(kim);
  await at('2026-05-02T11:14:00Z');
  const to = { id: first._id, boat: String(single._id) };
  expect(made(await api.as(kim, 'PUT', '/reservation-boat', to))).toMatchObject({
    boatName: 'Heron',
    launchBy: '2026-05-02 06:15:00',
  });
  await at('2026-05-02T11:15:01Z');
  await watch();
  expect(await statesOf(kim)).toEqual(['lapsed']);
});

test('gives a cancelled boat to the members who wait, in their order', async () => {
  expect((await wait(ana)).body).toEqual([texts.BOAT_IS_FREE, 'boat_free']);
  const first = await reserved(kim);
  expect((await wait(ana)).body).toMatchObject({ boatName: 'Kestrel', ahead: 0 });
  api.clock.advanceSeconds(1);
  expect((await wait(coach, { land: '07:00' })).body).toMatchObject({ ahead: 1 });
  expect((await wait(ana)).body).toEqual([texts.ALREADY_WAITING, 'reservations_full']);
  made(await cancel(kim, first._id));
  expect(await mine(ana)).toMatchObject({ results: [{ state: 'approved' }], waiting: [] });
  expect((await mine(coach)).waiting).toMatchObject([{ boatName: 'Kestrel', ahead: 0 }]);
  expect(await notificationsOf(ana)).toEqual([texts.yourTurn('Kestrel')]);
  const [entry] = (await mine(coach)).waiting;
  const stop = (who: TestMember): Promise<Answer> => api.as(who, 'DELETE', `/reservation-wait/${entry?._id}`);
  expect((await stop(kim)).status).toBe(404);
  expect((await stop(coach)).body).toEqual({ _id: entry?._id });
  expect((await mine(coach)).waiting).toEqual([]);
});

test('lapses after a reminder if the boat is not launched, and passes to a waiting member', async () => {
  await reserved(kim);
  await wait(ana);
  await at('2026-05-02T11:00:00Z');
  await watch();
  await watch();
  expect(await notificationsOf(kim)).toEqual(['Launch Kestrel by 06:15, or others can take it.']);
  await at('2026-05-02T11:15:00Z');
  await watch();
  expect(await statesOf(kim)).toEqual(['approved']);
  await at('2026-05-02T11:15:01Z');
  await watch();
  expect(await statesOf(kim)).toEqual(['lapsed']);
  expect((await notificationsOf(kim)).at(-1)).toBe(texts.hasLapsed('Kestrel'));
  // A member who receives a boat after its start has the same time to launch it.
  expect((await mine(ana)).results).toMatchObject([{ state: 'approved', launchBy: '2026-05-02 06:30:01' }]);
  await at('2026-05-02T11:31:00Z');
  await watch();
  expect(await statesOf(ana)).toEqual(['lapsed']);
  expect(await api.inClub(() => BoatSlotModel.countDocuments())).toBe(0);
});

test('accepts a reservation of a lapsed boat before the next check of the clock', async () => {
  await reserved(kim);
  await at('2026-05-02T11:16:00Z');
  await reserved(ana, { launch: '06:30' });
  expect(await statesOf(kim)).toEqual(['lapsed']);
});

test('uses a reservation when its holder launches, also from the crew, and does not let it lapse', async () => {
  await reserved(kim);
  await at('2026-05-02T10:30:00Z');
  expect((await launchIt(ana, { crew: [kim.id], replies: [] })).status).toBe(200);
  await workSettled();
  expect(await statesOf(kim)).toEqual(['used']);
  await at('2026-05-02T11:20:00Z');
  await watch();
  expect(await statesOf(kim)).toEqual(['used']);
  expect((await cancel(kim, (await mine(kim)).results[0]?._id ?? '')).body).toEqual([
    texts.RESERVATION_OVER,
    'reservation_over',
  ]);
});

describe('a boat that is landed early (rule reservation.early)', () => {
  /** Lands a boat that Kim has had since 06:05. */
  async function landedAt(instant: string, who = kim): Promise<void> {
    await at('2026-05-02T11:05:00Z');
    const launched = (await launchIt(who, { replies: [] })).body as { _id: string };
    await at(instant);
    const body = { sortie: launched._id, miles: 3, description: '', uid: who.id };
    expect((await api.as(who, 'POST', '/land', body)).status).toBe(200);
    await workSettled();
  }

  test('frees the rest of a reservation too when the landing is handled before the launch', async () => {
    await reserved(kim);
    await at('2026-05-02T11:05:00Z');
    const launched = (await launchIt(kim, { replies: [] })).body as { _id: string };
    await workSettled();
    await at('2026-05-02T11:20:00Z');
    await api.inClub(async () => {
      await ReservationModel.updateMany({}, { $set: { state: 'approved' } });
      await SortieModel.updateOne({ _id: launched._id }, { $unset: { isOut: 1 } });
      const sortie = await SortieModel.findById(launched._id).lean<SortieRecord>().orFail();
      await releaseRemainingSlots(sortie);
    });
    expect(await statesOf(kim)).toEqual(['used']);
    await reserved(ana, { launch: '06:30' });
  });

  test("keeps the crew's next reservation, even when they land within its time", async () => {
    await reserved(kim, { land: '07:00' });
    await reserved(kim, { launch: '07:00', land: '08:00' });
    await landedAt('2026-05-02T12:02:00Z');
    expect(await statesOf(kim)).toEqual(expect.arrayContaining(['approved', 'used']));
    expect((await mine(kim)).results.find(({ state }) => state === 'approved')).toMatchObject({
      land: '2026-05-02 08:00:00',
    });
    // The launch event is handled again.
    await api.inClub(async () =>
      fulfillReservation(await SortieModel.findOne().lean<SortieRecord>().orFail()),
    );
    expect(await statesOf(kim)).toEqual(expect.arrayContaining(['approved', 'used']));
  });

  test('frees the rest of a reservation from the next quarter hour after an early landing', async () => {
    await reserved(kim);
    await landedAt('2026-05-02T11:31:00Z');
    expect((await mine(kim)).results).toMatchObject([{ state: 'used', land: '2026-05-02 06:45:00' }]);
    const early = await reserve(ana, { launch: '06:30', land: '07:15' });
    // A quarter hour that has started is past.
    expect(early.status).toBe(422);
    await reserved(ana, { launch: '06:45', land: '07:30' });
  });

  test('gives the rest of a reservation to the member who waits', async () => {
    await reserved(kim);
    await wait(ana, { launch: '06:45', land: '07:30' });
    await landedAt('2026-05-02T11:25:00Z');
    expect(await notificationsOf(ana)).toEqual([texts.yourTurn('Kestrel')]);
    expect(await statesOf(ana)).toEqual(['approved']);
  });

  test("keeps a reservation's hours when others land the boat, and at its end", async () => {
    await reserved(kim);
    await at('2026-05-02T10:02:00Z');
    const warned = resultsOf<RuleAnswer[]>(
      await api.as(ana, 'GET', `/launch-check?bus=${String(boat._id)}`),
    ).map(({ code, subjectIds }) => ({ code, subjectIds }));
    const other = (await launchIt(ana, { replies: warned })).body as { _id: string };
    await api.as(ana, 'POST', '/land', { sortie: other._id, miles: 1, description: '', uid: ana.id });
    await workSettled();
    expect((await mine(kim)).results).toMatchObject([{ state: 'approved', land: '2026-05-02 07:30:00' }]);
    await landedAt('2026-05-02T12:20:00Z');
    expect((await mine(kim)).results).toMatchObject([{ state: 'used', land: '2026-05-02 07:30:00' }]);
  });
});

test('refuses skipped hours, the past, times over midnight and distant years', async () => {
  await at('2026-03-07T15:00:00Z');
  const skipped = { date: '2026-03-08', launch: '02:00', land: '03:00' };
  expect((await reserve(kim, skipped)).body).toEqual([texts.HOURS_SKIPPED, 'invalid:launch']);
  expect((await wait(kim, skipped)).status).toBe(422);
  expect((await reserve(kim, { date: '2026-03-06' })).body).toEqual([texts.RESERVATION_PAST, 'invalid:date']);
  expect((await reserve(kim, { date: '2026-03-08', launch: '23:00', land: '01:00' })).status).toBe(422);
  expect((await reserve(coach, { date: '2036-03-08' })).body).toEqual([
    texts.tooFarAhead(366),
    'invalid:date',
  ]);
  // The repeated hour is held completely.
  await settle({ longestMinutes: 60 });
  await at('2026-10-31T15:00:00Z');
  await reserved(kim, { date: '2026-11-01', launch: '01:00', land: '02:00' });
  expect(await api.inClub(() => BoatSlotModel.countDocuments())).toBe(8);
});

test('warns of a launch by others, or stops it if the club requires', async () => {
  await reserved(kim);
  const held = 'Kestrel is reserved 06:00–07:30 by Kim Harper.';
  await at('2026-05-02T09:59:00Z');
  const check = async (who: TestMember): Promise<unknown> =>
    resultsOf(await api.as(who, 'GET', `/launch-check?bus=${String(boat._id)}`));
  expect(await check(ana)).toMatchObject([{ code: 'reserved', level: 'info' }]);
  await at('2026-05-02T10:00:00Z');
  expect(await check(kim)).toMatchObject([{ code: 'reserved', level: 'info' }]);
  expect(await check(ana)).toMatchObject([
    { code: 'reservation_held', level: 'warn', ruleId: 'reservation.held', text: held },
  ]);
  expect((await launchIt(ana, { replies: [] })).body).toEqual([`${held} Launch anyway?`, 'rule_warns']);
  await settle({ held: 'block' });
  expect((await launchIt(ana, { replies: [] })).body).toEqual([held, 'reservation_held']);
  const subjectIds = (await mine(kim)).results.map(({ _id }) => _id);
  const replies = [{ code: 'reservation_held', subjectIds, reason: 'Kim is ill.' }];
  expect((await launchIt(ana, { replies })).status).toBe(409);
  expect((await launchIt(coach, { replies })).body).toMatchObject({
    rulesTaken: [{ code: 'reservation_held', reason: 'Kim is ill.' }],
  });
  // Another member's launch does not use it.
  expect(await statesOf(kim)).toEqual(['approved']);
});

test('lists boats that are reserved today where boats are launched', async () => {
  await reserved(kim, { date: '2026-05-01', launch: '17:00', land: '18:30' });
  const row = {
    bus_id: String(boat._id),
    name: 'Kim Harper',
    launch: '2026-05-01 17:00:00',
    land: '2026-05-01 18:30:00',
  };
  expect(resultsOf(await api.as(ana, 'GET', '/reservations-results'))).toEqual([
    { ...row, plan: '', usergroup: '' },
  ]);
  expect(resultsOf(await api.call('GET', '/reservations-results'))).toEqual([row]);
});

test('refuses to reserve, wait for or change to a boat that the member may not take (rule reservation.cleared)', async () => {
  const swim = (await api.as(coach, 'POST', '/clearance', clearanceBody)).body as { _id: string };
  await api.as(coach, 'POST', '/requirement', requirementBody(swim._id, String(boat._id)));
  const refusal = [expect.stringContaining('Swim test'), 'not_cleared'];
  expect((await reserve(kim)).body).toEqual(refusal);
  const own = await reserved(kim, { boat: String(single._id) });
  const change = { id: own._id, boat: String(boat._id) };
  expect((await api.as(kim, 'PUT', '/reservation-boat', change)).body).toEqual(refusal);
  await reserved(coach);
  expect((await wait(kim)).body).toEqual(refusal);
});

test('notifies the holder of free alternatives when their boat becomes unfit (rule damage.plans)', async () => {
  await api.inClub(() => makeBoat({ name: 'Plover' }));
  await reserved(kim);
  await api.as(ana, 'POST', '/damage', { ...damageBody(String(boat._id)), severity: 'unfit' });
  await workSettled();
  const [news] = await api.inClub(() => NotificationModel.find({ member: kim.id }).lean());
  expect(news).toMatchObject({
    title: reservationLosesBoat('Kestrel'),
    url: '/reservations',
    body: 'Free instead: Plover. Sat May 2, 06:00–07:30',
  });
});

test('ends the reservations of a boat that leaves the fleet', async () => {
  await reserved(kim);
  await wait(ana);
  expect(
    (await api.as(coach, 'DELETE', '/fleet-decommission', { bid: String(boat._id), uid: coach.id })).status,
  ).toBe(200);
  expect((await mine(kim)).results).toMatchObject([{ state: 'cancelled', boatName: 'Kestrel' }]);
  expect((await mine(ana)).waiting).toEqual([]);
});

test('notifies the holder when an officer cancels, and audits it', async () => {
  const first = await reserved(kim);
  made(await cancel(coach, first._id));
  expect(await notificationsOf(kim)).toEqual([texts.reservationCancelled('Kestrel')]);
  expect(resultsOf(await api.as(coach, 'GET', '/audit-results'))).toMatchObject([
    { verb: 'cancel', kind: 'reservation', after: { state: 'cancelled' } },
  ]);
});

test('reserves once for a repeat under the same key', async () => {
  const asked = {
    token: kim.token,
    key: freshKey(),
    body: { ...reserving, boat: String(boat._id) },
  };
  const first = await api.call('POST', '/reservation', asked);
  expect((await api.call('POST', '/reservation', asked)).body).toEqual(first.body);
  expect(await statesOf(kim)).toEqual(['approved']);
});

test('validates the request of a reservation', async () => {
  for (const [more, code] of [
    [{ launch: '06:10' }, 'invalid:launch'],
    [{ land: '05:00' }, 'invalid:land'],
    [{ note: 'x'.repeat(141) }, 'invalid:note'],
    [{ purpose: 'party' }, 'invalid:purpose'],
    [{ until: '2026-05-09' }, 'invalid:until'],
    [{ boat: 'f'.repeat(24) }, 'not_found'],
  ] as const) {
    expect((await reserve(kim, more)).body).toEqual([expect.any(String), code]);
  }
  expect((await api.as(kim, 'GET', '/boat-holds?from=2026-05-02&to=2026-05-01')).status).toBe(422);
  expect((await api.as(kim, 'GET', '/boat-holds?from=2026-05-01&to=2026-06-01')).status).toBe(422);
});

test('has no reservations in a club that does not use them', async () => {
  await reserved(kim, { date: '2026-05-01', launch: '06:15' });
  await api.inClub(async () => {
    await ClubModel.updateOne({ _id: api.clubId }, { $set: { features: [] } });
    clearClubCache();
  });
  const off = [texts.RESERVATIONS_OFF, 'feature_off'];
  expect((await api.as(kim, 'GET', '/my-reservations')).body).toEqual(off);
  expect((await reserve(ana)).body).toEqual(off);
  expect(resultsOf(await api.as(ana, 'GET', '/reservations-results'))).toEqual([]);
  expect((await launchIt(ana, { replies: [] })).status).toBe(200);
  // Old reservations do not keep a plan from a boat.
  const plan = { ...planBody, date: '2026-05-01', launchtime: '06:15', landtime: '07:00' };
  expect((await api.as(ana, 'POST', '/plan', { ...plan, fleet: [String(boat._id)] })).status).toBe(200);
});
