import { CREW_UNKNOWN } from '@fleetwatch/contract/sorties/texts';
import * as texts from '@fleetwatch/contract/tours/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Tour, TourLeg, ToursAnswer, TourStarted } from '@fleetwatch/contract/tours/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { freshKey, launch, resultsOf, refusalOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { storedTotals } from '../testing/totals.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let bo: TestMember;
let coach: TestMember;
let osprey: BoatRecord;
let heron: BoatRecord;

/** Friday, 06:00 at the club. */
const START = '2026-05-01T11:00:00Z';
const TODAY = '2026-05-01';

beforeEach(async () => {
  api = await freshClub({
    startsAt: START,
    features: ['tours', 'corrections', 'forgotten', 'reservations'],
  });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Bo' });
    bo = await makeMember({ name: 'Bo Lind' });
    coach = await makeCoach();
    osprey = await makeBoat({ name: 'Osprey', className: 'Double' });
    heron = await makeBoat({ name: 'Heron', className: 'Scull' });
  });
});
/** Moves the clock, and signs in again: tokens last for 15 minutes. */
async function at(instant: string): Promise<void> {
  api.clock.set(instant);
  await api.inClub(async () => {
    for (const who of [kim, ana, bo, coach]) who.token = await tokenFor(who.record);
  });
}
const noonOf = (day: string): Promise<void> => at(`${day}T17:00:00Z`);

const bodyOf = (more: object = {}): object => ({
  name: 'Elbe',
  kind: 'tour',
  from: TODAY,
  to: '2026-05-03',
  vehicle: ' The trailer ',
  boats: [
    { bus: String(osprey._id), crew: [kim.id, ana.id] },
    { bus: String(heron._id), crew: [bo.id] },
  ],
  ...more,
});
function made(answer: Answer): Tour {
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ legs: expect.any(Array) })]);
  return answer.body as Tour;
}
const plan = async (more: object = {}, who = kim): Promise<Tour> =>
  made(await api.as(who, 'POST', '/tour', bodyOf(more)));
const start = (id: string, who = kim): Promise<Answer> =>
  api.as(who, 'POST', '/tour-start', { id, replies: [] });
async function started(more: object = {}): Promise<Tour> {
  const { _id } = await plan(more);
  const answer = await start(_id);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ refused: [] })]);
  return (answer.body as TourStarted).results;
}
const leg = (date: string, miles: number, more: Partial<TourLeg> = {}): TourLeg => ({
  date,
  from: 'Meißen',
  to: 'Torgau',
  miles,
  ...more,
});
const firstLeg = leg('2026-05-01', 10);
const lastLeg = leg('2026-05-03', 12.5, { from: 'Torgau', to: 'Wittenberg' });
const legs = [firstLeg, lastLeg];
const land = (id: string, given: TourLeg[] = legs, who = kim): Promise<Answer> =>
  api.as(who, 'POST', '/tour-land', { id, legs: given });
const tours = async (who = kim): Promise<Tour[]> =>
  ((await api.as(who, 'GET', '/tours-results')).body as ToursAnswer).results;
const stillOut = async (): Promise<string[]> =>
  resultsOf<Sortie[]>(await api.as(kim, 'GET', '/sorties-stillout-results')).map(({ bus }) => bus);
const ofDay = async (day: string): Promise<Sortie[]> =>
  resultsOf<Sortie[]>(await api.as(kim, 'GET', `/sortiesbydate-results/${day}`));
async function assertTotals(): Promise<void> {
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
}
const memberTotal = async (who: TestMember): Promise<unknown> =>
  api.inClub(async () => (await storedTotals())[`2026 member ${who.id}`]);

