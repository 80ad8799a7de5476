import { FEATURES } from '@fleetwatch/contract/clubs/features';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import mongoose from 'mongoose';
import { routes } from '../../app.ts';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { freshKey, land, launch, launchBody, sortieOf } from '../../testing/calls.ts';
import { callRoute, sceneOf } from '../../testing/callRoute.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../../testing/factories.ts';
import { routeCases } from '../../testing/routeCases.ts';
import type { SceneClub } from '../../testing/Scene.ts';
import { freshClub } from '../../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../../testing/startTestApi.ts';
import { AuditEntryModel, type AuditEntryRecord } from './AuditEntry.ts';
import type { Route } from '../http/route.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
let boat: BoatRecord;
let ours: SceneClub;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: [...FEATURES] });
  [kim, coach, boat] = await api.inClub(
    async () => [await makeMember(), await makeCoach(), await makeBoat()] as const,
  );
  ours = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
});

const trail = (): Promise<AuditEntryRecord[]> =>
  api.inClub(() => AuditEntryModel.find().sort({ at: 1, _id: 1 }).lean<AuditEntryRecord[]>());

/** Returns an entry without its id and club. */
const facts = ({ who, verb, kind, subject, before, after }: AuditEntryRecord): object => ({
  who: String(who),
  verb,
  kind,
  subject: String(subject),
  before,
  after,
});

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const coaches = routes.filter((route) => routeCases[nameOf(route)]?.isCoaches && route.method !== 'GET');

test("audits every coaches' action (rule club.audit)", () => {
  // Preparing an import does not change the club's data: only its opening and its start are recorded.
  const steps = [
    'POST /grants-workbook',
    'PUT /import-part',
    'POST /import-read',
    'PUT /import-columns',
    'PUT /import-mapping',
  ];
  expect(coaches.filter(({ audit }) => !audit).map(nameOf)).toEqual(steps);
  expect(coaches.length).toBeGreaterThan(15);
});

test.each(
  routes
    .filter((route) => route.audit && routeCases[nameOf(route)]?.isCoaches)
    .map((route) => [nameOf(route), route] as const),
)('%s leaves one entry, and a repeated write none', async (name, route) => {
  const own = routeCases[name];
  const scene = await sceneOf(api, ours, own ?? {});
  const asked = (await own?.ask?.(scene)) ?? {};
  const before = await trail();
  const [token, key] = [scene.me.token, freshKey()];
  const answer = await callRoute(api, route, asked, { token, key });
  expect(answer.status).toBe(200);
  expect((await callRoute(api, route, asked, { token, key })).body).toEqual(answer.body);
  const [entry, ...more] = (await trail()).slice(before.length);
  // Each view is one entry.
  expect(more).toHaveLength(route.audit?.verb.startsWith('see-') ? 1 : 0);
  expect(entry).toMatchObject({
    verb: route.audit?.verb,
    kind: route.audit?.kind,
    at: api.clock.now(),
    requestId: answer.headers.get('X-Request-Id'),
    subject: expect.any(mongoose.Types.ObjectId),
  });
  expect(String(entry?.who)).toBe(scene.me.id);
  expect(JSON.stringify(entry)).not.toContain('Case');
});

test('shows changed fields in an entry, and of texts only that they changed', async () => {
  const id = String(boat._id);
  await api.as(coach, 'PUT', '/fleet-drydock', { id });
  const edit = { name: 'Kim Harper', description: null, group: null, log: null };
  expect((await api.as(coach, 'PUT', `/fleet-update/${id}`, edit)).status).toBe(200);
  expect((await trail()).map(facts)).toEqual([
    {
      who: coach.id,
      verb: 'dry-dock',
      kind: 'boat',
      subject: id,
      before: { isActive: true },
      after: { isActive: false },
    },
    { who: coach.id, verb: 'edit', kind: 'boat', subject: id, before: {}, after: { name: 'changed' } },
  ]);
});

