import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESERVATION_STATES } from '@fleetwatch/contract/reservations/states';
import { ResetKeyModel } from '../accounts/ResetKey.ts';
import { SessionModel } from '../sessions/Session.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { OnDeckModel } from '../members/OnDeck.ts';
import { DutyDayModel } from '../officers/DutyDay.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { forgetMails, outboxFolder } from '../platform/mail/mail.ts';
import { registerRetention, retentions } from '../platform/jobs/retention.ts';
import { ReservationModel } from '../reservations/Reservation.ts';
import { runOnce } from '../platform/jobs/runOnce.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { TabletModel } from '../tablets/Tablet.ts';
import { freshKey, launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { deleteExpired } from './commands/deleteExpired.ts';

const DAY_S = 86_400;

/** Returns the retention period, in days. */
function daysOf(name: string): number {
  const found = retentions().find((one) => one.name === name);
  if (!found) throw new Error(`Nothing says how long ${name} stay.`);
  return found.days;
}

let api: TestClub;
let kim: TestMember;
let boat: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z' });
  [kim, boat] = await api.inClub(async () => [await makeMember(), await makeBoat()] as const);
});

const forgotten = (): Promise<object> => api.inClub(() => deleteExpired());
const nothing = {
  resetKeys: 0,
  sessions: 0,
  pairingCodes: 0,
  deck: 0,
  dutyDays: 0,
  guests: 0,
  jobRuns: 0,
  moduleRecords: 0,
  imports: 0,
  importReports: 0,
  notifications: 0,
  reservations: 0,
  pushDevices: 0,
  alerts: 0,
  landingKeys: 0,
  audit: 0,
};

test('deletes a reset key a day after it expired, not before', async () => {
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email } });
  await api.outbox();
  api.clock.advanceSeconds(20 * 60 + daysOf('resetKeys') * DAY_S - 1);
  expect(await forgotten()).toEqual(nothing);
  api.clock.advanceSeconds(2);
  expect(await forgotten()).toEqual({ ...nothing, resetKeys: 1 });
  expect(await api.inClub(() => ResetKeyModel.countDocuments())).toBe(0);
});

test('deletes a session when it can no longer be refreshed', async () => {
  const session = await api.inClub(() => SessionModel.findOne({ member: kim.id }).orFail().lean());
  api.clock.set(session.expiresAt.toISOString());
  expect(await forgotten()).toEqual(nothing);
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toEqual({ ...nothing, sessions: 1 });
});

test('deletes a tablet whose code no coach has entered, and keeps paired tablets', async () => {
  const codeExpiresAt = api.clock.now();
  await api.inClub(async () => {
    await TabletModel.create({ codeHash: 'x', codeExpiresAt, seenAt: codeExpiresAt });
    await TabletModel.create({
      name: 'Bay doors',
      codeExpiresAt,
      seenAt: codeExpiresAt,
      pairedAt: codeExpiresAt,
    });
  });
  expect(await forgotten()).toEqual(nothing);
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toEqual({ ...nothing, pairingCodes: 1 });
  expect(await api.inClub(() => TabletModel.find().lean())).toMatchObject([{ name: 'Bay doors' }]);
});

test('deletes reservations that were never used 90 days after their start, and keeps the others', async () => {
  const launchAt = api.clock.now();
  const reservation = {
    series: boat._id,
    boat: boat._id,
    boatName: boat.name,
    member: kim.id,
    purpose: 'row' as const,
    launchAt,
    landAt: launchAt,
    launchBy: launchAt,
    day: '2026-05-01',
  };
  await api.inClub(async () => {
    for (const state of RESERVATION_STATES) await ReservationModel.create({ ...reservation, state });
  });
  api.clock.advanceSeconds(daysOf('reservations') * DAY_S);
  expect(await forgotten()).toMatchObject({ reservations: 0 });
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toMatchObject({ reservations: 3 });
  const left = await api.inClub(() => ReservationModel.find().sort({ state: 1 }).lean());
  expect(left.map(({ state }) => state)).toEqual(['approved', 'requested', 'used']);
});

test('takes members off deck after a week', async () => {
  await api.inClub(() => OnDeckModel.create({ member: kim.id, since: api.clock.now() }));
  api.clock.advanceSeconds(daysOf('deck') * DAY_S);
  expect(await forgotten()).toEqual(nothing);
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toEqual({ ...nothing, deck: 1 });
});

test('deletes duty days after a month', async () => {
  await api.inClub(() => DutyDayModel.create({ day: '2026-05-01', members: [kim.id] }));
  api.clock.advanceSeconds(daysOf('dutyDays') * DAY_S);
  expect(await forgotten()).toMatchObject({ dutyDays: 0 });
  api.clock.advanceSeconds(DAY_S);
  expect(await forgotten()).toMatchObject({ dutyDays: 1 });
});