test('lets a member plan, change and cancel a tour as its organizer (rules tour.make, tour.change, tour.cancel)', async () => {
  const tour = await plan();
  expect(tour).toMatchObject({
    name: 'Elbe',
    state: 'coming',
    isOver: false,
    vehicle: 'The trailer',
    miles: 0,
    mayEdit: true,
    organiser: { _id: kim.id, name: 'Kim Harper' },
    boats: [
      {
        busname: 'Osprey',
        moniker: '2x',
        seats: 2,
        state: 'coming',
        crew: [{ name: 'Kim Harper' }, { name: 'Ana Bo' }],
      },
      { busname: 'Heron', since: null },
    ],
  });
  expect(await tours(bo)).toMatchObject([{ name: 'Elbe', mayEdit: false, mayEditLegs: false }]);
  const change = bodyOf({ id: tour._id, name: 'Havel', boats: [{ bus: String(heron._id), crew: [] }] });
  expect(refusalOf(await api.as(bo, 'PUT', '/tour', change))).toEqual([
    403,
    texts.NOT_YOUR_TOUR,
    'forbidden',
  ]);
  expect(made(await api.as(coach, 'PUT', '/tour', change)).boats).toHaveLength(1);
  expect(refusalOf(await api.as(ana, 'DELETE', `/tour/${tour._id}`))[0]).toBe(403);
  await api.as(kim, 'DELETE', `/tour/${tour._id}`);
  expect(await tours()).toEqual([]);
  expect(refusalOf(await start(tour._id))).toEqual([404, texts.TOUR_NOT_FOUND, 'not_found']);
});

test('refuses an invalid tour (rules tour.make, tour.boats)', async () => {
  const make = async (more: object) => refusalOf(await api.as(kim, 'POST', '/tour', bodyOf(more)));
  expect(await make({ name: 'E' })).toEqual([422, texts.TOUR_NAME_LENGTH, 'invalid:name']);
  expect(await make({ to: '2026-04-30' })).toEqual([422, texts.TOUR_ENDS_EARLIER, 'invalid:to']);
  expect(await make({ boats: [] })).toEqual([422, texts.TOUR_NEEDS_BOATS, 'invalid:boats']);
  const single = (crew: string[]) => ({ boats: [{ bus: String(heron._id), crew }] });
  expect(await make(single([kim.id, ana.id]))).toEqual([422, 'Heron has 1 seat.', 'invalid:boats']);
  expect(await make(single(['0'.repeat(24)]))).toEqual([422, CREW_UNKNOWN, 'invalid:boats']);
  expect((await make({ boats: [{ bus: '0'.repeat(24), crew: [] }] }))[0]).toBe(404);
  expect((await make({ kind: 'holiday' }))[0]).toBe(422);
  await plan({ from: '2026-06-01', to: '2026-06-03' });
  expect(await make({ from: '2026-06-03', to: '2026-06-05' })).toEqual([
    ...[409, 'Osprey is with Elbe from Jun 1 to Jun 3.', 'boat_reserved'],
  ]);
  for (let month = 7; month < 11; month += 1)
    await plan({
      from: `2026-${String(month).padStart(2, '0')}-01`,
      to: `2026-${String(month).padStart(2, '0')}-02`,
    });
  expect(await make({ from: '2026-12-01', to: '2026-12-02' })).toEqual([409, texts.TOURS_FULL, 'tours_full']);
});

test('launches all boats of a tour once with a group start, and shows them as away (rules tour.start, tour.away)', async () => {
  const later = await plan({ from: '2026-05-02' });
  expect(refusalOf(await start(later._id))).toEqual([409, texts.TOUR_STARTS_LATER, 'tour_state']);
  await api.as(kim, 'DELETE', `/tour/${later._id}`);
  const tour = await started();
  expect(tour.boats.map(({ state, since }) => [state, since])).toEqual([
    ['away', TODAY],
    ['away', TODAY],
  ]);
  expect(refusalOf(await start(tour._id))).toEqual([409, texts.TOUR_ALL_AWAY, 'tour_state']);
  expect(await stillOut()).toEqual([]);
  expect(await ofDay(TODAY)).toEqual([]);
  expect(resultsOf(await api.call('GET', '/sorties-results'))).toEqual([]);
  expect((await api.as(kim, 'GET', `/user-launched/${kim.id}`)).body).toBe(0);
  const away = 'Osprey is away until May 3: Elbe.';
  const body = {
    bus: String(osprey._id),
    user: coach.id,
    borrowed: null,
    crew: null,
    description: null,
    group: null,
  };
  expect(refusalOf(await api.as(coach, 'POST', '/launch', body))).toEqual([409, away, 'already_launched']);
  const check = await api.as(coach, 'GET', `/launch-check?bus=${String(osprey._id)}`);
  expect(resultsOf(check)).toEqual([expect.objectContaining({ level: 'block', text: away })]);
  const unlaunched = resultsOf<{ name: string }[]>(await api.as(kim, 'GET', '/fleet-unlaunched-results'));
  expect(unlaunched.map(({ name }) => name)).not.toContain('Osprey');
  for (const token of [undefined, kim.token])
    expect(resultsOf(await api.call('GET', '/reservations-results', { token }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ bus_id: String(osprey._id), name: 'Elbe, away until May 3' }),
      ]),
    );
  expect(refusalOf(await api.as(kim, 'DELETE', `/tour/${tour._id}`))).toEqual([
    409,
    texts.TOUR_IS_AWAY,
    'tour_state',
  ]);
});

