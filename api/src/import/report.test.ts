import {
  CHANGED_BIRTH,
  CHANGED_BOAT_NAME,
  CHANGED_EMAIL,
  CHANGED_END,
  CHANGED_GUESTS,
  CHANGED_LEADER,
  CHANGED_NAME,
  CHANGED_NEXT_DAY,
  CHANGED_NO_CREW,
  CHANGED_NO_DISTANCE,
  CHANGED_NO_END,
  CHANGED_NO_START,
  CHANGED_NOTES,
  CHANGED_ROUNDED,
  CHANGED_TWICE,
  CHANGED_UNKNOWN,
  IMPORT_REPORT_GONE,
  SKIPPED_DISTANCE,
  SKIPPED_NO_DAY,
  SKIPPED_YEAR,
  withoutTimes,
} from '@fleetwatch/contract/import/texts';
import { PROBLEMS_SHOWN, TOTALS_SHOWN, UNDO_DAYS } from '@fleetwatch/contract/import/limits';
import type { ImportDetail, ImportMapping, PreviewTotal } from '@fleetwatch/contract/import/wire';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { parse } from 'csv-parse/sync';
import { eraseMember } from '../admin/eraseMember.ts';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { efaBackup, type EfaBackup, type EfaRecord } from '../testing/efaBackup.ts';
import { fleetGroupId, makeMember, tokenFor, userGroupId, type TestMember } from '../testing/factories.ts';
import { previewFile, runImportsNow, type Caller } from '../testing/importing.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { ImportModel } from './Import.ts';
import { ImportPartModel } from './ImportPart.ts';

const DAY_S = 86_400;
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
const preview = (file: Buffer | string, more: Partial<ImportMapping> = {}): Promise<ImportDetail> =>
  previewFile(call, Buffer.from(file), groups, more);