test('audits no refusals and no actions that all members may take', async () => {
  const id = String(boat._id);
  expect((await api.as(kim, 'PUT', '/fleet-drydock', { id })).status).toBe(403);
  await launch(api, kim, boat);
  expect((await api.as(coach, 'DELETE', '/fleet-decommission', { uid: coach.id, bid: id })).status).toBe(409);
  expect((await api.as(coach, 'PUT', `/fleet-append/${id}`, { log: 'Rigger bent' })).status).toBe(200);
  expect(await trail()).toEqual([]);
});

test("audits a coach's changes of others' plans, tweets and sorties, and not of their own", async () => {
  const written = {
    group: null,
    description: 'Steady',
    date: '2026-05-18',
    launchtime: '06:00',
    landtime: '07:30',
    fleet: [],
    crew: [],
    limit: null,
  };
  const made = { ...written, weeklytill: null, weekdays: [] };
  for (const author of [kim, coach]) {
    const plan = (await api.as(author, 'POST', '/plan', made)).body as Plan;
    const change = { ...written, limit: 4, scope: 'one' };
    expect((await api.as(coach, 'PUT', `/plan/${plan._id}`, change)).status).toBe(200);
    const tweet = { user: author.id, description: 'Hi', private: false, headsup: false, pictures: [] };
    const posted = (await api.as(author, 'POST', '/tweet', tweet)).body as { _id: string };
    expect((await api.as(coach, 'DELETE', `/tweet/${posted._id}`)).status).toBe(200);
    const sortie = await launch(api, author, boat);
    await land(api, coach, sortie._id, 4);
  }
  const entries = (await trail()).map(facts);
  expect(entries).toMatchObject([
    { who: coach.id, verb: 'edit', kind: 'plan', before: { crewLimit: null }, after: { crewLimit: 4 } },
    { verb: 'remove', kind: 'tweet', before: { isHeadsUp: false }, after: null },
    { verb: 'land', kind: 'sortie', before: { milesHundredths: 0 }, after: { milesHundredths: 400 } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Steady|Hi/);
});

test('audits every edit of a log by any member, with the log before and after (rule club.audit)', async () => {
  const id = String(boat._id);
  await api.as(coach, 'PUT', `/fleet-append/${id}`, { log: 'Do not row: hull cracked' });
  const warned = (await api.inClub(() => BoatModel.findById(id).lean().orFail())).log;
  const edit = { name: null, description: null, group: null, log: '' };
  const key = freshKey();
  expect((await api.as(kim, 'PUT', `/fleet-update/${id}`, edit, { key: key })).status).toBe(200);
  expect((await api.as(kim, 'PUT', `/fleet-update/${id}`, edit, { key: key })).status).toBe(200);
  expect((await api.as(kim, 'PUT', `/fleet-update/${id}`, { ...edit, log: 'x'.repeat(4097) })).status).toBe(
    422,
  );
  expect((await api.as(coach, 'PUT', `/fleet-update/${id}`, { ...edit, log: warned })).status).toBe(200);
  expect((await trail()).map(facts)).toEqual([
    { who: kim.id, verb: 'edit', kind: 'boat', subject: id, before: { log: warned }, after: { log: '' } },
    { who: coach.id, verb: 'edit', kind: 'boat', subject: id, before: { log: '' }, after: { log: warned } },
  ]);
});

describe('landings', () => {
  const landing = (who: TestMember, sortie: string, miles: number, happenedAt?: string): Promise<Answer> =>
    api.call('POST', '/land', {
      token: who.token,
      key: freshKey(),
      body: { sortie, miles, description: '', uid: who.id },
      headers: happenedAt === undefined ? {} : { 'Fleetwatch-Happened-At': happenedAt },
    });

  /** Moves to the next day, with tokens valid then. */
  async function tomorrow(): Promise<void> {
    api.clock.set('2026-05-02T15:00:00Z');
    for (const who of [kim, coach]) who.token = await api.inClub(() => tokenFor(who.record));
  }

  test('audits no ordinary landings, and reads nothing more for them', async () => {
    const insert = jest.spyOn(AuditEntryModel, 'insertMany');
    const sortie = await launch(api, kim, boat);
    await land(api, kim, sortie._id, 4);
    await land(api, kim, sortie._id, 6);
    expect(insert).not.toHaveBeenCalled();
    insert.mockRestore();
    expect(await trail()).toEqual([]);
  });

  test('audits a landing received the next day that still counts, and corrections of its miles', async () => {
    const { _id } = await launch(api, kim, boat);
    await tomorrow();
    sortieOf(await landing(kim, _id, 4, '2026-05-01T16:00:00Z'));
    sortieOf(await landing(kim, _id, 4));
    // After midnight the crew requests a correction (rule correction.miles).
    sortieOf(await landing(coach, _id, 9));
    expect((await trail()).map(facts)).toEqual([
      {
        who: kim.id,
        verb: 'land-late',
        kind: 'sortie',
        subject: _id,
        before: { landedAt: null, milesHundredths: 0 },
        after: { landedAt: new Date('2026-05-01T16:00:00Z'), milesHundredths: 400 },
      },
      {
        who: coach.id,
        verb: 'correct-late',
        kind: 'sortie',
        subject: _id,
        before: { milesHundredths: 400 },
        after: { milesHundredths: 900 },
      },
    ]);
  });

  test('audits a late landing once it is credited', async () => {
    const { _id } = await launch(api, kim, boat);
    await tomorrow();
    await land(api, kim, _id, 4);
    await land(api, kim, _id, 5);
    expect(await trail()).toEqual([]);
    expect((await api.as(coach, 'PUT', '/sortie-credit', { id: _id })).status).toBe(200);
    await land(api, kim, _id, 7);
    expect((await trail()).map(facts)).toMatchObject([
      { who: coach.id, verb: 'credit', subject: _id },
      {
        who: kim.id,
        verb: 'correct-late',
        before: { milesHundredths: 500 },
        after: { milesHundredths: 700 },
      },
    ]);
  });

  test('audits each of many simultaneous landings', async () => {
    const crews = await api.inClub(() =>
      Promise.all(Array.from({ length: 6 }, async () => [await makeMember(), await makeBoat()] as const)),
    );
    const out: string[] = [];
    for (const [member, own] of crews) {
      const body = launchBody(own, member);
      out.push(sortieOf(await api.call('POST', '/launch', { token: member.token, body }))._id);
    }
    const answers = await Promise.all(
      crews.map(([member], index) => landing(index % 2 === 0 ? coach : member, String(out[index]), 3)),
    );
    const expected = answers
      .map(({ headers }) => headers.get('X-Request-Id'))
      .filter((_id, index) => index % 2 === 0);
    const entries = await trail();
    expect(entries.map(({ requestId }) => requestId).sort()).toEqual([...expected].sort());
    expect(new Set(entries.map(({ who }) => String(who)))).toEqual(new Set([coach.id]));
    expect(new Set(entries.map(({ subject }) => String(subject)))).toEqual(
      new Set(out.filter((_id, index) => index % 2 === 0)),
    );
  });
});

test('refuses to change entries', async () => {
  await api.as(coach, 'PUT', '/fleet-drydock', { id: String(boat._id) });
  const [entry] = await trail();
  const change = { $set: { verb: 'x' } };
  await api.inClub(async () => {
    await expect(AuditEntryModel.updateOne({ _id: entry?._id }, change)).rejects.toThrow('only added to');
    await expect(AuditEntryModel.updateMany({}, change)).rejects.toThrow('only added to');
    await expect(AuditEntryModel.findOneAndUpdate({}, change)).rejects.toThrow('only added to');
    await expect(AuditEntryModel.deleteOne({ _id: entry?._id })).rejects.toThrow('only added to');
    const document = await AuditEntryModel.findOne().orFail();
    document.verb = 'x';
    await expect(document.save()).rejects.toThrow('only added to');
  });
  expect(await trail()).toEqual([entry]);
});
