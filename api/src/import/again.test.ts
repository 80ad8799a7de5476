import { readFileSync } from 'node:fs';
import { SKIPPED_DELETED } from '@fleetwatch/contract/import/texts';
import type { ImportDetail, ImportMapping } from '@fleetwatch/contract/import/wire';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { Types } from 'mongoose';
import { VoidSortieModel } from '../corrections/VoidSortie.ts';
import { correctTotals } from '../logbook/commands/correctTotals.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { MemberModel } from '../members/Member.ts';
import { inTransaction } from '../platform/database/database.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { efaBackup, type EfaRecord } from '../testing/efaBackup.ts';
import { fleetGroupId, makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { previewFile, runImportsNow, type Caller } from '../testing/importing.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';

let api: TestClub;
let officer: TestMember;
let groups: { group: string; fleetGroup: string };

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-10-30T15:00:00Z', features: ['moving'] });
  await api.inClub(async () => {
    officer = await makeMember({ name: 'Rae Cord', offices: ['records'] });
    groups = { group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') };
  });
});

const call: Caller = async (method, path, body) => {
  const { status, body: answer } = await api.call(method, path, { token: officer.token, body });
  if (status >= 300) throw new Error(JSON.stringify(answer));
  return answer;
};
const preview = (file: Buffer, more: Partial<ImportMapping> = {}): Promise<ImportDetail> =>
  previewFile(call, file, groups, more);
const discard = ({ _id }: ImportDetail): Promise<unknown> => call('DELETE', `/import/${_id}`);
async function run(path: '/import-apply' | '/import-undo', id: string): Promise<ImportDetail> {
  await call('POST', path, { id });
  await runImportsNow();
  return (await call('GET', `/import/${id}`)) as ImportDetail;
}
const apply = async (file: Buffer, more: Partial<ImportMapping> = {}): Promise<ImportDetail> =>
  run('/import-apply', (await preview(file, more))._id);

/** Counts of outings that an import of the file would have; discards it. */
async function counts(file: Buffer, more: Partial<ImportMapping> = {}) {
  const found = await preview(file, more);
  await discard(found);
  return found.preview?.outings;
}
async function expectTotals(): Promise<void> {
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
}

/** Deletes a sortie as an approved correction does. */
const remove = (filter: object): Promise<void> =>
  api.inClub(() =>
    inTransaction(async (session) => {
      const before = await SortieModel.findOne(filter).session(session).orFail().lean<SortieRecord>();
      await VoidSortieModel.create([before], { session });
      await SortieModel.deleteOne({ _id: before._id }, { session });
      await correctTotals([{ before, after: { ...before, landedAt: null } }], session);
    }),
  );

