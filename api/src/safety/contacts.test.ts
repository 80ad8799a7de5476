import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import { AS_MEASURED, MEASURED_INPUTS, UNITS_OF } from '@fleetwatch/contract/conditions/units';
import type { ConditionsSnapshot } from '@fleetwatch/contract/conditions/wire';
import { PAPERS, STEPS } from '@fleetwatch/contract/safety/kinds';
import * as texts from '@fleetwatch/contract/safety/texts';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type {
  ContactsAnswer,
  ContactsBody,
  RescueSheet,
  SheetPdfAnswer,
} from '@fleetwatch/contract/safety/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { AlertModel } from './Alert.ts';
import { launch } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { pdfText } from '../testing/pdfText.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { watchOverdue } from './commands/watchOverdue.ts';
import { ContactsModel } from './Contacts.ts';
import { sheetPdf } from './sheetPdf.ts';

const OUTSIDE: ConditionsSnapshot = {
  flag: 'yellow',
  version: 1,
  values: MEASURED_INPUTS.map((input) => ({
    input,
    value: 1,
    unit: UNITS_OF[input][0] ?? 'step',
    source: 'by hand',
    ageMin: 10,
  })),
};

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let coach: TestMember;
let safety: TestMember;
let double: BoatRecord;

const CONTACTS: ContactsBody = {
  mobile: '+1 213 555 0100',
  emergency: [{ name: 'Petra Tidewell', relation: 'mother', phone: '+1 213 555 0101' }],
  swims: 'clothed',
  medicalNote: 'Asthma, carries an inhaler',
  hasConsent: true,
};

beforeEach(async () => {
  api = await freshClub({
    startsAt: '2026-11-26T16:00:00Z',
    features: ['overdue', 'juniors', 'notifications'],
  });
  [noor, kim, coach, safety, double] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell', birthDate: '2011-03-04' }),
        await makeMember({ name: 'Kim Harper' }),
        await makeCoach(),
        await makeMember({ name: 'Sam Safety', offices: ['safety'] }),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
      ] as const,
  );
});

const landBy = (by: TestMember, sortie: string) =>
  api.as(by, 'POST', '/land', { sortie, miles: 4, description: '', uid: by.id });
const contacts = async (by: TestMember) => (await api.as(by, 'GET', '/my-contacts')).body as ContactsAnswer;
const sheet = async (id: string, by: TestMember) =>
  (await api.as(by, 'GET', `/rescue-sheet/${id}`)).body as RescueSheet;
const out = (): Promise<{ _id: string }> =>
  launch(api, noor, double, { crew: [kim.id], trip: { back: 60, heading: 'upstream', phone: kim.id } });

test("stores a member's contacts, and a medical note by consent (rule safety.contacts)", async () => {
  expect(await contacts(noor)).toEqual({
    mobile: '',
    emergency: [],
    swims: '',
    medicalNote: '',
    hasConsent: false,
    looks: [],
  });
  expect((await api.as(noor, 'PUT', '/my-contacts', CONTACTS)).body).toEqual({ ...CONTACTS, looks: [] });
  expect(await contacts(noor)).toEqual({ ...CONTACTS, looks: [] });
  expect(await contacts(kim)).toMatchObject({ mobile: '' });
});

test.each([
  [{ hasConsent: false }, 'invalid:medicalNote', texts.CONSENT_NEEDED],
  [{ medicalNote: 'x'.repeat(141) }, 'invalid:medicalNote', texts.NOTE_LENGTH],
  [{ swims: 'a bit' }, 'invalid:swims', 'Check swims.'],
  [{ mobile: 'ask my mother' }, 'invalid:mobile', texts.PHONE_SHAPE],
  [
    { emergency: [{ name: '', relation: '', phone: '123' }] },
    'invalid:emergency.0.name',
    texts.CONTACT_SHAPE,
  ],
  [
    { emergency: Array.from({ length: 3 }, () => CONTACTS.emergency[0]) },
    'invalid:emergency',
    texts.CONTACT_SHAPE,
  ],
])('refuses contacts with %j', async (wrong, code, text) => {
  expect((await api.as(noor, 'PUT', '/my-contacts', { ...CONTACTS, ...wrong })).body).toEqual([text, code]);
});

