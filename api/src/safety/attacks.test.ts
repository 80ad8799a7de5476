import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import * as texts from '@fleetwatch/contract/safety/texts';
import type { Alert, OutBoatsAnswer, RescueSheet } from '@fleetwatch/contract/safety/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { officerDirectory } from '../officers/officerDirectory.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { launch } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  makeSelfMadeCoach,
  tokenFor,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { AlertModel } from './Alert.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let ben: TestMember;
let safety: TestMember;
let eight: BoatRecord;
let sortie: string;

beforeEach(async () => {
  api = await freshClub({
    startsAt: '2026-11-26T16:00:00Z',
    features: ['overdue', 'juniors'],
    limits: { writesPerMember: 6, logWritesPerMember: 4 },
  });
  [noor, kim, ben, safety, , eight] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell', birthDate: '1960-03-04' }),
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Ben Bay' }),
        await makeMember({ name: 'Sam Safety', offices: ['safety'] }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Eight' }),
      ] as const,
  );
  ({ _id: sortie } = await launch(api, noor, eight, { crew: [kim.id], trip: { back: 60 } }));
});
const sheet = async (by: TestMember) =>
  (await api.as(by, 'GET', `/rescue-sheet/${sortie}`)).body as RescueSheet;
async function checkAt(time: string): Promise<void> {
  api.clock.set(`2026-11-26T${time}:00Z`);
  await watchOverdue();
  await workSettled();
}
const alertId = async (): Promise<string> =>
  String((await api.inClub(() => AlertModel.findOne().lean().orFail()))._id);

test('refuses a new time from a member who is not aboard and not watching, and for an unknown sortie', async () => {
  expect((await api.as(ben, 'PUT', '/sortie-back', { id: sortie, back: 960 })).body).toEqual([
    texts.ONLY_CREW_CHANGES_BACK,
    'forbidden',
  ]);
  const id = '0'.repeat(24);
  expect((await api.as(noor, 'PUT', '/sortie-back', { id, back: 60 })).status).toBe(404);
  expect((await api.as(noor, 'POST', '/sortie-ashore', { id })).status).toBe(404);
  expect((await api.call('PUT', '/sortie-back', { body: { id: sortie, back: 60 } })).status).toBe(401);
});

test('limits how often a crew may postpone its return, and keeps the earlier times', async () => {
  const statuses = [];
  for (let at = 0; at < 5; at += 1)
    statuses.push((await api.as(kim, 'PUT', '/sortie-back', { id: sortie, back: 960 })).status);
  // Landings are a different kind of write, and are still accepted.
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const { trip } = await api.inClub(() => SortieModel.findById(sortie).lean().orFail());
  expect(trip?.changes.map(({ by }) => String(by))).toEqual(Array.from({ length: 4 }, () => kim.id));
});

test('refuses the crew of an alert its acknowledgment and its log', async () => {
  await checkAt('18:00');
  const id = await alertId();
  const tries: [method: string, path: string, body: object][] = [
    ['POST', '/alert-acknowledge', { id }],
    ['PUT', '/alert-step', { id, step: 'dock', done: true, note: '' }],
    ['PUT', '/alert-stage', { id, stage: 'resolved', note: '' }],
    ['PUT', '/alert-clothing', { id, clothing: 'orange' }],
    ['POST', '/alert-report', { id, note: 'By the bridge' }],
  ];
  for (const [method, path, body] of tries) {
    expect((await api.as(noor, method, path, body)).body).toEqual([texts.ONLY_WATCHERS, 'coaches_only']);
    expect((await api.call(method, path, { body })).status).toBe(401);
  }
  expect(await api.inClub(() => AlertModel.findOne().lean())).toMatchObject({
    acknowledged: null,
    stage: null,
    steps: [],
    outcome: null,
  });
});

test('shows ages only to watchers, and to everyone once the boat is missing', async () => {
  const agesFor = async (by: TestMember) => (await sheet(by)).crew.map(({ age }) => age);
  expect(await agesFor(ben)).toEqual([null, null]);
  expect(await agesFor(safety)).toEqual(['senior', null]);
  await checkAt('17:30');
  expect(await agesFor(ben)).toEqual(['senior', null]);
});

test('hides contacts from a former officer with an old token', async () => {
  await checkAt('17:30');
  const token = await api.inClub(async () => tokenFor(await MemberModel.findById(safety.id).lean().orFail()));
  const contactsSeen = async () => {
    const { body } = await api.call('GET', `/rescue-sheet/${sortie}`, { token });
    return (body as RescueSheet).crew[0]?.contacts;
  };
  expect(await contactsSeen()).not.toBeNull();
  await api.inClub(async () => {
    await MemberModel.updateOne({ _id: safety.id }, { $set: { offices: [] } });
    officerDirectory.drop();
  });
  expect(await contactsSeen()).toBeNull();
});