const EIGHT = { TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' };
const entry = (EntryId: string, more: EfaRecord = {}): EfaRecord => ({
  EntryId,
  Date: `${EntryId.padStart(2, '0')}.06.2026`,
  BoatId: 'b1',
  Crew1Id: 'p1',
  StartTime: '07:05',
  EndTime: '08:30',
  Distance: '10 km',
  ...more,
});
const LISTS = {
  project: 'Projekt Eins',
  boats: [
    { Id: 'b1', Name: 'Osprey', ...EIGHT },
    { Id: 'b2', Name: 'Heron', ...EIGHT },
  ],
  persons: [
    { Id: 'p1', FirstName: 'Kim', LastName: 'Harper' },
    { Id: 'p2', FirstName: 'Ana', LastName: 'Bo' },
  ],
};
const backup = (entries: readonly EfaRecord[], more: object = {}): Buffer =>
  efaBackup({ ...LISTS, logbooks: { 2026: entries }, ...more });
const ENTRIES = ['1', '2', '3', '4'].map((id) => entry(id));
const SECOND = readFileSync(new URL('cases/efa-second-project.zip', import.meta.url));

describe('entries that were imported before (rule moving.again)', () => {
  test('imports a logbook of the same name from a second project as new, and recognizes it from then on', async () => {
    await apply(backup(ENTRIES));
    expect(await apply(SECOND)).toMatchObject({ created: { outings: 10 } });
    expect(await counts(SECOND)).toEqual({ new: 0, known: 10, left: 0 });
    expect(await counts(backup(ENTRIES))).toEqual({ new: 0, known: 4, left: 0 });
    await expectTotals();
  });

  test("recognizes entries stored without their project, and does not take them for another project's", async () => {
    await apply(backup(ENTRIES));
    await api.inClub(() => SortieModel.updateMany({}, { $set: { 'source.logbook': '2026' } }));
    expect(await counts(backup(ENTRIES))).toEqual({ new: 0, known: 4, left: 0 });
    expect(await counts(SECOND)).toEqual({ new: 10, known: 0, left: 0 });
    // A correction of one value does not make an entry another one.
    const moved = await preview(backup([entry('1', { Date: '20.06.2026' })]), { takeChanges: true });
    expect(moved.preview).toMatchObject({ outings: { new: 0, known: 1 }, changes: { offered: 1 } });
    await run('/import-apply', moved._id);
    await api.inClub(async () => {
      expect(await SortieModel.findOne({ 'source.id': '1' }).lean()).toMatchObject({
        day: '2026-06-20',
        source: { logbook: '2026' },
      });
    });
  });

  test('lists what has changed in the file, and updates it when the club chooses to', async () => {
    const first = await apply(backup(ENTRIES));
    const later = backup([
      entry('1', { Date: '12.09.2025' }),
      entry('2', { BoatId: 'b2', Crew2Id: 'p2', BoatCaptain: '2' }),
      entry('3', { Distance: '12 km', EndTime: '08:45' }),
      entry('4'),
    ]);
    const listed = await preview(later);
    expect(listed.preview).toMatchObject({
      outings: { new: 0, known: 4, left: 0 },
      changes: { offered: 3, changedHere: 0 },
    });
    expect(listed.preview?.changes?.shown[1]).toEqual({
      where: '2026 2',
      before: {
        boat: 'Osprey',
        launchedAt: '2026-06-02 07:05:00',
        landedAt: '2026-06-02 08:30:00',
        crew: ['Kim Harper'],
        milesHundredths: hundredthsOfMeters(10_000),
      },
      after: {
        boat: 'Heron',
        launchedAt: '2026-06-02 07:05:00',
        landedAt: '2026-06-02 08:30:00',
        crew: ['Ana Bo', 'Kim Harper'],
        milesHundredths: hundredthsOfMeters(10_000),
      },
      isChangedHere: false,
    });
    const before = await api.inClub(() => SortieModel.find().sort({ _id: 1 }).lean());
    const left = await run('/import-apply', listed._id);
    expect(left.updated).toBeUndefined();
    expect(await api.inClub(() => SortieModel.find().sort({ _id: 1 }).lean())).toEqual(before);

    const taken = await apply(later, { takeChanges: true });
    expect(taken).toMatchObject({
      updated: 3,
      created: { boats: 0, people: 0, outings: 0 },
      progress: { done: 3, total: 3 },
      preview: { changes: { offered: 3, shown: [] } },
    });
    await expectTotals();
    await api.inClub(async () => {
      const sorties = await SortieModel.find().sort({ 'source.id': 1 }).lean<SortieRecord[]>();
      expect(sorties).toMatchObject([
        { day: '2025-09-12', season: 2025, boatName: 'Osprey' },
        { day: '2026-06-02', boatName: 'Heron', crew: [expect.anything()] },
        { milesHundredths: hundredthsOfMeters(12_000), source: { distance: '12 km' } },
        { day: '2026-06-04' },
      ]);
      expect(new Set(sorties.map(({ source }) => String(source?.import)))).toEqual(new Set([first._id]));
      const entries = await AuditEntryModel.find({ kind: 'sortie' }).lean();
      expect(entries.map(({ verb, who }) => [verb, String(who)])).toEqual(
        Array.from({ length: 3 }, () => ['correct', officer.id]),
      );
    });
    expect((await preview(later)).preview?.changes).toBeUndefined();
  });

  test('removes updated sorties when the import that created them is undone', async () => {
    const first = await apply(backup(ENTRIES));
    const second = await apply(backup([entry('1', { Distance: '11 km' })]), { takeChanges: true });
    expect(await run('/import-undo', second._id)).toMatchObject({ state: 'undone' });
    expect(await api.inClub(() => SortieModel.distinct('source.distance'))).toEqual(['10 km', '11 km']);
    expect(await run('/import-undo', first._id)).toMatchObject({ left: { outings: 0 } });
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(0);
  });

  test('keeps what was corrected here, and lists it if the file has changed too', async () => {
    await apply(backup(ENTRIES));
    await api.inClub(() =>
      SortieModel.updateMany({ 'source.id': { $in: ['1', '2'] } }, { $set: { milesHundredths: 500 } }),
    );
    const { _id, preview: found } = await preview(backup([entry('1'), entry('2', { Distance: '9 km' })]), {
      takeChanges: true,
    });
    expect(found?.changes).toMatchObject({
      offered: 0,
      changedHere: 1,
      shown: [{ where: '2026 2', isChangedHere: true }],
    });
    expect((await run('/import-apply', _id)).updated).toBeUndefined();
    expect(await api.inClub(() => SortieModel.find({ milesHundredths: 500 }).distinct('source.id'))).toEqual([
      '1',
      '2',
    ]);
  });

  test('keeps sorties deleted that officers deleted, until the import is undone', async () => {
    const { _id } = await apply(backup(ENTRIES));
    await remove({ 'source.id': '3' });
    const again = await preview(backup(ENTRIES));
    expect(again.preview).toMatchObject({
      outings: { new: 0, known: 3, left: 1 },
      problems: [{ where: '2026 3', text: SKIPPED_DELETED }],
    });
    await discard(again);
    await run('/import-undo', _id);
    expect(await api.inClub(() => VoidSortieModel.countDocuments())).toBe(0);
    expect(await counts(backup(ENTRIES))).toEqual({ new: 4, known: 0, left: 0 });
  });

  test('creates no member for a name in an entry that is already imported', async () => {
    const file = backup([entry('1', { Crew2Name: 'Guest One' })]);
    await apply(file, { unlistedAreMembers: true });
    await api.inClub(() => MemberModel.deleteOne({ name: 'Guest One' }));
    const again = await preview(file, { unlistedAreMembers: true });
    expect(again.preview?.people.new).toBe(0);
    await run('/import-apply', again._id);
    expect(await api.inClub(() => MemberModel.countDocuments({ name: 'Guest One' }))).toBe(0);
  });
});

describe('sorties that are in the log already (rule moving.again)', () => {
  const list = (...rows: readonly string[]): Buffer =>
    Buffer.from(['Nr;Datum;Boot;Mannschaft;Abfahrt;Ankunft;km', ...rows].join('\n'));
  const TIMED = '1;01.03.2024;Osprey;Kim Harper;06:30;07:45;12,5';
  const UNTIMED = '1;01.03.2024;Osprey;Kim Harper;;;12,5';
  const members = { unlistedAreMembers: true };

  /** Logs an outing at the boathouse. */
  async function log(time: string, meters: number): Promise<void> {
    await api.inClub(async () => {
      const boat = await makeBoat({ name: 'Osprey' });
      const kim = await makeMember({ name: 'Kim Harper' });
      const at = new Date(`2024-03-01T${time}:40-06:00`);
      await SortieModel.create({
        _id: new Types.ObjectId(),
        boat: boat._id,
        boatName: 'Osprey',
        moniker: '8+',
        fleetGroup: boat.fleetGroup,
        isSolo: false,
        isPrivate: false,
        launcher: kim.record._id,
        userGroup: kim.record.group,
        launchedAt: at,
        landedAt: new Date(at.getTime() + 3_600_000),
        day: '2024-03-01',
        season: 2024,
        milesHundredths: hundredthsOfMeters(meters),
      });
    });
  }

  test('recognizes a sortie launched here by boat, day, minute and rower', async () => {
    await log('06:30', 9_000);
    expect(await counts(list(TIMED))).toEqual({ new: 0, known: 1, left: 0 });
    expect(await counts(list(TIMED.replace('06:30', '06:31')))).toEqual({ new: 1, known: 0, left: 0 });
    expect(await counts(list(TIMED.replace('Kim Harper', 'Ana Bo')), members)).toMatchObject({ new: 1 });
    expect(await counts(list(TIMED.replace('01.03', '02.03')))).toMatchObject({ new: 1 });
  });

  test('recognizes a sortie without a time by boat, day, people and distance', async () => {
    await log('06:30', 12_500);
    expect(await counts(list(UNTIMED))).toEqual({ new: 0, known: 1, left: 0 });
    expect(await counts(list(UNTIMED.replace('12,5', '13')))).toEqual({ new: 1, known: 0, left: 0 });
    expect(await counts(list(UNTIMED.replace('Harper', 'Harper, Ana Bo')), members)).toMatchObject({
      new: 1,
    });
  });

  test('recognizes the same sorties in another file, and keeps two equal rows', async () => {
    const twice = [UNTIMED, UNTIMED.replace('1;', '2;')];
    await apply(list(UNTIMED), members);
    expect(await counts(list(...twice), members)).toEqual({ new: 1, known: 1, left: 0 });
    await apply(list(...twice), members);
    expect(await counts(list(...twice), members)).toEqual({ new: 0, known: 2, left: 0 });
    // A backup with times has the same outings.
    const both = [entry('7'), entry('8', { StartTime: '09:00', EndTime: '10:00' })].map((one) => ({
      ...one,
      Date: '01.03.2024',
      Distance: '12.5 km',
    }));
    const same = [{ Id: 'p1', FirstName: 'Kim', LastName: 'Harper' }];
    expect(await counts(backup([...both, entry('9')], { persons: same }), { same: ['p1'] })).toEqual({
      new: 1,
      known: 2,
      left: 0,
    });
    await expectTotals();
  });

  test('recognizes a list whose rows had other ids in an earlier version, and what was deleted of it', async () => {
    const rows = [
      'Datum;Boot;Ruderer 1;Ruderer 2;km',
      ...['01', '02', '03'].map((day) => `${day}.03.2024;Osprey;Kim Harper;Ana Bo;7`),
    ];
    const file = Buffer.from(rows.join('\n'));
    const { created } = await apply(file, members);
    expect(created).toMatchObject({ outings: 3 });
    await api.inClub(async () => {
      for (const { _id } of await SortieModel.find().lean())
        await SortieModel.updateOne({ _id }, { $set: { 'source.id': `old ${String(_id)}` } });
    });
    await remove({ day: '2024-03-02' });
    const again = await preview(file, members);
    expect(again.preview).toMatchObject({
      people: { new: 0 },
      outings: { new: 0, known: 2, left: 1 },
      problems: [{ where: 'Line 3', text: SKIPPED_DELETED }],
    });
  });
});