test('shows boat, crew, place and time on a rescue sheet (rule safety.sheet)', async () => {
  const { _id } = await out();
  expect(await sheet(_id, kim)).toMatchObject({
    boat: {
      bus: 'Osprey',
      seats: 2,
      heading: 'upstream',
      lights: false,
      hull: null,
      group: { name: 'Double', moniker: '2x', payload: 2 },
    },
    phone: 'Kim Harper',
    clothing: '',
    emergencyNumber: '112',
    crew: [
      { name: 'Noor Tidewell', age: null, contacts: null },
      { name: 'Kim Harper', age: null, contacts: { mobile: '' } },
    ],
    launched: Date.parse('2026-11-26T16:00:00Z'),
    expected: Date.parse('2026-11-26T17:00:00Z'),
    printed: { by: 'Kim Harper' },
  });
  await landBy(noor, _id);
  expect((await api.as(safety, 'GET', `/rescue-sheet/${_id}`)).body).toEqual([
    texts.NO_LONGER_OUT,
    'not_out',
  ]);
  expect((await api.as(safety, 'GET', `/rescue-sheet/${'0'.repeat(24)}`)).status).toBe(404);
});

describe('the sheet as a PDF', () => {
  const file = (id: string, by: TestMember, query = '') =>
    api.as(by, 'GET', `/rescue-sheet-pdf/${id}${query}`);
  const read = (answer: Answer) => {
    const { results } = answer.body as { results: SheetPdfAnswer };
    return { ...results, ...pdfText(Buffer.from(results.pdf, 'base64')) };
  };

  test('writes the sheet as a PDF of one page, with contacts only for officers', async () => {
    await api.as(noor, 'PUT', '/my-contacts', CONTACTS);
    const { _id } = await out();
    api.clock.set('2026-11-26T17:15:00Z');
    await watchOverdue();
    const { fileName, pages, text } = read(await file(_id, safety));
    expect([fileName, pages]).toEqual(['Rescue-sheet-2026-11-26.pdf', 1]);
    const lines = text.replaceAll(/ \n/g, ' ');
    for (const line of [
      'Osprey, 2x, 2 seats, without lights',
      'Launched: 10:00',
      'Expected: 11:00',
      'Heading: upstream',
      'Phone aboard: Kim Harper',
      'Emergency: 112',
      '1. Noor Tidewell, under 18: Phone +1 213 555 0100; Petra Tidewell (mother) +1 213 555 0101; Swims, even in clothes; Medical: Asthma',
      '11:15: Overdue',
      'Printed 2026-11-26 11:15 by Sam Safety.',
    ])
      expect(lines).toContain(line);
    expect((await contacts(noor)).looks).toMatchObject([{ by: 'Sam Safety', bus: 'Osprey' }]);
    const others = read(await file(_id, kim)).text;
    expect(others).toContain('Noor Tidewell');
    expect(others).not.toMatch(/Asthma|0100|Petra/);
  });

  test('writes the PDF in A4 or Letter, and nothing else', async () => {
    const { _id } = await out();
    const sizeOf = async (query: string) => {
      const { pdf } = read(await file(_id, kim, query));
      return /\/MediaBox \[([^\]]*)\]/.exec(Buffer.from(pdf, 'base64').toString('latin1'))?.[1];
    };
    expect(await sizeOf('')).toBe('0 0 595.28 841.89');
    expect(await sizeOf('?paper=letter')).toBe('0 0 612 792');
    expect((await file(_id, kim, '?paper=a3')).status).toBe(422);
    await landBy(noor, _id);
    expect((await file(_id, safety)).body).toEqual([texts.NO_LONGER_OUT, 'not_out']);
  });

  test('keeps the PDF on one page with a crew of nine, long notes and a long log', async () => {
    const long = 'W'.repeat(140);
    const sheet: RescueSheet = {
      club: 'Łódź Rowing Club',
      place: { latitude: 41.88, longitude: -87.63 },
      emergencyNumber: '911',
      rescue: Array.from({ length: 6 }, () => ({ name: 'Harbour', phone: '+1 312 555 0100' })),
      boat: {
        bus: 'Osprey',
        moniker: '8+',
        area: 'Lake',
        heading: 'out',
        lights: true,
        seats: 9,
        hull: 'red',
        group: { name: 'Eight', moniker: '8+', payload: 8 },
      },
      phone: long,
      clothing: long,
      crew: Array.from({ length: 9 }, (_, at) => ({
        name: `Rower ${at} ${'W'.repeat(40)}`,
        age: 'junior' as const,
        contacts: {
          mobile: '+1 312 555 0100',
          emergency: [1, 2].map(() => ({ name: 'W'.repeat(60), relation: 'W'.repeat(30), phone: '+1 312' })),
          medicalNote: long,
          swims: 'clothed' as const,
        },
      })),
      launched: 0,
      expected: 1,
      dusk: 2,
      dark: 2,
      printed: { by: 'Sam', at: 3 },
      lastReport: { how: 'heard', by: 'Sam', at: 2, note: long },
      officer: { name: 'Sam Safety', phone: '+1 312 555 0100' },
      conditions: {
        launch: OUTSIDE,
        now: OUTSIDE,
        waterC: 4,
        units: AS_MEASURED,
      },
      ticks: STEPS.map((step) => ({ step, by: 'Sam', at: 1, note: long })),
      lines: Array.from({ length: 60 }, (_, at) => ({
        what: 'searching' as const,
        by: 'Sam',
        at: 1,
        note: `${at} ${long}`,
      })),
    };
    for (const paper of PAPERS) {
      const { pages, text } = pdfText(await sheetPdf(sheet, paper, { timeOf: String, datedTimeOf: String }));
      expect(pages).toBe(1);
      expect(text).toContain('Lódz Rowing Club: Osprey');
      expect(text.split('\n').at(-1)).toBe('Printed 3 by Sam.');
    }
  });
});