test('deletes the keys of jobs after three months', async () => {
  await api.inClub(() => runOnce('job', () => Promise.resolve()));
  api.clock.advanceSeconds(daysOf('jobRuns') * DAY_S);
  expect(await forgotten()).toMatchObject({ jobRuns: 0 });
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toMatchObject({ jobRuns: 1 });
});

test("deletes a sortie's launch and landing keys and first values; the sortie stays", async () => {
  const body = launchBody(boat, kim);
  const { _id } = sortieOf(await api.call('POST', '/launch', { token: kim.token, key: freshKey(), body }));
  for (const description of ['first thought', 'second thought']) {
    const landing = { sortie: _id, miles: 4, description, uid: kim.id };
    sortieOf(await api.call('POST', '/land', { token: kim.token, key: freshKey(), body: landing }));
  }
  api.clock.advanceSeconds(daysOf('landingKeys') * DAY_S - 3_600);
  expect(await forgotten()).toMatchObject({ landingKeys: 0 });
  api.clock.advanceSeconds(2 * DAY_S);
  expect(await forgotten()).toMatchObject({ landingKeys: 1 });
  const sortie = await api.inClub(() => SortieModel.findById(_id).lean());
  expect(sortie).toMatchObject({ notes: 'second thought', milesHundredths: 400, applied: [] });
  expect(JSON.stringify(sortie)).not.toMatch(/first|requestKey|requestHash/);
  expect(await api.inClub(() => checkTotals())).toEqual([]);
  expect(await forgotten()).toMatchObject({ landingKeys: 0 });
});

test.each([
  ['launch key', { $unset: { requestKey: 1, requestHash: 1 } }],
  ['landing key', { $set: { applied: [] } }],
])('deletes the other key of a sortie without a %s', async (_which, update) => {
  const body = launchBody(boat, kim);
  const { _id } = sortieOf(await api.call('POST', '/launch', { token: kim.token, key: freshKey(), body }));
  const landing = { sortie: _id, miles: 4, description: '', uid: kim.id };
  sortieOf(await api.call('POST', '/land', { token: kim.token, key: freshKey(), body: landing }));
  await api.inClub(() => SortieModel.updateOne({ _id }, update));
  api.clock.advanceSeconds((daysOf('landingKeys') + 1) * DAY_S);
  expect(await forgotten()).toMatchObject({ landingKeys: 1 });
  const sortie = await api.inClub(() => SortieModel.findById(_id).lean());
  expect(sortie).toMatchObject({ applied: [] });
  expect(sortie).not.toHaveProperty('requestKey');
});

test('keeps the audit trail for three years', async () => {
  const coach = await api.inClub(() => makeCoach());
  await api.call('PUT', '/fleet-drydock', { token: coach.token, body: { id: String(boat._id) } });
  api.clock.advanceSeconds(daysOf('audit') * DAY_S);
  expect(await forgotten()).toMatchObject({ audit: 0 });
  api.clock.advanceSeconds(1);
  expect(await forgotten()).toMatchObject({ audit: 1 });
  expect(await api.inClub(() => AuditEntryModel.countDocuments())).toBe(0);
});

test('deletes unread mails in the outbox folder after a fortnight', async () => {
  const folder = outboxFolder();
  mkdirSync(folder, { recursive: true });
  const [old, fresh] = [join(folder, 'old.eml'), join(folder, 'fresh.eml')];
  const day = (ago: number): Date => new Date(api.clock.now().getTime() - ago * DAY_S * 1_000);
  for (const [path, ago] of [
    [old, 15],
    [fresh, 13],
  ] as const) {
    writeFileSync(path, 'To: kim@example.org');
    utimesSync(path, day(ago), day(ago));
  }
  expect(await forgetMails()).toBe(1);
  expect([old, fresh].map((path) => existsSync(path))).toEqual([false, true]);
});

test("leaves other clubs' data alone", async () => {
  const other = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  await inClub(other._id, () => makeMember());
  api.clock.advanceSeconds(400 * DAY_S);
  expect(await forgotten()).toMatchObject({ sessions: 1 });
  expect(await inClub(other._id, () => SessionModel.countDocuments())).toBe(1);
});

test("deletes the other modules' data when one module fails", async () => {
  const before = retentions();
  const failing = { name: 'broken', days: 0, forget: () => Promise.reject(new Error('Disk full')) };
  registerRetention([failing, ...before]);
  try {
    await api.inClub(() => OnDeckModel.create({ member: kim.id, since: api.clock.now() }));
    api.clock.advanceSeconds((daysOf('deck') + 1) * DAY_S);
    await expect(forgotten()).rejects.toThrow('Disk full');
    expect(await api.inClub(() => OnDeckModel.countDocuments())).toBe(0);
  } finally {
    registerRetention(before);
  }
});
