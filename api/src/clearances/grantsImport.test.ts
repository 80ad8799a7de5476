import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import * as texts from '@fleetwatch/contract/clearances/texts';
import type {
  Clearance,
  GrantsImport,
  GrantsImportAnswer,
  GrantsImportBody,
  ImportRow,
  MemberClearances,
} from '@fleetwatch/contract/clearances/wire';
import { ZIP_BROKEN } from '@fleetwatch/contract/import/texts';
import { clearanceBody, freshKey } from '../testing/calls.ts';
import { makeMember, type TestMember } from '../testing/factories.ts';
import { inline, workbook } from '../testing/workbook.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { GrantModel } from './Grant.ts';

const TODAY = '2026-05-15';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let officer: TestMember;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['clearances'] });
  [kim, zoe, officer] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Zoë Brook' }),
        await makeMember({ name: 'Robin Ash', offices: ['rights'] }),
      ] as const,
  );
});
const add = async (more: object = {}): Promise<Clearance> =>
  (await api.as(officer, 'POST', '/clearance', { ...clearanceBody, ...more })).body as Clearance;
const row = (more: Partial<ImportRow> = {}): ImportRow => ({
  name: 'Kim Harper',
  email: '',
  clearance: 'Swim test',
  fleetGroup: '',
  acquired: '2026-05-01',
  expires: '',
  evidence: '',
  ...more,
});
const bodyOf = (rows: ImportRow[], more: Partial<GrantsImportBody> = {}): object => ({
  rows,
  isPreview: false,
  ...more,
});
async function imported(
  rows: ImportRow[],
  more: Partial<GrantsImportBody> = {},
): Promise<GrantsImportAnswer> {
  const answer = await api.as(officer, 'POST', '/grants-import', bodyOf(rows, more));
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body as GrantsImportAnswer;
}
const held = async (member: TestMember): Promise<MemberClearances['grants']> =>
  ((await api.as(officer, 'GET', `/member-clearances/${member.id}`)).body as MemberClearances).grants;
const listed = async (): Promise<GrantsImport[]> =>
  ((await api.as(officer, 'GET', '/grants-imports')).body as { results: GrantsImport[] }).results;
const verbs = async (): Promise<string[]> =>
  ((await api.as(officer, 'GET', '/audit-results')).body as AuditPage).results.map(({ verb }) => verb);