test('shows past and present conditions, the time of dark, and the last report on a sheet', async () => {
  await ClubModel.updateOne(
    { _id: api.clubId },
    {
      place: { latitude: 41.88, longitude: -87.63 },
      features: ['overdue', 'conditions'],
      safety: { ...DEFAULT_SETTINGS, lastBoat: 'none' },
    },
  );
  clearClubCache();
  const read = (input: string, value: number, unit: string) =>
    api.as(coach, 'POST', '/conditions-reading', { input, value, unit, where: 'Dock' });
  await read('waterC', 12, 'C');
  const { _id } = await out();
  const before = await sheet(_id, kim);
  expect(before).toMatchObject({
    conditions: {
      launch: { values: [{ input: 'waterC', value: 12, ageMin: 0 }] },
      now: { values: [{ input: 'waterC', value: 12, ageMin: 0 }] },
      waterC: 12,
    },
    lastReport: { how: 'launched', by: 'Noor Tidewell', at: Date.parse('2026-11-26T16:00:00Z') },
    officer: null,
  });
  expect(new Date(before.dark ?? 0).toISOString()).toMatch(/^2026-11-26T22:5\d/);
  api.clock.set('2026-11-26T16:20:00Z');
  await read('waterC', 8, 'C');
  await api.as(kim, 'PUT', '/sortie-back', { id: _id, back: 30 });
  const after = await sheet(_id, kim);
  expect(after).toMatchObject({
    conditions: { launch: { values: [{ value: 12 }] }, now: { values: [{ value: 8 }] }, waterC: 8 },
    lastReport: { how: 'changed', by: 'Kim Harper', at: Date.parse('2026-11-26T16:20:00Z') },
  });
  api.clock.set('2026-11-27T03:00:00Z');
  expect((await sheet(_id, kim)).dark).toBe(before.dark);
});

test('omits conditions in a club without them or a place', async () => {
  const { _id } = await out();
  expect(await sheet(_id, kim)).toMatchObject({
    dark: null,
    conditions: { launch: null, now: null, waterC: null },
  });
});

