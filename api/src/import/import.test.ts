import type {
  ImportDetail,
  ImportSummary,
  InvitationsAnswer,
  UnclaimedMember,
} from '@fleetwatch/contract/import/wire';
import {
  ANSWERS_OUTDATED,
  chooseAgain,
  CLASS_UNANSWERED,
  clearedNames,
  COLUMN_TWICE,
  COLUMN_UNKNOWN,
  columnsMissing,
  FILE_INCOMPLETE,
  IMPORT_OPEN,
  importStopped,
  LEFT_BOAT,
  SKIPPED_CLASS,
  SKIPPED_DISTANCE,
  SKIPPED_LAST_DAY,
  SKIPPED_NO_BOAT,
  SKIPPED_NO_DAY,
  SKIPPED_OPEN,
  SKIPPED_OTHER,
  SKIPPED_TODAY,
  SKIPPED_TOO_FAR,
  SKIPPED_YEAR,
  ONLY_IMPORTERS,
  TABLE_NO_HEADER,
} from '@fleetwatch/contract/import/texts';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { metersOf } from '@fleetwatch/contract/sorties/miles';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { BATCH, UNDO_DAYS } from '@fleetwatch/contract/import/limits';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { TotalModel } from '../logbook/Total.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { launch } from '../testing/calls.ts';
import { efaBackup, largeEfaBackup, type EfaBackup, type EfaRecord } from '../testing/efaBackup.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  tokenFor,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { answersTo, previewFile, runImportsNow, sendFile, type Caller } from '../testing/importing.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { ChangeBroadcaster } from './commands/ChangeBroadcaster.ts';
import { ImportModel } from './Import.ts';
import { ImportPartModel, REPORT_KINDS } from './ImportPart.ts';

const DAY_S = 86_400;
const EIGHT = { TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' };
const SINGLE = { TypeSeats: '1', TypeRigging: 'SCULL', TypeCoxing: 'COXLESS' };

let api: TestClub;
let officer: TestMember;
let groups: { group: string; fleetGroup: string };

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['moving'] });
  await api.inClub(async () => {
    officer = await makeMember({ name: 'Rae Cord', offices: ['records'] });
    groups = { group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') };
  });
});

const call: Caller = async (method, path, body) => {
  const { status, body: answer } = await api.call(method, path, { token: officer.token, body });
  if (status >= 300) throw Object.assign(new Error(JSON.stringify(answer)), { status, answer });
  return answer;
};
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error as { answer: unknown }).answer,
  );