test('starts a tour without a boat that cannot leave, which follows later with the legs from then on (rule tour.start)', async () => {
  const out = await launch(api, bo, heron);
  const { _id } = await plan();
  const answer = (await start(_id)).body as TourStarted;
  expect(answer.refused).toEqual([{ bus: String(heron._id), text: 'Heron has already been launched.' }]);
  expect(answer.results.state).toBe('away');
  await api.as(bo, 'POST', '/land', { sortie: out._id, miles: 1, description: '', uid: bo.id });
  await noonOf('2026-05-02');
  const tour = ((await start(_id)).body as TourStarted).results;
  expect(tour.boats.map(({ since }) => since)).toEqual(['2026-05-01', '2026-05-02']);
  await noonOf('2026-05-03');
  expect(refusalOf(await land(_id, [leg('2026-05-01', 10)]))).toEqual([
    ...[422, 'Heron left on May 2. Add a leg on that day or later.', 'invalid:legs'],
  ]);
  made(await land(_id));
  expect((await ofDay('2026-05-01')).map(({ bus, miles }) => [bus, miles])).toEqual([
    ['Heron', 1],
    ['Osprey', 10],
  ]);
  expect(await ofDay('2026-05-03')).toHaveLength(2);
  await assertTotals();
});

test('stops the start for everything that stops a boat, and leaves a boat without a crew', async () => {
  const { _id } = await plan({ boats: [{ bus: String(osprey._id), crew: [] }] });
  expect(refusalOf(await start(_id))).toEqual([422, texts.crewMissing('Osprey'), 'invalid:boats']);
  await api.as(coach, 'PUT', '/fleet-drydock', { id: String(osprey._id) });
  await api.as(
    kim,
    'PUT',
    '/tour',
    bodyOf({ id: _id, boats: [{ bus: String(osprey._id), crew: [kim.id] }] }),
  );
  const check = await api.as(kim, 'GET', `/tour-check/${_id}`);
  expect(resultsOf(check)).toEqual([expect.objectContaining({ code: 'dry_docked', level: 'block' })]);
  expect(refusalOf(await start(_id))).toEqual([
    ...[409, 'Osprey is dry docked and cannot be launched.', 'dry_docked'],
  ]);
});