test('puts a report of a crew in the log and on the sheet, once, and not in other texts (rule safety.report)', async () => {
  const { _id } = await out();
  await api.as(safety, 'PUT', '/my-contacts', { ...CONTACTS, mobile: '+1 213 555 0199' });
  api.clock.set('2026-11-26T17:15:00Z');
  await watchOverdue();
  const id = String((await api.inClub(() => AlertModel.findOne().lean().orFail()))._id);
  const body = { id, note: ' Seen by the bridge ' };
  expect((await api.as(kim, 'POST', '/alert-report', body)).body).toEqual([
    texts.ONLY_WATCHERS,
    'coaches_only',
  ]);
  for (const note of ['', '  ', 'x'.repeat(141)])
    expect((await api.as(safety, 'POST', '/alert-report', { id, note })).body).toEqual([
      ...[texts.REPORT_LENGTH, 'invalid:note'],
    ]);
  const twice = [1, 2].map(() =>
    api.as(safety, 'POST', '/alert-report', body, { key: 'report-of-the-bridge' }),
  );
  for (const answer of await Promise.all(twice)) expect(answer.status).toBe(200);
  const seen = await sheet(_id, safety);
  expect(seen.lines.filter(({ what }) => what === 'heard')).toMatchObject([
    { by: 'Sam Safety', note: 'Seen by the bridge' },
  ]);
  expect(seen).toMatchObject({
    lastReport: { how: 'heard', by: 'Sam Safety', note: 'Seen by the bridge' },
    officer: { name: 'Sam Safety', phone: '+1 213 555 0199' },
  });
  // The handling officer is named to others, without their phone number.
  await api.as(safety, 'POST', '/alert-acknowledge', { id });
  expect((await sheet(_id, kim)).officer).toEqual({ name: 'Sam Safety', phone: '' });
  const ben = await api.inClub(() => makeMember({ name: 'Ben Bay' }));
  const others = await sheet(_id, ben);
  expect(others).toMatchObject({ ticks: [], lines: [], clothing: '', officer: null });
  expect(others.lastReport).toMatchObject({ how: 'launched', note: '' });
  // The copy stored on devices has no phone number either.
  expect((await sheet(`${_id}?contacts=none`, safety)).officer).toEqual({ name: 'Sam Safety', phone: '' });
  expect((await contacts(safety)).looks).toEqual([]);
  await landBy(noor, _id);
  await workSettled();
  expect((await api.as(safety, 'POST', '/alert-report', body)).body).toEqual([
    texts.ALERT_OVER,
    'alert_over',
  ]);
});

test('drops the phone of a member who is not aboard, and shows the hull color once set', async () => {
  await api.inClub(() => BoatModel.updateOne({ _id: double._id }, { $set: { hull: 'red' } }));
  const { _id } = await launch(api, noor, double, { crew: [kim.id], trip: { phone: coach.id } });
  expect(await sheet(_id, kim)).toMatchObject({ phone: null, boat: { hull: 'red' } });
});

test.each([
  ['in more than 140 characters', 'x'.repeat(141), 422],
  ['by the crew', 'orange', 403],
])('refuses clothing of the crew %s', async (_what, clothing, status) => {
  await out();
  api.clock.set('2026-11-26T17:15:00Z');
  await watchOverdue();
  const [alert] = await api.inClub(() => AlertModel.find().lean());
  const by = status === 403 ? kim : safety;
  expect((await api.as(by, 'PUT', '/alert-clothing', { id: String(alert?._id), clothing })).status).toBe(
    status,
  );
});