describe('an import of clearances (rule clearance.import)', () => {
  test('previews an import of clearances, grants them once, and writes one audit entry', async () => {
    await add();
    const rows = [row(), row({ name: 'Brook, Zoe', expires: '2026-12-31', evidence: 'Paper' }), row()];
    const preview = await imported(rows, { isPreview: true });
    expect(preview).toEqual({
      rows: [
        { status: 'new', member: 'Kim Harper', expires: '2029-05-01', text: '' },
        { status: 'new', member: 'Zoë Brook', expires: '2026-12-31', text: '' },
        { status: 'held', member: 'Kim Harper', expires: expect.any(String) as string, text: '' },
      ],
      counts: { new: 2, held: 1, problem: 0 },
      import: null,
    });
    expect([await held(kim), await listed(), await verbs()]).toEqual([[], [], ['add']]);

    const headers = { 'Idempotency-Key': freshKey() };
    const first = await api.as(officer, 'POST', '/grants-import', bodyOf(rows), { headers });
    const again = await api.as(officer, 'POST', '/grants-import', bodyOf(rows), { headers });
    expect(again.body).toEqual(first.body);
    const { import: id } = first.body as GrantsImportAnswer;
    expect(first.body).toEqual({ ...preview, import: expect.stringMatching(/^[0-9a-f]{24}$/) as string });
    expect(await held(zoe)).toMatchObject([{ by: 'Robin Ash', evidence: 'Paper', expires: '2026-12-31' }]);
    expect(await held(kim)).toHaveLength(1);
    expect(await listed()).toEqual([
      { _id: id, at: '2026-05-15 10:00:00', by: 'Robin Ash', count: 2, standing: 2, canUndo: true },
    ]);
    expect(await verbs()).toEqual(['import-clearances', 'add']);
    expect((await imported(rows)).counts).toEqual({ new: 0, held: 3, problem: 0 });
  });

  test('shows what is wrong with each row, and skips such rows only on request', async () => {
    await add();
    await add({ name: 'Single', needs: [(await add({ name: 'Flip test' }))._id], isPerClass: true });
    await add({ name: 'Ban from rowing', kind: 'ban' });
    await api.inClub(() => makeMember({ name: 'Zoé Brook' }));
    const wrong: [Partial<ImportRow>, string][] = [
      [{ name: 'Nobody' }, texts.IMPORT_NO_MEMBER],
      [{ email: 'nobody@example.org' }, texts.IMPORT_NO_MEMBER],
      [{ name: 'Zoe Brook' }, texts.IMPORT_AMBIGUOUS],
      [{ clearance: 'Flying' }, texts.IMPORT_NO_CLEARANCE],
      [{ clearance: 'ban from rowing' }, texts.IMPORT_NO_BAN],
      [{ clearance: 'Single', fleetGroup: 'Zeppelin' }, texts.IMPORT_NO_CLASS],
      [{ fleetGroup: 'Scull' }, texts.GRANT_CLASS_UNKNOWN],
      [{ acquired: '5/3/26' }, texts.IMPORT_DAY_UNREADABLE],
      [{ expires: 'never' }, texts.IMPORT_DAY_UNREADABLE],
      [{ acquired: '2026-05-16' }, texts.GRANT_DAY],
      [{ expires: '2026-04-30' }, texts.GRANT_ENDS],
      [{ evidence: 'x'.repeat(281) }, texts.EVIDENCE_LENGTH],
      [{ clearance: 'Single' }, texts.stillNeeds('Kim Harper', 'Flip test')],
    ];
    const rows = [row({ name: '', email: kim.record.email }), ...wrong.map(([more]) => row(more))];
    const { rows: judged, counts } = await imported(rows, { isPreview: true });
    expect(judged.slice(1).map(({ status, text }) => [status, text])).toEqual(
      wrong.map(([, text]) => ['problem', text]),
    );
    expect(counts).toEqual({ new: 1, held: 0, problem: wrong.length });
    const refused = await api.as(officer, 'POST', '/grants-import', bodyOf(rows));
    expect([refused.status, refused.body]).toEqual([409, [texts.IMPORT_PROBLEMS, 'import_problems']]);
    expect(await held(kim)).toEqual([]);
    await imported(rows, { skipProblems: true });
    expect(await held(kim)).toHaveLength(1);
  });

  test('accepts 1 to 1,000 rows, from officers only, in a club that uses clearances', async () => {
    await add();
    const rows = Array.from({ length: 1_000 }, () => row({ evidence: 'x'.repeat(200) }));
    expect((await imported(rows, { isPreview: true })).counts.held).toBe(999);
    for (const many of [[], [...rows, row()]]) {
      const refused = await api.as(officer, 'POST', '/grants-import', bodyOf(many));
      expect([refused.status, refused.body]).toEqual([422, [texts.IMPORT_ROWS, 'invalid:rows']]);
    }
    for (const [method, path, body] of [
      ['POST', '/grants-import', bodyOf([row()])],
      ['POST', '/grants-import-undo', { id: 'f'.repeat(24) }],
      ['GET', '/grants-imports', undefined],
      ['GET', '/clearances-csv', undefined],
    ] as const) {
      const refused = await api.as(kim, method, path, body);
      expect([refused.status, refused.body]).toEqual([403, [texts.ONLY_CLEARANCE_OFFICERS, 'coaches_only']]);
    }
  });

  test('undoes an import within 30 days, except for what was revoked before', async () => {
    await add();
    const { import: id } = await imported([row(), row({ name: 'Zoë Brook' })]);
    const byHand = await add({ name: 'Flip test' });
    const grant = {
      members: [kim.id],
      clearance: byHand._id,
      fleetGroup: null,
      acquired: TODAY,
      evidence: '',
    };
    await api.as(officer, 'POST', '/grants', grant);
    const [first] = await held(zoe);
    await api.as(officer, 'PUT', '/grant-revoke', { id: first?._id, reason: 'Capsized' });
    const undone = await api.as(officer, 'POST', '/grants-import-undo', { id });
    expect([undone.status, undone.body]).toEqual([200, { revoked: 1, left: 1 }]);
    expect((await held(kim)).map(({ isRevoked, revoked }) => [isRevoked, revoked?.reason])).toEqual([
      [false, undefined],
      [true, texts.IMPORT_UNDONE],
    ]);
    expect(await held(zoe)).toMatchObject([{ revoked: { reason: 'Capsized' } }]);
    expect(await listed()).toMatchObject([{ count: 2, standing: 0, canUndo: false }]);
    expect((await verbs())[0]).toBe('undo-import-clearances');
    const unknown = await api.as(officer, 'POST', '/grants-import-undo', { id: 'f'.repeat(24) });
    expect([unknown.status, unknown.body]).toEqual([404, [texts.IMPORT_NOT_FOUND, 'not_found']]);
  });

  test('refuses to undo an import after 30 days', async () => {
    await add();
    const { import: id } = await imported([row()]);
    const moved = (at: string) => api.inClub(() => GrantModel.updateMany({}, { $set: { at: new Date(at) } }));
    await moved('2026-04-15T14:59:59Z');
    const refused = await api.as(officer, 'POST', '/grants-import-undo', { id });
    expect([refused.status, refused.body]).toEqual([409, [texts.IMPORT_TOO_OLD, 'import_too_old']]);
    expect(await listed()).toMatchObject([{ standing: 1, canUndo: false }]);
    await moved('2026-04-15T15:00:00Z');
    expect((await api.as(officer, 'POST', '/grants-import-undo', { id })).body).toEqual({
      revoked: 1,
      left: 0,
    });
  });
});