describe('contacts stay closed to anyone who had a hand in it (rule safety.contacts)', () => {
  const CONTACTS = {
    mobile: '+1 213 555 0100',
    emergency: [{ name: 'Petra Tidewell', relation: 'mother', phone: '+1 213 555 0101' }],
    swims: 'clothed',
    medicalNote: 'Asthma, carries an inhaler',
    hasConsent: true,
  };
  const noteFor = async (by: TestMember) =>
    (await sheet(by)).crew.map(({ contacts }) => contacts?.medicalNote);
  const fleetOf = (by: TestMember, crew: readonly string[]) =>
    launch(api, by, quad, { crew, trip: { back: 60 } });
  let quad: BoatRecord;

  beforeEach(async () => {
    quad = await api.inClub(() => makeBoat({ name: 'Kestrel', className: 'Quad' }));
    await api.as(kim, 'PUT', '/my-contacts', CONTACTS);
  });

  test.each([
    ['a coach who only ticked a box', makeSelfMadeCoach],
    ['a confirmed coach', makeCoach],
  ])('hides contacts from a member who launches victims and calls for help as %s', async (_who, make) => {
    const attacker = await api.inClub(make);
    ({ _id: sortie } = await fleetOf(attacker, [kim.id, ben.id]));
    expect((await api.as(attacker, 'POST', '/sortie-help', { id: sortie })).status).toBe(200);
    await checkAt('16:01');
    expect((await noteFor(attacker)).slice(1)).toEqual([undefined, undefined]);
    await checkAt('18:30');
    expect((await noteFor(attacker)).slice(1)).toEqual([undefined, undefined]);
  });

  test('hides contacts from a confirmed coach who made the boat late, and shows them to another', async () => {
    const [attacker, other] = await api.inClub(async () => [await makeCoach(), await makeCoach()] as const);
    expect((await api.as(attacker, 'PUT', '/sortie-back', { id: sortie, back: 15 })).status).toBe(200);
    await checkAt('17:00');
    expect(await noteFor(attacker)).toEqual([undefined, undefined]);
    expect(await noteFor(other)).toEqual(['', CONTACTS.medicalNote]);
  });

  test('shows contacts of a call for help once an officer acknowledges it, and notifies the crew, by email where notifications are off', async () => {
    await api.as(noor, 'POST', '/sortie-help', { id: sortie });
    await checkAt('16:01');
    expect(await noteFor(safety)).toEqual([undefined, undefined]);
    await api.as(safety, 'POST', '/alert-acknowledge', { id: await alertId() });
    expect(await noteFor(safety)).toEqual(['', CONTACTS.medicalNote]);
    await workSettled();
    const mails = (await api.outbox()).filter((mail) => mail.includes(`To: ${kim.record.email}`));
    expect(mails.map((mail) => mail.replaceAll(/=?\r?\n */g, ' '))).toEqual([
      expect.stringContaining(texts.contactsSeen('Sam Safety', 'Osprey', 'help')),
    ]);
  });
});

test('keeps the latest lines of a log that grows too long', async () => {
  await checkAt('18:00');
  const id = await alertId();
  const line = { what: 'searching', by: null, at: new Date(), note: 'x' };
  await api.inClub(() =>
    AlertModel.updateOne({ _id: id }, { $set: { lines: Array.from({ length: 200 }, () => line) } }),
  );
  const { lines } = (await api.as(safety, 'PUT', '/alert-stage', { id, stage: 'called', note: 'last' }))
    .body as Alert;
  expect([lines.length, lines.at(-1)?.note]).toEqual([200, 'last']);
});

test('limits the number of PDFs for a member', async () => {
  const statuses = [];
  for (let at = 0; at < 7; at += 1)
    statuses.push((await api.as(ben, 'GET', `/rescue-sheet-pdf/${sortie}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
});

test("shows a member's emergency contacts in no other answer, log, email or event", async () => {
  const left = {
    mobile: '+1 213 555 0100',
    medicalNote: 'Asthma',
    swims: 'no',
    hasConsent: true,
    emergency: [{ name: 'Petra Tidewell', relation: 'mother', phone: '+1 213 555 0101' }],
  };
  expect((await api.as(noor, 'PUT', '/my-contacts', left)).status).toBe(200);
  await checkAt('17:30');
  expect((await sheet(safety)).crew[0]?.contacts?.medicalNote).toBe('Asthma');
  await workSettled();
  const { paths } = (await api.call('GET', '/openapi.json')).body as {
    paths: Record<string, { get?: object }>;
  };
  const lists = Object.keys(paths).filter(
    (path) => paths[path]?.get && !/[{:]|events|docs|openapi/.test(path),
  );
  expect(lists).toContain('/users-results');
  const asked = [...lists, `/user-results/${noor.id}`, `/rescue-sheet/${sortie}?contacts=none`];
  for (const path of asked) {
    const answers = [await api.as(ben, 'GET', path), await api.as(safety, 'GET', path)];
    expect(JSON.stringify([path, ...answers.map(({ body }) => body)])).not.toMatch(/Asthma|555 010|Petra/);
    const { body } = await api.call('GET', path);
    expect(JSON.stringify([path, body])).not.toMatch(/Asthma|555 010|Petra/);
  }
  for (const written of [api.logged, await api.outbox()])
    expect(JSON.stringify(written)).not.toMatch(/Asthma|555 010|Petra/);
}, 60_000);

test.each([90, -90])(
  'watches boats of a boathouse at %d° of latitude, where there is no dusk',
  async (latitude) => {
    await ClubModel.updateOne(
      { _id: api.clubId },
      { $set: { place: { latitude, longitude: 180 } }, $addToSet: { features: 'conditions' } },
    );
    clearClubCache();
    const conditions = (await api.call('GET', '/conditions')).body as ConditionsAnswer;
    expect(conditions.light).toMatchObject({ sunrise: null, sunset: null, dusk: null });
    expect(conditions.light?.spans).toHaveLength(1);
    const { results, lastBoat } = (await api.as(ben, 'GET', '/out-boats')).body as OutBoatsAnswer;
    expect(lastBoat).toBeNull();
    expect(results[0]?.ladder).toMatchObject({ alarm: Date.parse('2026-11-26T18:00:00Z'), dark: null });
    const { dark } = await sheet(kim);
    expect(dark === null).toBe(latitude < 0);
    await checkAt('18:00');
    expect(await api.inClub(() => AlertModel.findOne().lean())).toMatchObject({ level: 'alarm' });
  },
);