test('lands a tour once, and counts each leg on its day for each boat and its crew (rules tour.land, tour.day)', async () => {
  const tour = await started();
  await noonOf('2026-05-03');
  const osp = (await api.inClub(() => SortieModel.findOne({ boat: osprey._id }).lean()))?._id;
  expect(
    refusalOf(
      await api.as(kim, 'POST', '/land', { sortie: String(osp), miles: 9, description: '', uid: kim.id }),
    ),
  ).toEqual([...[409, texts.landWithTour('Osprey', 'Elbe'), 'tour_state']]);
  expect(refusalOf(await land(tour._id, []))).toEqual([422, texts.LEGS_NEEDED, 'invalid:legs']);
  expect(refusalOf(await land(tour._id, [leg('2026-05-04', 1)]))).toEqual([
    422,
    texts.LEG_OUTSIDE,
    'invalid:legs',
  ]);
  expect(refusalOf(await land(tour._id, [leg('2026-05-01', 0)]))).toEqual([
    422,
    texts.LEG_MILES,
    'invalid:legs.0.miles',
  ]);
  expect(refusalOf(await land(tour._id, legs, ana))[0]).toBe(403);
  const key = freshKey();
  const once = () => api.call('POST', '/tour-land', { token: kim.token, key, body: { id: tour._id, legs } });
  expect(made(await once())).toMatchObject({ state: 'landed', miles: 22.5, landed: '2026-05-03 12:00:00' });
  expect((await once()).body).toMatchObject({ state: 'landed' });
  expect(refusalOf(await land(tour._id))).toEqual([409, texts.TOUR_IS_LANDED, 'tour_state']);
  expect(await ofDay('2026-05-02')).toEqual([]);
  const rows = await ofDay('2026-05-03');
  expect(rows).toHaveLength(2);
  expect(rows.find(({ bus }) => bus === 'Osprey')).toMatchObject({
    launch: '2026-05-03 12:00:00',
    land: '2026-05-03 12:00:00',
    miles: 12.5,
    late: false,
    tour: tour._id,
    description: 'Elbe: Torgau – Wittenberg',
    user: 'Kim Harper',
    crew: [ana.id],
  });
  for (const who of [kim, ana, bo])
    expect(await memberTotal(who)).toMatchObject({ trips: 2, milesHundredths: 2250 });
  await assertTotals();
  expect(await stillOut()).toEqual([]);
  await launch(api, coach, osprey);
});

test("counts legs at a season's border in their seasons (rule tour.land)", async () => {
  await at('2026-12-31T15:00:00Z');
  const tour = await started({ from: '2026-12-31', to: '2027-01-01' });
  await at('2027-01-01T17:00:00Z');
  made(await land(tour._id, [leg('2026-12-31', 7), leg('2027-01-01', 8)]));
  await api.inClub(async () => {
    const totals = await storedTotals();
    expect(totals[`2026 member ${kim.id}`]).toMatchObject({ milesHundredths: 700, trips: 1 });
    expect(totals[`2027 member ${kim.id}`]).toMatchObject({ milesHundredths: 800, trips: 1 });
  });
  await assertTotals();
});

test('keeps legs while the boats are away, and settles them after the landing (rules tour.legs, tour.legs-later)', async () => {
  const tour = await started();
  const set = (given: TourLeg[], who = kim) =>
    api.as(who, 'PUT', '/tour-legs', { id: tour._id, legs: given });
  expect(made(await set([lastLeg, firstLeg])).legs.map(({ date }) => date)).toEqual([
    '2026-05-01',
    '2026-05-03',
  ]);
  expect(refusalOf(await set(legs, ana))[0]).toBe(403);
  await noonOf('2026-05-03');
  made(await land(tour._id));
  made(await set([leg('2026-05-01', 11, { to: 'Riesa' }), leg('2026-05-02', 5)]));
  expect((await ofDay('2026-05-01')).map(({ miles, description }) => [miles, description])).toEqual([
    [11, 'Elbe: Meißen – Riesa'],
    [11, 'Elbe: Meißen – Riesa'],
  ]);
  expect(await ofDay('2026-05-02')).toHaveLength(2);
  expect(await ofDay('2026-05-03')).toEqual([]);
  expect(await memberTotal(ana)).toMatchObject({ trips: 2, milesHundredths: 1600 });
  await assertTotals();
  expect(refusalOf(await set([]))).toEqual([422, texts.LEGS_NEEDED, 'invalid:legs']);
  await noonOf('2026-05-04');
  expect(refusalOf(await set(legs))).toEqual([409, texts.LEGS_ARE_CREDITED, 'tour_state']);
  made(await set(legs, coach));
  await assertTotals();
  await noonOf('2026-06-03');
  expect(refusalOf(await set(legs, coach))).toEqual([409, texts.LEGS_CHANGE_TOO_LATE, 'tour_state']);
});

test('lets an officer land a tour that ended two weeks ago (rule tour.land)', async () => {
  const tour = await started();
  await noonOf('2026-05-18');
  expect(refusalOf(await land(tour._id))).toEqual([409, texts.TOUR_LAND_TOO_LATE, 'tour_state']);
  made(await land(tour._id, legs, coach));
  await assertTotals();
});