test('writes active clearances to a file, without formulas (rule clearance.file)', async () => {
  const swim = await add();
  const ban = await add({ name: 'Ban from rowing', kind: 'ban', validMonths: null });
  await imported([
    row({ evidence: '=1+1' }),
    row({ name: 'Zoë Brook', acquired: '2020-01-01', expires: '2021-01-01' }),
  ]);
  const file = await api.as(officer, 'GET', '/clearances-csv');
  expect(file.status).toBe(200);
  expect(file.body).toBe(
    'Name,Clearance,Class,Acquired,Expires,Granted by,Evidence\r\n' +
      `Kim Harper,${swim.name},,2026-05-01,2029-05-01,Robin Ash,'=1+1\r\n`,
  );
  const other = await api.inClub(() => makeMember({ name: 'Ada Lake', offices: ['rights'] }));
  const body = { members: [officer.id], clearance: ban._id, fleetGroup: null, acquired: TODAY };
  expect((await api.as(other, 'POST', '/grants', { ...body, evidence: 'Broken oar' })).status).toBe(200);
  expect((await api.as(officer, 'GET', '/clearances-csv')).body).not.toContain('Broken oar');
  expect((await api.as(other, 'GET', '/clearances-csv')).body).toContain('Broken oar');
});

describe('a workbook of clearances (rule clearance.import)', () => {
  const read = (book: Buffer, by = officer): Promise<Answer> =>
    api.as(by, 'POST', '/grants-workbook', { content: book.toString('base64') });
  const header = inline('Name', 'Clearance', 'Acquired', 'Evidence');

  test('reads the sheet of a workbook that has clearances, within the limits of an import', async () => {
    const long = inline('Kim Harper', 'Swim test', '2026-05-01', 'x'.repeat(400));
    const sheets = [
      inline('Our club') + inline('Since 1890'),
      inline('May') + header + inline('', '') + long,
    ];
    expect((await read(workbook({ sheets }))).body).toEqual({
      lines: [
        ['May'],
        ['Name', 'Clearance', 'Acquired', 'Evidence'],
        ['Kim Harper', 'Swim test', '2026-05-01', 'x'.repeat(281)],
      ],
    });
    const many = await read(
      workbook({ sheets: [header + inline('Kim', 'Swim test', '2026-05-01').repeat(1_100)] }),
    );
    expect((many.body as { lines: object[] }).lines).toHaveLength(1_011);
  });

  test.each([
    ['without lines', workbook({ sheets: [header] }), texts.IMPORT_EMPTY],
    ['that is none', Buffer.from('Name;Clearance;Acquired'), ZIP_BROKEN],
    ['without an end', workbook({ sheets: [header] }).subarray(0, 200), ZIP_BROKEN],
  ])('refuses by name a workbook %s', async (_what, book, text) => {
    expect((await read(book)).body).toEqual([text, 'invalid:file']);
  });

  test('refuses a workbook over 500 kB, invalid Base64 and a member who is not an officer', async () => {
    expect((await read(Buffer.alloc(500_003, 'x'))).body).toEqual([
      texts.WORKBOOK_TOO_LARGE,
      'invalid:content',
    ]);
    expect((await api.as(officer, 'POST', '/grants-workbook', { content: '<xml>' })).status).toBe(422);
    expect((await read(workbook({ sheets: [header] }), kim)).status).toBe(403);
  });
});