const outing = (EntryId: string, more: EfaRecord = {}): EfaRecord => ({
  EntryId,
  Date: '30.04.2025',
  BoatId: 'b1',
  Crew1Id: 'p1',
  Distance: '10 km',
  ...more,
});
const SMALL: EfaBackup = {
  boats: [
    { Id: 'b1', Name: '109', ...EIGHT },
    { Id: 'b2', Name: 'Solo', ...SINGLE },
    { Id: 'b3', Name: 'Barge', TypeSeats: '6', TypeRigging: 'OTHER', TypeCoxing: 'COXED' },
    { Id: 'b4', Name: 'Old Solo', InvalidFrom: '1600000000000', ...SINGLE },
  ],
  persons: [
    { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org', Birthday: '03.05.1990' },
    // An impossible age.
    { Id: 'p2', FirstName: 'Ana', LastName: 'Bo', Birthday: '03.05.1830' },
    { Id: 'p3', LastName: 'archiveID:9' },
    { Id: 'p4', FirstName: 'Ana', LastName: 'Bo', Email: 'kim@example.org' },
  ],
  logbooks: {
    2025: [
      outing('1', {
        StartTime: '07:05',
        EndTime: '08:30',
        CoxName: 'Guest One',
        Crew2Id: 'p2',
        BoatCaptain: '2',
        Distance: '12.5 km',
      }),
      outing('2a', { BoatId: 'b2', Crew1Id: 'p3', Crew1Name: undefined }),
      outing('3', { BoatId: 'b4', Date: '01.01.2019', Distance: '750 m' }),
    ],
  },
};
const apply = async (file: Buffer): Promise<ImportDetail> => {
  const { _id } = await previewFile(call, file, { ...groups, fleetGroup: null as never });
  await call('POST', '/import-apply', { id: _id });
  await runImportsNow();
  return (await call('GET', `/import/${_id}`)) as ImportDetail;
};

describe('an import of a backup', () => {
  test('asks once for each kind of boat, and shows what it would do (rules moving.questions and moving.preview)', async () => {
    const id = await sendFile(call, efaBackup(SMALL));
    const { questions, state } = (await call('POST', '/import-read', { id })) as ImportDetail;
    expect(state).toBe('parsed');
    expect(questions).toMatchObject({
      counts: { boats: 4, people: 4, outings: 3 },
      classes: [
        { key: '8 SWEEP COXED', boats: 1, examples: ['109'], proposal: groups.fleetGroup },
        { key: '1 SCULL COXLESS', boats: 2, examples: ['Solo', 'Old Solo'] },
        { key: '6 OTHER COXED', boats: 1, proposal: null },
      ],
      statuses: [{ status: '', people: 3 }],
      dateOrder: 'dmy',
      unit: 'km',
      unlisted: 1,
      names: [{ kind: 'boat', id: 'b1', original: '109', proposal: 'Boat 109' }],
    });
    const partly = { classes: [], groups: [], dateOrder: 'dmy', unit: 'km', others: [], same: [], names: [] };
    const refused = await refusal(
      call('PUT', '/import-mapping', { id, mapping: { ...partly, unlistedAreMembers: false } }),
    );
    expect(refused).toEqual([CLASS_UNANSWERED, 'invalid:classes']);
    await call('DELETE', `/import/${id}`);
    const { preview } = await previewFile(call, efaBackup(SMALL), { ...groups, fleetGroup: null as never });
    expect(preview).toMatchObject({
      boats: { new: 3, known: 0, left: 1 },
      people: { new: 3, known: 0, left: 1 },
      outings: { new: 3, known: 0, left: 0 },
      years: [
        {
          year: 2019,
          unit: 'm',
          outings: 1,
          all: 750_000_000,
          imported: 750_000_000,
          left: 0,
          milesHundredths: hundredthsOfMeters(750),
        },
        {
          year: 2025,
          unit: 'km',
          outings: 2,
          all: 22_500_000,
          imported: 22_500_000,
          left: 0,
          milesHundredths: hundredthsOfMeters(12_500) + hundredthsOfMeters(10_000),
        },
      ],
      problems: [
        { where: 'Boats', boat: 'Barge', text: LEFT_BOAT },
        { where: 'People', text: clearedNames(1) },
      ],
      problemCount: 2,
    });
    expect(preview?.samples[1]).toEqual({
      day: '2025-04-30',
      boat: 'Boat 109',
      crew: ['Ana Bo', 'Past Guest', 'Kim Harper'],
      distance: '12.5 km',
      milesHundredths: hundredthsOfMeters(12_500),
    });
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(0);
  });

  test('creates boats, members and past sorties, which count only in their season (rule moving.apply)', async () => {
    const before = await call('GET', '/sortiestoday-results');
    const done = await apply(efaBackup(SMALL));
    expect(done).toMatchObject({
      state: 'done',
      canUndo: true,
      created: { boats: 3, people: 5, outings: 3 },
      progress: { done: 11, total: 11 },
      questions: null,
      mapping: null,
    });
    await api.inClub(async () => {
      const boats = await BoatModel.find().sort({ name: 1 }).lean<BoatRecord[]>();
      expect(boats).toMatchObject([
        { name: 'Boat 109', aliases: ['109'], description: 'Was called “109”', isDecommissioned: false },
        { name: 'Old Solo', isDecommissioned: true, isActive: false },
        { name: 'Solo', isDecommissioned: false, isActive: true },
      ]);
      const members = await MemberModel.find({ source: { $exists: true } })
        .sort({ name: 1, isActive: 1 })
        .lean<MemberRecord[]>();
      expect(
        members.map(({ name, email, isActive, isUnclaimed, birthDate }) => [
          name,
          email,
          isActive,
          isUnclaimed,
          birthDate,
        ]),
      ).toEqual([
        ['Ana Bo', '', true, true, null],
        ['Ana Bo II', '', true, true, null],
        ['Former Member', '', false, undefined, null],
        ['Kim Harper', 'kim@example.org', true, true, '1990-05-03'],
        ['Past Guest', '', false, undefined, null],
      ]);
      const sorties = await SortieModel.find().sort({ launchedAt: 1 }).lean<SortieRecord[]>();
      expect(sorties).toMatchObject([
        {
          boatName: 'Old Solo',
          day: '2019-01-01',
          season: 2019,
          milesHundredths: hundredthsOfMeters(750),
          isLate: false,
          isSolo: true,
        },
        {
          boatName: 'Boat 109',
          milesHundredths: hundredthsOfMeters(12_500),
          notes: 'With Guest One',
          moniker: '8+',
          launchedAt: new Date('2025-04-30T12:05:00Z'),
          landedAt: new Date('2025-04-30T13:30:00Z'),
          source: { system: 'efa', logbook: 'Club/2025', id: '1', distance: '12.5 km' },
        },
        { boatName: 'Solo', launchedAt: new Date('2025-04-30T17:00:00Z'), source: { id: '2a' } },
      ]);
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
      expect(await ImportPartModel.distinct('kind')).toEqual(['problems', 'totals']);
    });
    expect(await call('GET', '/sortiestoday-results')).toEqual(before);
    const activity = await call('GET', '/audit-results');
    expect(activity).toMatchObject({ results: [{ verb: 'import' }, { verb: 'begin-import' }] });
  });

  test('shows who rowed last when many sorties of a day have no time (rule moving.apply)', async () => {
    // The second batch contains the sortie that counts as the last: its launcher's id is higher.
    const entries = Array.from({ length: BATCH + 1 }, (_, at) =>
      outing(String(at), { Crew2Id: 'p2', BoatCaptain: at === BATCH ? '2' : '1' }),
    );
    expect(await apply(efaBackup({ ...SMALL, logbooks: { 2025: entries } }))).toMatchObject({
      created: { outings: BATCH + 1 },
    });
    await api.inClub(async () => {
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    });
  });

  test('imports a backup once when it is sent again or another process continues (rule moving.apply)', async () => {
    await apply(efaBackup(SMALL));
    const grown: EfaBackup = {
      ...SMALL,
      logbooks: { 2025: [...(SMALL.logbooks?.['2025'] ?? []), outing('4')], 2024: [outing('1')] },
    };
    const { preview, _id } = await previewFile(call, efaBackup(grown), {
      ...groups,
      fleetGroup: null as never,
    });
    expect(preview).toMatchObject({
      boats: { new: 0, known: 3, left: 1 },
      people: { new: 0, known: 3, left: 1 },
      outings: { new: 2, known: 3, left: 0 },
    });
    await call('POST', '/import-apply', { id: _id });
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    await runImportsNow();
    expect(await call('GET', `/import/${_id}`)).toMatchObject({
      state: 'done',
      created: { boats: 0, people: 0, outings: 2 },
    });
    await api.inClub(async () => {
      expect(await SortieModel.countDocuments()).toBe(5);
      expect(await BoatModel.countDocuments()).toBe(3);
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    });
  });

  test('matches members by address, or by name and year of birth, and asks about equal names (rule moving.people)', async () => {
    await api.inClub(async () => {
      await makeMember({ name: 'Kimberley Harper', email: 'KIM@example.org' });
      await makeMember({ name: 'Ana Bo' });
      await makeMember({ name: 'Lee Dunn', birthDate: '1985-01-01' });
    });
    const persons = [
      { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' },
      // An impossible age.
      { Id: 'p2', FirstName: 'Ana', LastName: 'Bo', Birthday: '03.05.1830' },
      { Id: 'p3', FirstName: 'Lee', LastName: 'Dunn', Birthday: '1985' },
      { Id: 'p4', FirstName: 'Lee', LastName: 'Dunn', Birthday: '1999' },
    ];
    const file = efaBackup({ ...SMALL, persons });
    const id = await sendFile(call, file);
    const { questions } = (await call('POST', '/import-read', { id })) as ImportDetail;
    expect(questions?.sameNames).toEqual([
      // A shared address does not prove identity: a family may share it.
      { id: 'p1', name: 'Kim Harper', member: 'Kimberley Harper' },
      { id: 'p2', name: 'Ana Bo' },
      { id: 'p4', name: 'Lee Dunn' },
    ]);
    await call('DELETE', `/import/${id}`);
    const { preview } = await previewFile(call, file, groups, {
      same: ['p1', 'p2'],
      names: [{ kind: 'person', id: 'p4', name: 'Lee Young' }],
    });
    expect(preview?.people).toEqual({ new: 1, known: 3, left: 0 });
    expect(preview?.samples.at(-2)?.crew).toEqual(['Ana Bo', 'Past Guest', 'Kimberley Harper']);
  });

  test('imports people who left as former members with their sorties, without an account (rule moving.people)', async () => {
    const persons = [
      {
        Id: 'p1',
        FirstName: 'Kim',
        LastName: 'Harper',
        Email: 'kim@example.org',
        InvalidFrom: '1500000000000',
      },
      { Id: 'p2', FirstName: 'Ana', LastName: 'Bo', Deleted: 'true' },
      { Id: 'p3', FirstName: 'Lee', LastName: 'Dunn', Invisible: 'true' },
      // Someone with a former member's name and address.
      { Id: 'p4', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' },
    ];
    await apply(efaBackup({ ...SMALL, persons }));
    expect(await call('GET', '/unclaimed-results')).toMatchObject({ results: [{ name: 'Kim Harper' }] });
    await api.inClub(async () => {
      const members = await MemberModel.find({ 'source.id': { $in: ['p1', 'p2', 'p3', 'p4'] } })
        .sort({ 'source.id': 1 })
        .lean<MemberRecord[]>();
      expect(members.map(({ name, email, isActive }) => [name, email, isActive])).toEqual([
        ['Kim Harper', '', false],
        ['Ana Bo', '', false],
        ['Lee Dunn', '', false],
        ['Kim Harper', 'kim@example.org', true],
      ]);
      expect(await SortieModel.countDocuments({ launcher: members[0]?._id })).toBeGreaterThan(0);
    });
    const again = await previewFile(call, efaBackup({ ...SMALL, persons }), groups);
    expect(again.preview?.people).toEqual({ new: 0, known: 4, left: 0 });
  });

  test("leaves out impossible entries with a reason, and shows each year's distance in the whole file (rule moving.left-out)", async () => {
    const entries = [
      outing('1'),
      outing('2', { Date: '30.04.2203' }),
      outing('3', { Date: '31.04.2025' }),
      outing('4', { Date: '01.05.2026' }),
      outing('5', { Distance: '501 km' }),
      outing('6', { Distance: 'far' }),
      outing('7', { Open: 'true' }),
      outing('8', { BoatId: undefined }),
      outing('9', { BoatId: 'b3' }),
      outing('10', { SessionType: 'ERG' }),
      outing('11', { Date: '01.01.1500' }),
      outing('12', { EndDate: '29.04.2025' }),
      outing('13', { EndDate: 'soon' }),
      outing('14', { Date: '30.04.2026', EndDate: '01.05.2026' }),
    ];
    const { preview } = await previewFile(call, efaBackup({ ...SMALL, logbooks: { log: entries } }), {
      ...groups,
      fleetGroup: null as never,
    });
    expect(preview?.problems.map(({ where, text }) => ({ where, text }))).toEqual([
      { where: 'Boats', text: LEFT_BOAT },
      { where: 'log 2', text: SKIPPED_YEAR },
      { where: 'log 3', text: SKIPPED_NO_DAY },
      { where: 'log 4', text: SKIPPED_TODAY },
      { where: 'log 5', text: SKIPPED_TOO_FAR },
      { where: 'log 6', text: SKIPPED_DISTANCE },
      { where: 'log 7', text: SKIPPED_OPEN },
      { where: 'log 8', text: SKIPPED_NO_BOAT },
      { where: 'log 9', text: SKIPPED_CLASS },
      { where: 'log 10', text: SKIPPED_OTHER },
      { where: 'log 11', text: SKIPPED_YEAR },
      { where: 'log 12', text: SKIPPED_LAST_DAY },
      { where: 'log 13', text: SKIPPED_LAST_DAY },
      { where: 'log 14', text: SKIPPED_TODAY },
      { where: 'People', text: clearedNames(1) },
    ]);
    for (const { all, imported, known, left } of preview?.years ?? [])
      expect(imported + known + left).toBe(all);
    expect(preview?.years.map(({ year }) => year)).toEqual([null, 1500, 2025, 2026, 2203]);
  });

  test('lands a sortie of several days on its last day, with or without a time (rule moving.times)', async () => {
    const entries = [
      outing('1', { EndDate: '02.05.2025', StartTime: '09:00', EndTime: '17:30' }),
      outing('2', { EndDate: '02.05.2025' }),
      outing('3', { EndDate: '30.04.2025', StartTime: '09:00' }),
      outing('4', { EndDate: '29.04.2025' }),
      outing('5', { EndDate: 'later' }),
      outing('6', { Date: '30.04.2026', EndDate: '01.05.2026' }),
    ];
    const { preview, created } = await apply(efaBackup({ ...SMALL, logbooks: { log: entries } }));
    expect([preview?.outings.left, created.outings]).toEqual([3, 3]);
    await api.inClub(async () => {
      const sorties = await SortieModel.find().sort({ 'source.id': 1 }).lean<SortieRecord[]>();
      expect(sorties.map(({ day, launchedAt, landedAt }) => [day, launchedAt, landedAt])).toEqual([
        ['2025-04-30', new Date('2025-04-30T14:00:00Z'), new Date('2025-05-02T22:30:00Z')],
        ['2025-04-30', new Date('2025-04-30T17:00:00Z'), new Date('2025-05-02T17:00:00Z')],
        ['2025-04-30', new Date('2025-04-30T14:00:00Z'), new Date('2025-04-30T14:00:00Z')],
      ]);
    });
  });

  test('imports ergometer and motorboat entries when the club chooses to (rule moving.others)', async () => {
    const entries = [outing('1', { SessionType: 'ERG' }), outing('2', { SessionType: 'MOTORBOAT' })];
    const file = efaBackup({ ...SMALL, logbooks: { log: entries } });
    const { preview } = await previewFile(call, file, groups, { others: ['erg'] });
    expect(preview?.outings).toEqual({ new: 1, known: 0, left: 1 });
    expect(preview?.problems[0]).toMatchObject({ where: 'log 2', text: SKIPPED_OTHER });
  });

  test('creates members from the names in a list of sorties when the club chooses to (rule moving.questions)', async () => {
    const list =
      'Date,Boat,Crew,Miles,Class\n03/05/2025,Osprey,Kim Harper & Ana Bo,3.5,2x\n03/06/2025,Osprey,Kim Harper,4,2x\n';
    const id = await sendFile(call, Buffer.from(list), 'log.csv');
    const { questions } = (await call('POST', '/import-read', { id })) as ImportDetail;
    expect(questions).toMatchObject({ dateOrder: null, unit: 'mi', unlisted: 2 });
    await call('DELETE', `/import/${id}`);
    const { preview, _id } = await previewFile(call, Buffer.from(list), groups, {
      dateOrder: 'mdy',
      unlistedAreMembers: true,
    });
    expect(preview).toMatchObject({
      people: { new: 2 },
      years: [{ year: 2025, unit: 'mi', all: 7_500_000, milesHundredths: 750 }],
    });
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    await api.inClub(async () => {
      const days = await SortieModel.distinct('day');
      expect(days).toEqual(['2025-03-05', '2025-03-06']);
      expect(await MemberModel.countDocuments({ isUnclaimed: true })).toBe(2);
    });
  });
});

describe('an undo', () => {
  test('removes everything that an import created on undo, to the last total (rule moving.undo)', async () => {
    await api.inClub(async () => {
      const kim = await makeMember();
      await launch(api, kim, await makeBoat());
    });
    const documents = () =>
      api.inClub(async () => [
        await SortieModel.find().sort({ _id: 1 }).lean(),
        await BoatModel.find().sort({ _id: 1 }).lean(),
        await MemberModel.find().sort({ _id: 1 }).lean(),
        (await TotalModel.find().sort({ season: 1, kind: 1, subject: 1 }).lean()).map(
          ({ _id, ...total }) => total,
        ),
      ]);
    const before = await documents();
    const { _id } = await apply(efaBackup(SMALL));
    await call('POST', '/import-undo', { id: _id });
    await runImportsNow();
    expect(await call('GET', `/import/${_id}`)).toMatchObject({
      state: 'undone',
      left: { boats: 0, people: 0, outings: 0 },
      canUndo: false,
    });
    expect(await documents()).toEqual(before);
    // It can be imported again.
    expect(await apply(efaBackup(SMALL))).toMatchObject({ created: { outings: 3 } });
  });

  test('keeps what was changed or is used since on undo, and counts it', async () => {
    const { _id } = await apply(efaBackup(SMALL));
    await api.inClub(async () => {
      await SortieModel.updateOne({ 'source.id': '3' }, { $set: { milesHundredths: 90 } });
      await BoatModel.updateOne({ name: 'Solo' }, { $set: { description: 'Blue' } });
      const kim = await MemberModel.findOne({ name: 'Kim Harper' }).lean<MemberRecord>();
      const boat = await BoatModel.findOne({ name: 'Boat 109' }).lean<BoatRecord>();
      if (!kim || !boat) throw new Error('They were imported.');
      await launch(api, { id: String(kim._id), token: await tokenFor(kim), record: kim }, boat);
    });
    await call('POST', '/import-undo', { id: _id });
    await runImportsNow();
    expect(await call('GET', `/import/${_id}`)).toMatchObject({
      state: 'undone',
      left: { boats: 3, people: 1, outings: 1 },
    });
    await api.inClub(async () => {
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    });
  });

  test('allows an undo for thirty days', async () => {
    const { _id } = await apply(efaBackup(SMALL));
    api.clock.advanceSeconds((UNDO_DAYS + 1) * DAY_S);
    officer = { ...officer, token: await api.inClub(() => tokenFor(officer.record)) };
    expect(await call('GET', '/imports-results')).toMatchObject({ results: [{ canUndo: false }] });
    expect(await refusal(call('POST', '/import-undo', { id: _id }))).toMatchObject({ 1: 'import_too_old' });
  });
});

describe('the course of an import (rule moving.states)', () => {
  test('allows a club one import at a time, which it can discard until it runs', async () => {
    const id = await sendFile(call, efaBackup(SMALL));
    await call('POST', '/import-read', { id });
    expect(await refusal(call('POST', '/import', { name: 'b.zip', size: 3 }))).toEqual([
      IMPORT_OPEN,
      'import_state',
    ]);
    expect(await refusal(call('POST', '/import-apply', { id }))).toMatchObject({ 1: 'import_state' });
    await call('DELETE', `/import/${id}`);
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
    const next = await previewFile(call, efaBackup(SMALL), groups);
    await call('POST', '/import-apply', { id: next._id });
    expect(await refusal(call('DELETE', `/import/${next._id}`))).toMatchObject({ 1: 'import_state' });
    expect(
      await refusal(call('PUT', '/import-part', { id: next._id, part: 0, content: 'AAAA' })),
    ).toMatchObject({ 1: 'import_state' });
  });

  test('does not read a file of which a part is missing', async () => {
    const { _id: id } = (await call('POST', '/import', { name: 'b.zip', size: 10 })) as ImportSummary;
    await call('PUT', '/import-part', { id, part: 0, content: Buffer.from('half').toString('base64') });
    expect(await refusal(call('POST', '/import-read', { id }))).toEqual([FILE_INCOMPLETE, 'invalid:file']);
  });

  test('closes an import whose file is refused, and answers a retry the same way', async () => {
    const id = await sendFile(call, Buffer.from('hello'), 'hello.csv');
    const refused = await refusal(call('POST', '/import-read', { id }));
    expect(refused).toMatchObject({ 1: 'invalid:file' });
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
    expect(await refusal(call('POST', '/import-read', { id }))).toEqual(refused);
    expect(await call('GET', '/imports-results')).toEqual({ results: [] });
    expect(await refusal(call('PUT', '/import-part', { id, part: 0, content: 'AAAA' }))).toMatchObject({
      1: 'import_state',
    });
    await sendFile(call, efaBackup(SMALL));
    // Devices discard what was refused.
    await call('DELETE', `/import/${id}`);
    expect(await call('GET', '/imports-results')).toMatchObject({ results: [{ state: 'uploaded' }] });
  });

  test('replaces an unfinished upload of the same member, and after an hour of any member', async () => {
    const first = await sendFile(call, efaBackup(SMALL));
    const second = await sendFile(call, efaBackup(SMALL));
    expect(await refusal(call('POST', '/import-read', { id: first }))).toMatchObject({ 1: 'not_found' });
    expect(await api.inClub(() => ImportPartModel.distinct('import'))).toHaveLength(1);
    const coach = await api.inClub(() => makeCoach());
    const open = () => api.call('POST', '/import', { token: coach.token, body: { name: 'b.zip', size: 3 } });
    expect(await open()).toMatchObject({ status: 409, body: [IMPORT_OPEN, 'import_state'] });
    api.clock.advanceSeconds(3_601);
    coach.token = await api.inClub(() => tokenFor(coach.record));
    expect((await open()).status).toBe(200);
    officer = { ...officer, token: await api.inClub(() => tokenFor(officer.record)) };
    expect(await refusal(call('POST', '/import-read', { id: second }))).toMatchObject({ 1: 'not_found' });
  });

  test('erases the file after a week, and reports a failure', async () => {
    await sendFile(call, efaBackup(SMALL));
    api.clock.advanceSeconds(8 * DAY_S);
    expect(await api.inClub(deleteExpired)).toMatchObject({ imports: 1 });
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
    officer = { ...officer, token: await api.inClub(() => tokenFor(officer.record)) };
    const { _id } = await previewFile(call, efaBackup(SMALL), groups);
    await call('POST', '/import-apply', { id: _id });
    await api.inClub(() => ImportPartModel.deleteMany({}));
    for (let attempt = 0; attempt < 5; attempt += 1) await runImportsNow();
    expect(await call('GET', `/import/${_id}`)).toMatchObject({ state: 'failed', canUndo: true });
    expect(await api.inClub(() => ImportModel.countDocuments({ isOpen: true }))).toBe(0);
  });

  test('allows imports for coaches, not for members, and has no such calls in a club with imports off', async () => {
    const kim = await api.inClub(() => makeMember());
    expect((await api.call('GET', '/imports-results', { token: kim.token })).body).toEqual([
      ONLY_IMPORTERS,
      'coaches_only',
    ]);
    const coach = await api.inClub(() => makeCoach());
    expect((await api.call('GET', '/imports-results', { token: coach.token })).status).toBe(200);
    const body = { identity: DEFAULT_IDENTITY, place: null, features: [] };
    expect((await api.call('PUT', '/club', { token: coach.token, body })).status).toBe(200);
    expect((await api.call('GET', '/imports-results', { token: coach.token })).status).toBe(404);
  });
});

describe('columns of a list (rule moving.columns)', () => {
  const LOG = Buffer.from(
    'Wann;Schiff;Leute;Weg\n30.04.2025;Osprey;Kim Harper;7 km\n29.04.2025;Osprey;Ana Bo;5 km\n',
  );
  const columnsOf = (...fields: string[]) => [
    { sheet: 0, kind: 'outings', columns: fields.map((as, at) => ({ at, as })) },
  ];
  const ALL = columnsOf('day', 'boat', 'crew', 'distance');
  const kinds = async (): Promise<string[]> =>
    api.inClub(async () => {
      const parts = await ImportPartModel.find({ kind: { $nin: REPORT_KINDS } }).lean();
      return [...new Set(parts.map(({ kind }) => kind))];
    });
  const readLog = async (file = LOG): Promise<ImportDetail> => {
    const id = await sendFile(call, file, 'log.csv');
    return (await call('POST', '/import-read', { id })) as ImportDetail;
  };
  const choose = async (id: string, lists: object[]): Promise<ImportDetail> =>
    (await call('PUT', '/import-columns', { id, lists })) as ImportDetail;
  const preview = async ({ _id: id, questions }: ImportDetail): Promise<ImportDetail> => {
    if (!questions) throw new Error('The import asks nothing.');
    return (await call('PUT', '/import-mapping', {
      id,
      mapping: answersTo(questions, groups),
    })) as ImportDetail;
  };

  test('asks about columns instead of refusing a list, reads it again as chosen, and imports it', async () => {
    const read = await readLog();
    expect(read.questions).toMatchObject({ counts: { outings: 0 }, lists: [{ kind: null }] });
    expect(await refusal(preview(read))).toEqual([TABLE_NO_HEADER, 'invalid:lists']);
    const part = await choose(read._id, columnsOf('day', 'boat'));
    expect(part.questions?.counts).toEqual({ boats: 1, people: 0, outings: 2 });
    expect(await refusal(preview(part))).toEqual([columnsMissing(['crew', 'distance']), 'invalid:lists']);
    const whole = await preview(await choose(read._id, ALL));
    expect(whole).toMatchObject({ state: 'previewed', preview: { outings: { new: 2, left: 0 } } });
    expect(whole.preview?.years).toMatchObject([{ year: 2025, unit: 'km', all: 12_000_000 }]);
    // The file is kept until something is written.
    expect(await kinds()).toEqual(['file', expect.stringMatching(/^model [0-9a-f]{24}$/)]);
    await call('POST', '/import-apply', { id: read._id });
    expect(await kinds()).toEqual([expect.stringContaining('model ')]);
    await runImportsNow();
    expect(await kinds()).toEqual([]);
    expect(await call('GET', `/import/${read._id}`)).toMatchObject({
      state: 'done',
      questions: null,
      created: { boats: 1, outings: 2 },
    });
    await api.inClub(async () => {
      const sorties = await SortieModel.find().sort({ launchedAt: 1 }).lean<SortieRecord[]>();
      expect(sorties.map(({ boatName, milesHundredths }) => [boatName, milesHundredths])).toEqual([
        ['Osprey', hundredthsOfMeters(5_000)],
        ['Osprey', hundredthsOfMeters(7_000)],
      ]);
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    });
    expect(await refusal(choose(read._id, ALL))).toMatchObject({ 1: 'import_state' });
    const again = await preview(await choose((await readLog())._id, ALL));
    expect(again.preview?.outings).toEqual({ new: 0, known: 2, left: 0 });
  });

  test('drops earlier answers when columns are chosen again, so that nothing is imported without a preview', async () => {
    const { _id: id } = await readLog();
    await preview(await choose(id, ALL));
    const after = await choose(id, columnsOf('day', 'boat', 'crew'));
    expect(after).toMatchObject({ state: 'parsed', mapping: null, preview: null });
    expect(await refusal(call('POST', '/import-apply', { id }))).toMatchObject({ 1: 'import_state' });
  });

  test('refuses impossible columns, and columns of other files, and changes nothing', async () => {
    const { _id: id, questions } = await readLog();
    expect(await refusal(choose(id, columnsOf('day', 'day')))).toEqual([COLUMN_TWICE, 'invalid:lists']);
    expect(await refusal(choose(id, columnsOf('email')))).toEqual([COLUMN_UNKNOWN, 'invalid:lists']);
    const twice = { ...columnsOf()[0], columns: [0, 0].map((at) => ({ at, as: 'notes' })) };
    for (const lists of [[], [...ALL, ...ALL], [twice], columnsOf('')])
      expect(await refusal(choose(id, lists))).toMatchObject({ 1: expect.stringMatching(/^invalid:lists/) });
    expect(await call('GET', `/import/${id}`)).toMatchObject({ state: 'parsed', questions });
    expect(await kinds()).toEqual(['file', 'model']);
    await call('DELETE', `/import/${id}`);
    expect(await kinds()).toEqual([]);
    const backup = await sendFile(call, efaBackup(SMALL));
    expect(await refusal(choose(backup, ALL))).toMatchObject({ 1: 'import_state' });
    await call('POST', '/import-read', { id: backup });
    expect(await kinds()).toEqual(['model']);
    expect(await refusal(choose(backup, ALL))).toMatchObject({ 1: 'import_state' });
  });

  test('keeps one complete reading when two officers choose columns at once', async () => {
    const { _id: id } = await readLog();
    const answers = await Promise.allSettled([choose(id, ALL), choose(id, columnsOf('day', 'boat', 'crew'))]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await kinds()).toEqual(['file', expect.stringContaining('model ')]);
    const now = (await call('GET', `/import/${id}`)) as ImportDetail;
    expect(now.questions?.counts.outings).toBe(2);
  });

  test('erases the columns with the file after a week', async () => {
    await choose((await readLog())._id, ALL);
    api.clock.advanceSeconds(8 * DAY_S);
    expect(await api.inClub(deleteExpired)).toMatchObject({ imports: 1 });
    expect(await kinds()).toEqual([]);
  });
});

describe('a class or group that is deleted after the preview (rule moving.asked-again)', () => {
  /** Previews a file with a class of the club's own for barges, and returns how to delete that class. */
  const previewBarges = async (file: EfaBackup) => {
    const coach = await api.inClub(() => makeCoach());
    const body = { name: 'Barges', moniker: 'bar', payload: 6 };
    const { _id: barges } = (await api.call('POST', '/fleetgroup', { token: coach.token, body })).body as {
      _id: string;
    };
    const { _id } = await previewFile(call, efaBackup(file), { ...groups, fleetGroup: barges });
    const remove = async (): Promise<void> => {
      const answer = await api.call('DELETE', '/fleetgroup-delete', {
        token: coach.token,
        body: { id: barges },
      });
      expect(answer.status).toBe(200);
    };
    return { _id, barges, remove };
  };
  const detail = async (id: string) => (await call('GET', `/import/${id}`)) as ImportDetail;
  const written = () =>
    api.inClub(async () => [
      await BoatModel.countDocuments({ source: { $exists: true } }),
      await MemberModel.countDocuments({ source: { $exists: true } }),
      await SortieModel.countDocuments(),
    ]);

  test('asks about a deleted class or group again', async () => {
    const { _id, barges, remove } = await previewBarges(SMALL);
    await remove();
    expect(await refusal(call('POST', '/import-apply', { id: _id }))).toEqual([
      chooseAgain(ANSWERS_OUTDATED),
      'invalid:answers',
    ]);
    await runImportsNow();
    const { state, preview, mapping, questions } = await detail(_id);
    expect([state, preview, questions?.warnings[0]]).toEqual(['parsed', null, chooseAgain(ANSWERS_OUTDATED)]);
    expect(mapping?.classes.map(({ key }) => key)).toEqual(['8 SWEEP COXED', '1 SCULL COXLESS']);
    expect(await written()).toEqual([0, 0, 0]);
    const again = [...(mapping?.classes ?? []), { key: '6 OTHER COXED', group: groups.fleetGroup }];
    expect(barges).not.toBe(groups.fleetGroup);
    await call('PUT', '/import-mapping', { id: _id, mapping: { ...mapping, classes: again } });
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    expect(await detail(_id)).toMatchObject({ state: 'done', created: { boats: 4, outings: 3 } });
  });

  test('asks again about a class or group deleted before the import began to write', async () => {
    const { _id, remove } = await previewBarges(SMALL);
    await call('POST', '/import-apply', { id: _id });
    await remove();
    await runImportsNow();
    const { state, questions } = await detail(_id);
    expect([state, questions?.warnings[0]]).toEqual(['parsed', chooseAgain(ANSWERS_OUTDATED)]);
    expect(await written()).toEqual([0, 0, 0]);
  });

  test('stops in the middle when a class or group is deleted, says so, and keeps what it wrote', async () => {
    const boats = Array.from({ length: BATCH + 1 }, (_, at) => ({
      Id: `b${at}`,
      Name: `Barge ${'abcdefghijk'.charAt(at)}`,
      TypeSeats: '6',
      TypeRigging: 'OTHER',
      TypeCoxing: 'COXED',
    }));
    const { _id, remove } = await previewBarges({ ...SMALL, boats });
    // A batch lets pending requests go first: the second one the deletion.
    const pause = jest
      .spyOn(ChangeBroadcaster.prototype, 'waitForRequests')
      .mockResolvedValueOnce()
      .mockImplementationOnce(remove);
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    pause.mockRestore();
    expect(await detail(_id)).toMatchObject({
      state: 'failed',
      failure: importStopped(ANSWERS_OUTDATED),
      created: { boats: BATCH, people: 0, outings: 0 },
      canUndo: true,
    });
    expect(await written()).toEqual([BATCH, 0, 0]);
    // The rest of the file is imported with another class.
    const rest = await previewFile(call, efaBackup({ ...SMALL, boats }), groups);
    expect(rest.preview?.boats).toEqual({ new: 1, known: BATCH, left: 0 });
  });
});

describe('people who came by an import (rule moving.claim)', () => {
  const unclaimed = async (): Promise<UnclaimedMember[]> =>
    ((await call('GET', '/unclaimed-results')) as { results: UnclaimedMember[] }).results;

  test('lets an imported member choose a password with a printed key, once, and see their history', async () => {
    await apply(efaBackup(SMALL));
    const [ana, anaToo, kim] = await unclaimed();
    expect([ana, anaToo, kim].map((one) => [one?.name, one?.hasEmail, one?.invitedUntil])).toEqual([
      ['Ana Bo', false, null],
      ['Ana Bo II', false, null],
      ['Kim Harper', true, null],
    ]);
    const invite = async (): Promise<string> => {
      const answer = (await call('POST', '/invitations', {
        members: [ana?._id, officer.id],
        by: 'code',
      })) as InvitationsAnswer;
      expect(answer).toMatchObject({ invited: 1, codes: [{ name: 'Ana Bo' }] });
      return answer.codes[0]?.code ?? '';
    };
    const first = await invite();
    const key = await invite();
    expect((await unclaimed())[0]?.invitedUntil).toBe('2026-05-31');
    const reset = (typed: string) =>
      api.call('POST', '/pwd-reset', { body: { key: typed, password: PASSWORD, hint: 'our first cox' } });
    expect((await reset(first)).body).toEqual('-1');
    expect((await reset(key)).body).toMatchObject({ name: 'Ana Bo' });
    expect((await reset(key)).body).toEqual('-1');
    expect((await unclaimed()).map(({ name }) => name)).toEqual(['Ana Bo II', 'Kim Harper']);
    const signedIn = await api.call('POST', '/login', { body: { name: 'ana bo', password: PASSWORD } });
    const { token } = signedIn.body as { token: string };
    const season = await api.call('GET', `/usermonthly-results/${ana?._id ?? ''}/04?year=2025`, { token });
    expect(season.body).toMatchObject({
      results: [{ bus: 'Boat 109', miles: hundredthsOfMeters(12_500) / 100 }],
    });
  });

  test('prints no key for a member with an address, and audits who was invited', async () => {
    await apply(efaBackup(SMALL));
    const kim = (await unclaimed()).find(({ name }) => name === 'Kim Harper');
    const invite = (by: string) => call('POST', '/invitations', { members: [kim?._id], by });
    expect(await invite('mail')).toEqual({ invited: 1, codes: [] });
    const [mail = ''] = await api.outbox();
    expect(await invite('code')).toEqual({ invited: 0, codes: [] });
    const key = /\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b/.exec(mail)?.[0] ?? '';
    const reset = { key, password: PASSWORD, hint: 'our first cox' };
    expect((await api.call('POST', '/pwd-reset', { body: reset })).body).toMatchObject({
      name: 'Kim Harper',
    });
    const entries = await api.inClub(() => AuditEntryModel.find({ kind: 'member' }).lean());
    expect(entries.map(({ verb, who, subject }) => [verb, String(who), String(subject)])).toEqual([
      ['invite-by-mail', officer.id, kim?._id],
    ]);
  });

  test('emails a key to an imported member with an address, which confirms it', async () => {
    await apply(efaBackup(SMALL));
    const members = (await unclaimed()).map(({ _id }) => _id);
    expect(await call('POST', '/invitations', { members, by: 'mail' })).toEqual({ invited: 1, codes: [] });
    const [mail = ''] = await api.outbox();
    expect(mail).toContain('Otter Creek Boat Club');
    const key = /\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b/.exec(mail)?.[0] ?? '';
    await api.call('POST', '/pwd-reset', { body: { key, password: PASSWORD, hint: 'our first cox' } });
    const kim = await api.inClub(() => MemberModel.findOne({ name: 'Kim Harper' }).lean<MemberRecord>());
    expect(kim).toMatchObject({ emailConfirmedAt: expect.any(Date) });
    expect(kim?.isUnclaimed).toBeUndefined();
  });
});

test('imports a large backup with equal distances in kilometers and miles, to the hundredth (rule moving.distance)', async () => {
  for (const isUs of [false, true]) {
    const file = largeEfaBackup({ boats: 20, people: 50, outings: 1_500, isUs });
    const { preview } = await apply(file);
    const stored = await api.inClub(() =>
      SortieModel.find({ 'source.system': 'efa' }).select('milesHundredths season').lean(),
    );
    expect(preview?.years.reduce((sum, { milesHundredths }) => sum + milesHundredths, 0)).toBe(
      stored.reduce((sum, { milesHundredths }) => sum + milesHundredths, 0),
    );
    expect(preview?.years).toHaveLength(10);
    const millionths = preview?.years.reduce((sum, { all }) => sum + all, 0) ?? 0;
    const miles = stored.reduce((sum, { milesHundredths }) => sum + milesHundredths, 0) / 100;
    // Exact to the meter if the file has kilometers.
    if (!isUs) expect(metersOf(miles)).toBe(millionths / 1_000);
    expect(stored).toHaveLength(1_500);
    await api.inClub(async () => {
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    });
    const { results } = (await call('GET', '/imports-results')) as { results: ImportSummary[] };
    await call('POST', '/import-undo', { id: results[0]?._id });
    await runImportsNow();
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(0);
  }
}, 60_000);