test("corrects the times, boat and miles of a tour's day, and can remove its crew or the day (rule tour.corrections)", async () => {
  const tour = await started();
  await noonOf('2026-05-03');
  made(await land(tour._id));
  const row = (await ofDay('2026-05-03')).find(({ bus }) => bus === 'Osprey');
  const ask = async (kind: string, patch: object) => {
    const { rev } = (await api.as(kim, 'GET', `/correction-sortie/${row?._id}`)).body as { rev: string };
    return api.as(kim, 'POST', '/correction', {
      sortie: row?._id,
      kind,
      patch,
      baseRev: rev,
      reason: 'It was so',
    });
  };
  for (const patch of [{ miles: 3 }, { bus: String(heron._id) }, { land: '2026-05-03 11:00:00' }])
    expect(refusalOf(await ask('edit', patch))).toEqual([409, texts.legsDecide('Elbe'), 'tour_state']);
  expect(refusalOf(await ask('split', { launch: '2026-05-03 11:00:00', miles: 1 }))[0]).toBe(409);
  const decide = async (asked: Answer) => {
    expect([asked.status, asked.body]).toEqual([200, expect.objectContaining({ state: 'open' })]);
    const { _id: id } = asked.body as { _id: string };
    return api.as(coach, 'PUT', '/correction-decision', { id, decision: 'approve', comment: '' });
  };
  expect((await decide(await ask('edit', { crew: [], description: 'Alone' }))).body).toMatchObject({
    state: 'approved',
  });
  expect(await memberTotal(ana)).toMatchObject({ trips: 1, milesHundredths: 1000 });
  await assertTotals();
  const relegs = [firstLeg, leg('2026-05-03', 20)];
  made(await api.as(kim, 'PUT', '/tour-legs', { id: tour._id, legs: relegs }));
  expect((await ofDay('2026-05-03')).find(({ bus }) => bus === 'Osprey')).toMatchObject({
    miles: 20,
    description: 'Alone',
  });
  expect((await decide(await ask('delete', {}))).body).toMatchObject({ state: 'approved' });
  made(await api.as(kim, 'PUT', '/tour-legs', { id: tour._id, legs }));
  expect((await ofDay('2026-05-03')).map(({ bus }) => bus)).toEqual(['Heron']);
  await assertTotals();
});

test("keeps a tour's boat from plans and reservations (rule tour.holds)", async () => {
  await plan({ from: '2026-05-04', to: '2026-05-06' });
  const reserve = {
    boat: String(osprey._id),
    launch: '06:00',
    land: '07:00',
    purpose: 'row',
    note: '',
    until: null,
  };
  const text = 'Osprey is with Elbe from May 4 to May 6.';
  expect(refusalOf(await api.as(ana, 'POST', '/reservation', { ...reserve, date: '2026-05-05' }))).toEqual([
    409,
    text,
    'boat_reserved',
  ]);
  expect((await api.as(ana, 'POST', '/reservation', { ...reserve, date: '2026-05-07' })).status).toBe(200);
  const planned = {
    group: null,
    description: '',
    launchtime: '06:00',
    landtime: '07:00',
    crew: [ana.id],
    limit: null,
    fleet: [String(osprey._id)],
    weeklytill: null,
    weekdays: [],
  };
  expect(refusalOf(await api.as(ana, 'POST', '/plan', { ...planned, date: '2026-05-06' }))).toEqual([
    409,
    text,
    'boat_reserved',
  ]);
});

const decommission = ({ _id }: BoatRecord): Promise<Answer> =>
  api.as(coach, 'DELETE', '/fleet-decommission', { bid: String(_id), uid: coach.id });

test('removes a decommissioned boat from tours that have not left, and keeps one that is away (rule tour.boats)', async () => {
  await plan();
  await decommission(heron);
  const [tour] = await tours();
  expect(tour?.boats.map(({ busname }) => busname)).toEqual(['Osprey']);
  await start(tour?._id ?? '');
  expect((await decommission(osprey)).status).toBe(409);
});