test('shows officers contacts only while the boat is overdue, records each look and notifies the members', async () => {
  await api.as(noor, 'PUT', '/my-contacts', CONTACTS);
  const { _id } = await out();
  expect((await sheet(_id, safety)).crew[0]?.contacts).toBeNull();
  // A double, whose delays are half as long.
  api.clock.set('2026-11-26T17:15:00Z');
  await watchOverdue();
  expect((await sheet(_id, kim)).crew[0]?.contacts).toBeNull();
  // The copy stored on devices has no contacts, and no view is recorded.
  for (const by of [safety, noor])
    expect((await sheet(`${_id}?contacts=none`, by)).crew.map((one) => one.contacts)).toEqual([null, null]);
  expect((await contacts(noor)).looks).toEqual([]);
  const { hasConsent: _consent, ...shown } = CONTACTS;
  expect((await sheet(_id, safety)).crew[0]?.contacts).toEqual(shown);
  await sheet(_id, safety);
  await workSettled();
  expect((await contacts(noor)).looks).toEqual([
    { by: 'Sam Safety', at: Date.parse('2026-11-26T17:15:00Z'), bus: 'Osprey' },
  ]);
  const audit = (await api.as(coach, 'GET', '/audit-results')).body as AuditPage;
  expect(audit.results.filter(({ verb }) => verb === 'see-contacts')).toMatchObject([
    { who: { name: 'Sam Safety' }, subject: { name: 'Noor Tidewell' } },
  ]);
  expect(JSON.stringify(audit)).not.toContain('Asthma');
  const notifications = (await api.as(noor, 'GET', '/notifications-results')).body as {
    results: { title: string }[];
  };
  expect(notifications.results[0]?.title).toBe(texts.contactsSeen('Sam Safety', 'Osprey', 'overdue'));
  await api.as(kim, 'POST', '/sortie-ashore', { id: _id });
  expect((await sheet(_id, safety)).crew[0]?.contacts).toBeNull();
});

test('writes a medical note to no log, list, email or stored answer', async () => {
  await api.as(noor, 'PUT', '/my-contacts', CONTACTS);
  const { AppliedWriteModel } = await import('../platform/database/AppliedWrite.ts');
  const kept = await api.inClub(() => AppliedWriteModel.find().lean());
  for (const written of [api.logged, kept, await api.outbox()])
    expect(JSON.stringify(written)).not.toContain('Asthma');
});

test('exports contacts with who saw them, and removes them with an erased member', async () => {
  await api.as(noor, 'PUT', '/my-contacts', CONTACTS);
  const [record, exported] = await api.inClub(async () => {
    const member = await MemberModel.findById(noor.id).lean().orFail();
    return [member, JSON.stringify(await exportMember(member))] as const;
  });
  expect(exported).toContain('Asthma');
  await api.inClub(() => eraseMember(record));
  expect(await api.inClub(() => ContactsModel.countDocuments())).toBe(0);
});

test('erases persons and words of an alert after thirty days (rule safety.forget)', async () => {
  const { _id } = await out();
  api.clock.set('2026-11-26T18:30:00Z');
  await watchOverdue();
  await workSettled();
  const [alert] = await api.inClub(() => AlertModel.find().lean());
  const id = String(alert?._id);
  await api.as(safety, 'PUT', '/alert-step', { id, step: 'crew', done: true, note: 'Her mother answered' });
  const worn = await api.as(safety, 'PUT', '/alert-clothing', { id, clothing: ' Noor in orange ' });
  expect(worn.body).toMatchObject({ clothing: 'Noor in orange' });
  expect((await sheet(_id, kim)).clothing).toBe('Noor in orange');
  await api.as(safety, 'PUT', '/alert-stage', { id, stage: 'resolved', note: 'Noor is home' });
  await landBy(noor, _id);
  api.clock.set('2026-12-26T18:00:00Z');
  await api.inClub(() => deleteExpired());
  expect(JSON.stringify(await api.inClub(() => AlertModel.find().lean()))).toContain('Noor is home');
  api.clock.set('2026-12-27T18:31:00Z');
  await api.inClub(() => deleteExpired());
  const kept = await api.inClub(() => AlertModel.findOne().lean());
  expect(kept).toMatchObject({ outcome: 'resolved', level: 'alarm', launcher: null, told: [] });
  for (const word of ['home', 'orange', 'answered', safety.id, noor.id])
    expect(JSON.stringify(kept)).not.toContain(word);
});
