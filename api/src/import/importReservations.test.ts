import {
  RESERVATIONS_NOT_IMPORTED,
  SKIPPED_BEGUN,
  SKIPPED_TIME,
  skippedBoat,
  skippedDocked,
  skippedHolder,
  skippedStatus,
  weeksSkipped,
} from '@fleetwatch/contract/import/texts';
import type { ImportDetail } from '@fleetwatch/contract/import/wire';
import { boatReservedBy } from '@fleetwatch/contract/reservations/texts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { clubText } from '../platform/club/clock.ts';
import { ReservationModel } from '../reservations/Reservation.ts';
import { BoatSlotModel } from '../slots/BoatSlot.ts';
import { applyImport } from './commands/applyImport.ts';
import { ChangeBroadcaster } from './commands/ChangeBroadcaster.ts';
import { undoImport } from './commands/undoImport.ts';
import { ImportModel, type ImportRecord } from './Import.ts';
import { efaBackup, type EfaBackup, type EfaRecord } from '../testing/efaBackup.ts';
import {
  fleetGroupId,
  makeBoat,
  makeMember,
  tokenFor,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { previewFile, runImportsNow, type Caller } from '../testing/importing.ts';
import { reserving } from '../testing/reservationCases.ts';
import type { TestClub } from '../testing/startTestApi.ts';

/** Friday, 10:00 at the club. */
const START = '2026-05-01T15:00:00Z';
const FEATURES = ['moving', 'reservations', 'notifications'] as const;

let api: TestClub;
let officer: TestMember;
let kim: TestMember;
let kestrel: BoatRecord;
let groups: { group: string; fleetGroup: string };

async function open(features: readonly (typeof FEATURES)[number][] = FEATURES): Promise<void> {
  api = await freshClub({ startsAt: START, features: [...features] });
  await api.inClub(async () => {
    officer = await makeMember({ name: 'Rae Cord', offices: ['records'] });
    kim = await makeMember({ name: 'Kim Harper', email: 'kim@club.example' });
    kestrel = await makeBoat({ name: 'Kestrel' });
    await BoatModel.updateOne({ _id: kestrel._id }, { $set: { aliases: ['Old Kestrel'] } });
    groups = { group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') };
  });
}
beforeEach(() => open());

/** Moves the clock; a token lasts for 15 minutes. */
async function at(instant: string): Promise<void> {
  api.clock.set(instant);
  await api.inClub(async () => {
    officer.token = await tokenFor(officer.record);
  });
}

const call: Caller = async (method, path, body) => {
  const { status, body: answer } = await api.call(method, path, { token: officer.token, body });
  if (status >= 300) throw Object.assign(new Error(JSON.stringify(answer)), { status, answer });
  return answer;
};
const preview = (file: Buffer | string): Promise<ImportDetail> =>
  previewFile(call, Buffer.from(file), groups);
async function run(step: 'apply' | 'undo', id: string): Promise<ImportDetail> {
  await call('POST', `/import-${step}`, { id });
  await runImportsNow();
  return (await call('GET', `/import/${id}`)) as ImportDetail;
}
const apply = async (file: Buffer | string): Promise<ImportDetail> => run('apply', (await preview(file))._id);
const problemsOf = ({ preview: shown }: ImportDetail): Record<string, string> =>
  Object.fromEntries((shown?.problems ?? []).map(({ where, text }) => [where, text]));
/** 'launch–land boat: member', the earliest first. */
const reserved = (): Promise<string[]> =>
  api.inClub(async () => {
    const found = await ReservationModel.find().sort({ launchAt: 1, boatName: 1 }).lean();
    const members = await MemberModel.find().lean();
    const nameOf = (id: unknown) => members.find(({ _id }) => String(_id) === String(id))?.name ?? '';
    return found.map(
      ({ launchAt, landAt, boatName, member }) =>
        `${clubText(launchAt).slice(0, 16)}–${clubText(landAt).slice(11, 16)} ${boatName}: ${nameOf(member)}`,
    );
  });

describe('a list of a booking site', () => {
  const LIST = `Resource;Booked by;Start;End;Purpose;Status
Kestrel;Kim Harper;2026-05-02 06:10;2026-05-02 07:20;Regatta practice;Confirmed
old kestrel;"Harper, Kim";2026-05-03 06:00;2026-05-03 07:30;Guests from Bremen;
Kestrel;Kim Harper;2026-05-04 23:00;2026-05-05 01:00;;`;

  test('imports a booking list as approved reservations, and notifies no one (rule moving.reservations)', async () => {
    const shown = await preview(LIST);
    expect(shown.questions?.counts).toMatchObject({ reservations: 3 });
    expect(shown.questions?.warnings).toEqual([]);
    expect(shown.preview).toMatchObject({ reservations: { new: 4, known: 0, left: 0 }, problemCount: 0 });
    expect(await reserved()).toEqual([]);
    const { created, progress, state } = await run('apply', shown._id);
    expect([state, created.reservations, progress]).toEqual(['done', 4, { done: 4, total: 4 }]);
    expect(await reserved()).toEqual([
      '2026-05-02 06:00–07:30 Kestrel: Kim Harper',
      '2026-05-03 06:00–07:30 Kestrel: Kim Harper',
      '2026-05-04 23:00–23:45 Kestrel: Kim Harper',
      '2026-05-05 00:00–01:00 Kestrel: Kim Harper',
    ]);
    await workSettled();
    await api.inClub(async () => {
      const all = await ReservationModel.find().sort({ launchAt: 1 }).lean();
      expect(all.map(({ state: one, purpose, note }) => [one, purpose, note])).toEqual([
        ['approved', 'regatta', 'Regatta practice'],
        ['approved', 'guests', 'Guests from Bremen'],
        ['approved', 'row', ''],
        ['approved', 'row', ''],
      ]);
      expect(await NotificationModel.countDocuments({ member: kim.id })).toBe(0);
      expect(await BoatSlotModel.countDocuments({ boat: kestrel._id })).toBe(6 + 6 + 3 + 4);
    });
    const held = await api.as(officer, 'POST', '/reservation', { ...reserving, boat: String(kestrel._id) });
    expect([held.status, held.body]).toEqual([
      409,
      [
        boatReservedBy('Kestrel', 'Kim Harper', '2026-05-02 06:00:00', '2026-05-02 07:30:00'),
        'boat_reserved',
      ],
    ]);
  });

  test('adds nothing when a booking list is imported again (rule moving.reservations)', async () => {
    await apply(LIST);
    const again = await preview(LIST);
    expect(again.preview?.reservations).toEqual({ new: 0, known: 4, left: 0 });
    expect((await run('apply', again._id)).created.reservations ?? 0).toBe(0);
    expect(await reserved()).toHaveLength(4);
  });

  test('leaves out what cannot be reserved, with line and reason (rule moving.reservations)', async () => {
    await api.inClub(async () => {
      await makeBoat({ name: 'Heron', isActive: false });
      await makeMember({ name: 'Gone Member', isActive: false });
    });
    await api.as(kim, 'POST', '/reservation', { ...reserving, boat: String(kestrel._id) });
    const planned = await api.as(kim, 'POST', '/plan', {
      group: null,
      description: '',
      date: '2026-05-03',
      launchtime: '06:00',
      landtime: '07:00',
      fleet: [String(kestrel._id)],
      crew: [],
      limit: null,
      weeklytill: null,
      weekdays: [],
    });
    expect(planned.status).toBe(200);
    const shown = await preview(`Boat,Email,Member,Begin,End,Status
Kestrel,,Kim Harper,2026-04-30 06:00,2026-04-30 07:00,
Kestrel,,Kim Harper,2026-05-02 07:15,2026-05-02 08:00,
Kestrel,,Kim Harper,2026-05-03 06:45,2026-05-03 08:00,
Kestrel,,Kim Harper,2026-05-04 06:00,2026-05-04 07:00,Cancelled
Heron,,Kim Harper,2026-05-04 06:00,2026-05-04 07:00,
Nowhere,,Kim Harper,2026-05-04 06:00,2026-05-04 07:00,
Kestrel,,Jo Unknown,2026-05-04 06:00,2026-05-04 07:00,
Kestrel,,Gone Member,2026-05-04 06:00,2026-05-04 07:00,
Kestrel,,Kim Harper,2026-05-04 soon,2026-05-04 07:00,
Kestrel,kim@club.example,,2026-05-04 06:00,2026-05-04 07:00,
Kestrel,kim@club.example,Jo Harper,2026-05-04 07:00,2026-05-04 08:00,
Kestrel,,Kim Harper,2026-05-04 06:30,2026-05-04 08:00,
`);
    const own = boatReservedBy('Kestrel', 'Kim Harper', '2026-05-02 06:00:00', '2026-05-02 07:30:00');
    expect(problemsOf(shown)).toEqual({
      'Line 2': SKIPPED_BEGUN,
      'Line 3': own,
      'Line 4': boatReservedBy('Kestrel', 'Kim Harper', '2026-05-03 06:00:00', '2026-05-03 07:00:00'),
      'Line 5': skippedStatus('Cancelled'),
      'Line 6': skippedDocked('Heron'),
      'Line 7': skippedBoat('Nowhere'),
      'Line 8': skippedHolder('Jo Unknown'),
      'Line 9': skippedHolder('Gone Member'),
      'Line 10': SKIPPED_TIME,
      'Line 12': skippedHolder('Jo Harper'),
      'Line 13': boatReservedBy('Kestrel', 'Kim Harper', '2026-05-04 06:00:00', '2026-05-04 07:00:00'),
    });
    expect(shown.preview).toMatchObject({ reservations: { new: 1, left: 11 }, problemCount: 11 });
  });

  test('imports no reservations in a club that does not use them (rule moving.reservations)', async () => {
    await open(['moving']);
    const shown = await preview(LIST);
    expect(shown.preview).toMatchObject({
      reservations: { new: 0, known: 0, left: 3 },
      problems: [{ where: 'Reservations', text: RESERVATIONS_NOT_IMPORTED }],
    });
    await run('apply', shown._id);
    expect(await reserved()).toEqual([]);
  });

  test('does not reserve a boat that was taken after the preview (rule moving.reservations)', async () => {
    const shown = await preview(LIST);
    await api.as(officer, 'POST', '/reservation', { ...reserving, boat: String(kestrel._id) });
    const { created, preview: left } = await run('apply', shown._id);
    expect([created.reservations, left?.reservations]).toEqual([3, { new: 3, known: 0, left: 1 }]);
    expect(await reserved()).toHaveLength(4);
  });
});

test('continues an import and an undo that stopped in the middle, and does nothing twice (rules moving.apply and moving.undo)', async () => {
  const days = Array.from({ length: 25 }, (_, day) => `2026-05-${String(day + 2).padStart(2, '0')}`);
  const lines = days.map((day) => `Kestrel,Kim Harper,${day} 06:00,${day} 07:00`);
  const { _id } = await preview(['Boat,Member,Begin,End', ...lines].join('\n'));
  /** Works until it has checked so often whether to stop. */
  const work = (step: typeof applyImport, checks: number): Promise<ImportRecord> =>
    api.inClub(async () => {
      let left = checks;
      const found = await ImportModel.findById(_id).orFail().lean<ImportRecord>();
      await step(found, new ChangeBroadcaster(), () => (left -= 1) < 0);
      return ImportModel.findById(_id).orFail().lean<ImportRecord>();
    });
  const counts = (): Promise<number[]> =>
    api.inClub(async () => [await ReservationModel.countDocuments(), await BoatSlotModel.countDocuments()]);
  await call('POST', '/import-apply', { id: _id });
  const half = await work(applyImport, 2);
  expect([half.state, half.done, half.created.reservations]).toEqual(['running', 20, 20]);
  expect(await counts()).toEqual([20, 80]);
  const whole = await work(applyImport, 9);
  expect([whole.state, whole.done, whole.created.reservations]).toEqual(['done', 25, 25]);
  expect(await counts()).toEqual([25, 100]);
  await call('POST', '/import-undo', { id: _id });
  const undoing = await work(undoImport, 1);
  expect([undoing.state, undoing.done]).toEqual(['undoing', 20]);
  expect(await counts()).toEqual([5, 20]);
  const undone = await work(undoImport, 9);
  expect([undone.state, undone.left?.reservations]).toEqual(['undone', 0]);
  expect(await counts()).toEqual([0, 0]);
});

describe('the undo of an import', () => {
  test('removes unchanged future reservations on undo, and frees their boats (rule moving.reservations)', async () => {
    const { _id } = await apply(`Boat,Member,Begin,End
Kestrel,Kim Harper,2026-05-01 12:00,2026-05-01 13:00
Kestrel,Kim Harper,2026-05-02 06:00,2026-05-02 07:00
Kestrel,Kim Harper,2026-05-03 06:00,2026-05-03 07:00
`);
    const second = await api.inClub(() => ReservationModel.findOne({ day: '2026-05-02' }).orFail().lean());
    const cancelled = await api.as(kim, 'DELETE', `/reservation/${String(second._id)}?scope=one`);
    expect(cancelled.status).toBe(200);
    await at('2026-05-01T17:05:00Z');
    expect(await call('GET', `/import-undo-preview/${_id}`)).toEqual({
      removed: { boats: 0, people: 0, outings: 0, reservations: 1 },
      kept: { boats: 0, people: 0, outings: 0, reservations: 2 },
      reasons: [{ kind: 'reservations', count: 2, usedIn: null }],
    });
    const { state, left } = await run('undo', _id);
    expect([state, left]).toEqual(['undone', { boats: 0, people: 0, outings: 0, reservations: 2 }]);
    expect(await reserved()).toEqual([
      '2026-05-01 12:00–13:00 Kestrel: Kim Harper',
      '2026-05-02 06:00–07:00 Kestrel: Kim Harper',
    ]);
    await api.inClub(async () => {
      expect(await BoatSlotModel.countDocuments({ boat: kestrel._id })).toBe(4);
    });
  });
});

describe('reservations of an efa backup', () => {
  const reservation = (Reservation: string, more: EfaRecord): EfaRecord => ({
    BoatId: 'b1',
    Reservation,
    Type: 'ONETIME',
    DateFrom: '02.05.2026',
    DateTo: '02.05.2026',
    TimeFrom: '08:00',
    TimeTo: '09:00',
    PersonId: 'p1',
    ...more,
  });
  const BACKUP = (...boatreservations: EfaRecord[]): EfaBackup => ({
    boats: [
      { Id: 'b1', Name: 'Osprey', TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' },
      {
        Id: 'b2',
        Name: 'Gone Osprey',
        TypeSeats: '8',
        TypeRigging: 'SWEEP',
        TypeCoxing: 'COXED',
        Deleted: 'true',
      },
    ],
    persons: [{ Id: 'p1', FirstName: 'Ana', LastName: 'Bo' }],
    boatreservations,
  });

  test('imports reservations with the boats and people of the file, and weekly ones as series (rule moving.reservations)', async () => {
    const shown = await preview(
      efaBackup(
        BACKUP(
          reservation('1', { Reason: 'Regatta', Contact: '0421 1' }),
          reservation('2', { Type: 'WEEKLY', DayOfWeek: 'SUNDAY', PersonId: '', PersonName: 'Kim Harper' }),
          reservation('3', {
            Type: 'WEEKLY_LIMITED',
            DayOfWeek: 'MONDAY',
            DateFrom: '01.04.2026',
            DateTo: '18.05.2026',
          }),
          reservation('4', { BoatId: 'b2' }),
          reservation('5', { DateTo: '04.05.2026', TimeFrom: '12:00', TimeTo: '07:30' }),
        ),
      ),
    );
    expect(shown.questions?.warnings).toContain('The phone numbers of 1 reservation are not imported.');
    expect(problemsOf(shown)).toEqual({
      'Osprey SUNDAY 08:00': weeksSkipped('2026-05-08'),
      'Gone Osprey 02.05.2026 08:00': skippedBoat('Gone Osprey'),
      'Osprey 02.05.2026 12:00, 2026-05-03': boatReservedBy(
        'Osprey',
        'Kim Harper',
        '2026-05-03 08:00:00',
        '2026-05-03 09:00:00',
      ),
    });
    const { created } = await run('apply', shown._id);
    expect(created.reservations).toBe(7);
    expect(await reserved()).toEqual([
      '2026-05-02 08:00–09:00 Osprey: Ana Bo',
      '2026-05-02 12:00–23:45 Osprey: Ana Bo',
      '2026-05-03 08:00–09:00 Osprey: Kim Harper',
      '2026-05-04 00:00–07:30 Osprey: Ana Bo',
      '2026-05-04 08:00–09:00 Osprey: Ana Bo',
      '2026-05-11 08:00–09:00 Osprey: Ana Bo',
      '2026-05-18 08:00–09:00 Osprey: Ana Bo',
    ]);
    await api.inClub(async () => {
      const series = await ReservationModel.find({ isSeries: true, day: { $gt: '2026-05-03' } }).lean();
      expect(new Set(series.map(({ series: of }) => String(of))).size).toBe(1);
      expect(series.filter(({ place }) => place !== undefined)).toHaveLength(1);
    });
    expect(await call('GET', `/import-undo-preview/${shown._id}`)).toEqual({
      removed: { boats: 2, people: 1, outings: 0, reservations: 7 },
      kept: { boats: 0, people: 0, outings: 0, reservations: 0 },
      reasons: [],
    });
    const { left } = await run('undo', shown._id);
    expect(left).toEqual({ boats: 0, people: 0, outings: 0, reservations: 0 });
    await api.inClub(async () => {
      expect(await ReservationModel.countDocuments()).toBe(0);
      expect(await BoatSlotModel.countDocuments()).toBe(0);
      expect(await BoatModel.countDocuments({ source: { $exists: true } })).toBe(0);
      expect(await MemberModel.countDocuments({ source: { $exists: true } })).toBe(0);
    });
  });

  test("keeps the club's times of reservations on days when its clocks change (rule moving.reservations)", async () => {
    await at('2026-10-28T15:00:00Z');
    const shown = await preview(
      efaBackup(
        BACKUP(
          reservation('1', {
            Type: 'WEEKLY_LIMITED',
            DayOfWeek: 'SUNDAY',
            DateFrom: '25.10.2026',
            DateTo: '08.11.2026',
          }),
          reservation('2', {
            DateFrom: '14.03.2027',
            DateTo: '14.03.2027',
            TimeFrom: '02:00',
            TimeTo: '02:45',
          }),
        ),
      ),
    );
    await run('apply', shown._id);
    expect(await reserved()).toEqual([
      '2026-11-01 08:00–09:00 Osprey: Ana Bo',
      '2026-11-08 08:00–09:00 Osprey: Ana Bo',
      '2027-03-14 03:00–03:45 Osprey: Ana Bo',
    ]);
  });
});