test('lets a tour that is away end later, and keeps boats that have left (rule tour.change)', async () => {
  const tour = await started({ boats: [{ bus: String(osprey._id), crew: [kim.id] }] });
  const change = (more: object) => api.as(kim, 'PUT', '/tour', bodyOf({ id: tour._id, ...more }));
  expect(refusalOf(await change({ from: '2026-05-02' }))).toEqual([
    422,
    texts.FIRST_DAY_STAYS,
    'invalid:from',
  ]);
  const after = made(await change({ to: '2026-05-05', boats: [{ bus: String(heron._id), crew: [bo.id] }] }));
  expect(after.boats.map(({ busname, state }) => [busname, state])).toEqual([
    ['Osprey', 'away'],
    ['Heron', 'coming'],
  ]);
  const sortie = await api.inClub(() => SortieModel.findOne({ boat: osprey._id }).lean());
  expect(sortie?.tour?.until).toEqual(new Date('2026-05-06T01:00:00Z'));
  await api.as(kim, 'PUT', '/tour-legs', { id: tour._id, legs: [leg('2026-05-05', 4)] });
  expect(refusalOf(await change({ to: '2026-05-04' }))).toEqual([422, texts.LEG_OUTSIDE, 'invalid:to']);
});

test('keeps no boat for a tour whose boats never went out, or that is cancelled while it leaves (rules tour.cancel, tour.start)', async () => {
  const tour = await started({ boats: [{ bus: String(osprey._id), crew: [kim.id] }] });
  await noonOf('2026-05-02');
  const sortie = await api.inClub(() => SortieModel.findOne({ boat: osprey._id }).lean());
  expect((await api.as(kim, 'POST', '/sortie-left', { id: String(sortie?._id), as: 'never' })).status).toBe(
    200,
  );
  expect((await api.as(kim, 'DELETE', `/tour/${tour._id}`)).status).toBe(200);
  expect(await tours()).toEqual([]);
  const { _id } = await plan({ from: '2026-05-02', boats: [{ bus: String(osprey._id), crew: [kim.id] }] });
  await Promise.all([start(_id), api.as(coach, 'DELETE', `/tour/${_id}`)]);
  const out = await api.inClub(() => SortieModel.findOne({ isOut: true }).lean());
  const isThere = (await tours()).length > 0;
  expect([out?.tour !== undefined, isThere]).toEqual([isThere, isThere]);
});

test('writes each day of each boat of landed tours to the file (rule tour.file)', async () => {
  const tour = await started();
  await noonOf('2026-05-03');
  made(await land(tour._id));
  const { body } = await api.as(kim, 'GET', '/tours-csv');
  expect(String(body).split('\r\n').slice(0, 2)).toEqual([
    'Tour,Kind,Date,From,To,Miles,Boat,Class,Crew',
    'Elbe,Tour,2026-05-01,Meißen,Torgau,10,Osprey,2x,Kim Harper; Ana Bo',
  ]);
  expect(String(body).trim().split('\r\n')).toHaveLength(5);
});

test("hides another club's tour, and has none in a club that does not use them", async () => {
  const { _id } = await plan();
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { features: [] } });
  clearClubCache();
  expect(refusalOf(await api.as(kim, 'GET', '/tours-results'))).toEqual([
    404,
    texts.TOURS_OFF,
    'feature_off',
  ]);
  expect(refusalOf(await start(_id))).toEqual([404, texts.TOURS_OFF, 'feature_off']);
});

test('audits an override at the start of a tour with who signed for it (rule launch.override)', async () => {
  const captain = await api.inClub(async () => makeMember({ name: 'Cap Tain', offices: ['boats'] }));
  await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { $set: { isActive: false } }));
  const boats = [{ bus: String(osprey._id), crew: [kim.id, ana.id] }];
  const { _id: id } = await plan({ boats }, captain);
  const reason = 'The rigger is fixed';
  const replies = [{ code: 'dry_docked', subjectIds: [String(osprey._id)], reason }];
  for (let time = 0; time < 2; time += 1) await api.as(captain, 'POST', '/tour-start', { id, replies });
  const entries = await api.inClub(() => AuditEntryModel.find({ verb: 'override' }).lean());
  expect(entries.map(({ who, after }) => [String(who), after?.reason])).toEqual([[captain.id, reason]]);
});