const outing = (EntryId: string, more: EfaRecord = {}): EfaRecord => ({
  EntryId,
  Date: '30.04.2025',
  BoatId: 'b1',
  Crew1Id: 'p1',
  Distance: '10 km',
  StartTime: '07:00',
  EndTime: '08:00',
  ...more,
});
const FILE: EfaBackup = {
  boats: [
    { Id: 'b1', Name: 'Heron', TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' },
    { Id: 'b2', Name: '109', TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' },
  ],
  persons: [
    { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' },
    { Id: 'p2', FirstName: 'Ana', LastName: 'Bo' },
  ],
};
const backup = (entries: readonly EfaRecord[], more: Partial<EfaBackup> = {}): Buffer =>
  efaBackup({ ...FILE, logbooks: { log: entries }, ...more });
const csv = async (
  which: 'problems' | 'totals',
  id: string,
  token = officer.token,
): Promise<Record<string, string>[]> => {
  const { status, body } = await api.call('GET', `/import-${which}-csv/${id}`, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return parse(String(body), { columns: true });
};
const amounts = ({ name, isGuest, outings, units }: PreviewTotal): unknown => [
  `${name}${isGuest ? ' (guest)' : ''}`,
  [outings.all, outings.imported, outings.known, outings.left],
  units.map(({ unit, all, imported, known, left }) => [unit, all, imported, known, left]),
];

describe('totals of a preview (rule moving.preview)', () => {
  test('shows the totals of each person and boat, exact in every unit, those with a difference first', async () => {
    const entries = [
      outing('1', { Crew2Id: 'p2', Crew3Name: 'Ana Bo' }),
      outing('2', { Crew1Id: 'p2', BoatId: 'b2', Distance: '20.000001 km' }),
      outing('3', { Crew1Id: undefined, Crew1Name: 'A Guest', Distance: '3.1 mi' }),
      outing('4', { Distance: '750 m', Date: '31.04.2025' }),
      outing('5', { BoatId: undefined, Crew1Id: undefined, Distance: 'far' }),
    ];
    const { preview: shown } = await preview(backup(entries));
    expect(shown?.totals?.members.map(amounts)).toEqual([
      [
        'Kim Harper',
        [2, 1, 0, 1],
        [
          ['km', 10_000_000, 10_000_000, 0, 0],
          ['m', 750_000_000, 0, 0, 750_000_000],
        ],
      ],
      ['Past Guest (guest)', [1, 0, 0, 1], []],
      ['Ana Bo', [2, 2, 0, 0], [['km', 30_000_001, 30_000_001, 0, 0]]],
      ['A Guest (guest)', [1, 1, 0, 0], [['mi', 3_100_000, 3_100_000, 0, 0]]],
    ]);
    expect(shown?.totals?.members[0]?.hundredths).toEqual({
      all: hundredthsOfMeters(10_000) + hundredthsOfMeters(750),
      imported: hundredthsOfMeters(10_000),
      known: 0,
      left: hundredthsOfMeters(750),
    });
    expect(shown?.totals?.fleet.map(amounts)).toEqual([
      [
        'Heron',
        [3, 2, 0, 1],
        [
          ['km', 10_000_000, 10_000_000, 0, 0],
          ['m', 750_000_000, 0, 0, 750_000_000],
          ['mi', 3_100_000, 3_100_000, 0, 0],
        ],
      ],
      ['', [1, 0, 0, 1], []],
      ['Boat 109', [1, 1, 0, 0], [['km', 20_000_001, 20_000_001, 0, 0]]],
    ]);
    expect(shown?.totals).toMatchObject({ memberCount: 4, boatCount: 3 });
    const [, kilometers, miles] = shown?.years ?? [];
    expect([kilometers?.unit, kilometers?.hundredths?.all]).toEqual(['km', kilometers?.milesHundredths]);
    expect([miles?.unit, miles?.hundredths]).toEqual(['mi', { all: 310, imported: 310, known: 0, left: 0 }]);
  });

  test('counts a member once whom the log names in several ways, and what is already here', async () => {
    const list = (lines: string): string => `Date,Boat,Crew,Km\n${lines}`;
    const first = list('2025-03-04,Heron,Ada Lake,5\n2025-03-05,Heron,ada lake,6\n');
    const { _id } = await preview(first, { unlistedAreMembers: true });
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    const again = await preview(`${first}2025-03-06,Heron,Ada  Lake,7\n`, { unlistedAreMembers: true });
    expect(again.preview?.totals?.members.map(amounts)).toEqual([
      ['Ada Lake', [3, 1, 2, 0], [['km', 18_000_000, 7_000_000, 11_000_000, 0]]],
    ]);
    expect(again.preview?.totals?.fleet.map(amounts)).toEqual([
      ['Heron', [3, 1, 2, 0], [['km', 18_000_000, 7_000_000, 11_000_000, 0]]],
    ]);
  });

  test('creates no member for a name that only left-out sorties have', async () => {
    const list = 'Date,Boat,Crew,Km\n2025-03-04,Heron,Ada Lake,5\n2025-13-04,Heron,Bo Ek,6\n';
    const { preview: shown } = await preview(list, { unlistedAreMembers: true });
    expect(shown?.people).toEqual({ new: 1, known: 0, left: 0 });
    expect(shown?.totals?.members.map(({ name, isGuest }) => [name, isGuest])).toEqual([
      ['Bo Ek', true],
      ['Ada Lake', undefined],
    ]);
  });
});

describe('the report of an import (rule moving.report)', () => {
  test('lists what is left out as it is written', async () => {
    const entries = [
      outing('1', { Date: '31.04.2025', Crew2Name: 'A Guest' }),
      outing('2a', { Distance: 'far' }),
    ];
    const { preview: shown, _id } = await preview(backup(entries));
    expect(shown?.problems).toEqual([
      {
        where: 'log 1',
        text: SKIPPED_NO_DAY,
        fileName: 'data/Club/log.efa2logbook',
        day: '31.04.2025',
        boat: 'Heron',
        crew: ['Kim Harper', 'A Guest'],
        distance: '10 km',
      },
      expect.objectContaining({ where: 'log 2a', text: SKIPPED_DISTANCE, distance: 'far' }),
    ]);
    await call('DELETE', `/import/${_id}`);
    const { preview: listed } = await preview('Date,Boat,Crew,Km\n2203-03-04,Heron,Ada Lake,5\n');
    expect(listed?.problems).toEqual([
      {
        where: 'Line 2',
        line: 2,
        text: SKIPPED_YEAR,
        day: '2203-03-04',
        boat: 'Heron',
        crew: ['Ada Lake'],
        distance: '5',
      },
    ]);
  });

  test.each<[string, EfaRecord, unknown[]]>([
    ['no crew', { Crew1Id: undefined }, [[CHANGED_NO_CREW]]],
    ['a guest', { Crew2Name: 'A Guest', Crew3Name: 'Bo' }, [[CHANGED_GUESTS, 'A Guest; Bo']]],
    ['a person of no list', { Crew2Id: 'gone' }, [[CHANGED_UNKNOWN]]],
    [
      'a guest in charge',
      { CoxName: 'A Guest', BoatCaptain: '0' },
      [
        [CHANGED_GUESTS, 'A Guest'],
        [CHANGED_LEADER, 'Kim Harper'],
      ],
    ],
    ['someone twice', { Crew2Id: 'p1' }, [[CHANGED_TWICE, 'Kim Harper']]],
    ['no distance', { Distance: undefined }, [[CHANGED_NO_DISTANCE]]],
    ['thousandths of a mile', { Distance: '3.125 mi' }, [[CHANGED_ROUNDED]]],
    ['yards that are no hundredths of a mile', { Distance: '400 yd' }, [[CHANGED_ROUNDED]]],
    ['yards that are', { Distance: '880 yd' }, []],
    ['kilometers to the meter', { Distance: '3.125 km' }, []],
    ['a night', { StartTime: '23:30', EndTime: '00:40' }, [[CHANGED_NEXT_DAY]]],
    ['an end before the start', { EndDate: '30.04.2025', EndTime: '06:00' }, [[CHANGED_END]]],
    ['days without an end', { EndDate: '02.05.2025', EndTime: undefined }, [[CHANGED_NO_END]]],
    ['an end without a start', { StartTime: undefined }, [[CHANGED_NO_START]]],
    ['no times', { StartTime: undefined, EndTime: undefined }, [[withoutTimes(1)]]],
    ['long notes', { Comments: 'x'.repeat(281) }, [[CHANGED_NOTES]]],
  ])('lists the changes to an entry with %s', async (_what, record, changes) => {
    const { preview: shown } = await preview(
      backup([outing('1', record)], { boats: FILE.boats?.slice(0, 1) ?? [] }),
    );
    expect(shown?.outings).toEqual({ new: 1, known: 0, left: 0 });
    expect(
      shown?.differences?.map(({ text, name }) => [text, ...(name === undefined ? [] : [name])]),
    ).toEqual(changes);
    expect(shown?.differenceCount).toBe(changes.length);
  });

  test('lists the people and boats that change', async () => {
    const persons = [
      { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org', Birthday: '1990' },
      { Id: 'p2', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' },
    ];
    const { preview: shown } = await preview(backup([outing('1')], { persons }));
    expect(shown?.differences?.map(({ where, text, name, boat }) => [where, text, name ?? boat])).toEqual([
      ['Boats', CHANGED_BOAT_NAME, '109 → Boat 109'],
      ['People', CHANGED_BIRTH, 'Kim Harper'],
      ['People', CHANGED_NAME, 'Kim Harper → Kim Harper II'],
      ['People', CHANGED_EMAIL, 'Kim Harper'],
    ]);
  });

  test('writes every line to a file, with formulas escaped, until thirty days after the import', async () => {
    const count = PROBLEMS_SHOWN + 5;
    const entries = Array.from({ length: count }, (_, at) =>
      outing(String(at), {
        Date: '31.04.2025',
        Crew1Id: undefined,
        Crew1Name: `=Guest ${at}`,
        Distance: '2 km',
      }),
    );
    const { _id, preview: shown, hasReport } = await preview(backup([...entries, outing('last')]));
    expect([shown?.problems.length, shown?.problemCount, hasReport]).toEqual([PROBLEMS_SHOWN, count, true]);
    expect([shown?.totals?.members.length, shown?.totals?.memberCount]).toEqual([TOTALS_SHOWN, count + 1]);
    const problems = await csv('problems', _id);
    const left = problems.filter(({ Type }) => Type === 'left out');
    expect(left).toHaveLength(count);
    expect(left[204]).toEqual({
      Type: 'left out',
      File: 'data/Club/log.efa2logbook',
      Line: '',
      Entry: 'log 204',
      Date: '31.04.2025',
      Boat: 'Heron',
      Crew: "'=Guest 204",
      Distance: '2 km',
      Reason: SKIPPED_NO_DAY,
      Name: '',
    });
    const totals = await csv('totals', _id);
    expect(totals).toHaveLength(count + 2);
    expect(totals.at(-1)).toEqual({
      Type: 'boat',
      Name: '',
      Boat: 'Heron',
      'Sorties in the file': String(count + 1),
      'Sorties imported': '1',
      'Sorties already here': '0',
      'Sorties left out': String(count),
      'Miles in the file': '260.98',
      'Miles imported': '6.21',
      'Miles already here': '0',
      'Miles left out': '254.76',
      'As written in the file': '420 km',
      'As written imported': '10 km',
      'As written already here': '0 km',
      'As written left out': '410 km',
    });
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    const { preview: kept } = (await call('GET', `/import/${_id}`)) as ImportDetail;
    expect(JSON.stringify(kept)).not.toContain('Kim Harper');
    expect(await csv('problems', _id)).toEqual(problems);
    const answer = await api.call('GET', `/import-totals-csv/${_id}`, { token: officer.token });
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Import-totals-2026-05-01.csv"',
    );
    api.clock.advanceSeconds(UNDO_DAYS * DAY_S - 1);
    expect(await api.inClub(deleteExpired)).toMatchObject({ importReports: 0 });
    api.clock.advanceSeconds(2);
    expect(await api.inClub(deleteExpired)).toMatchObject({ importReports: 1 });
    officer = { ...officer, token: await api.inClub(() => tokenFor(officer.record)) };
    const gone = await api.call('GET', `/import-problems-csv/${_id}`, { token: officer.token });
    expect([gone.status, gone.body]).toEqual([404, [IMPORT_REPORT_GONE, 'not_found']]);
    expect(await call('GET', '/imports-results')).toMatchObject({ results: [{ hasReport: false }] });
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
  });

  test('replaces the report when answers change, and erases it when the import is discarded', async () => {
    const list = 'Date,Boat,Crew,Distance\n03/13/2025,Heron,Ada Lake,5 km\n13/03/2025,Heron,Bo Ek,5 km\n';
    const { _id, mapping } = await preview(list, { dateOrder: 'dmy' });
    expect((await csv('problems', _id)).map(({ Line, Type }) => [Line, Type])).toContainEqual([
      '2',
      'left out',
    ]);
    await call('PUT', '/import-mapping', { id: _id, mapping: { ...mapping, dateOrder: 'mdy' } });
    const lines = (await csv('problems', _id)).map(({ Line, Type }) => [Line, Type]);
    expect(lines).toContainEqual(['3', 'left out']);
    expect(lines).not.toContainEqual(['2', 'left out']);
    await call('DELETE', `/import/${_id}`);
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
    expect((await api.call('GET', `/import-totals-csv/${_id}`, { token: officer.token })).status).toBe(404);
  });

  test('erases the report when a list is read again with other columns', async () => {
    const { _id } = await preview('Date,Boat,Crew,Km\n2025-03-04,Heron,Ada Lake,5\n');
    const columns = ['day', 'boat', 'crew', 'distance'].map((as, at) => ({ at, as }));
    await call('PUT', '/import-columns', { id: _id, lists: [{ sheet: 0, kind: 'outings', columns }] });
    expect(await call('GET', `/import/${_id}`)).toMatchObject({ state: 'parsed', hasReport: false });
    expect((await api.call('GET', `/import-totals-csv/${_id}`, { token: officer.token })).status).toBe(404);
  });

  test('erases the report with a member, whatever form of the name it has', async () => {
    const { _id } = await preview(
      'Date,Boat,Crew,Km\n2203-03-04,Heron,"Lake, Ada",5\n2024-03-04,Heron,Ada Lake,5\n',
    );
    await call('POST', '/import-apply', { id: _id });
    await runImportsNow();
    const member = await api.inClub(() => makeMember({ name: 'Ada Lake' }));
    await api.inClub(() => eraseMember(member.record));
    expect((await api.call('GET', `/import-problems-csv/${_id}`, { token: officer.token })).status).toBe(404);
    expect(await api.inClub(() => ImportPartModel.countDocuments())).toBe(0);
    expect(JSON.stringify(await api.inClub(() => ImportModel.find().lean()))).not.toContain('Ada');
  });

  test('keeps the report of a failed import for as long as it can be undone', async () => {
    const { _id } = await preview(backup([outing('1')]));
    await call('POST', '/import-apply', { id: _id });
    await api.inClub(() => ImportPartModel.deleteMany({ kind: 'model' }));
    for (let attempt = 0; attempt < 5; attempt += 1) await runImportsNow();
    expect(await call('GET', `/import/${_id}`)).toMatchObject({ state: 'failed', hasReport: true });
    expect((await csv('totals', _id)).length).toBeGreaterThan(0);
    api.clock.advanceSeconds(UNDO_DAYS * DAY_S + 1);
    await api.inClub(deleteExpired);
    const record = await api.inClub(() => ImportModel.findById(_id).orFail().lean());
    expect(JSON.stringify(record)).not.toContain('Kim Harper');
  });

  test('shows the report to coaches and records officers of its own club', async () => {
    const { _id } = await preview(backup([outing('1')]));
    const member = await api.inClub(() => makeMember());
    for (const which of ['problems', 'totals']) {
      const path = `/import-${which}-csv/${_id}`;
      expect((await api.call('GET', path, { token: member.token })).status).toBe(403);
      expect((await api.call('GET', path, { token: officer.token })).status).toBe(200);
    }
  });
});
