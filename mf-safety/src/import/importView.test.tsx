import { screen } from '@testing-library/react';
import {
  IMPORT_DATES,
  IMPORT_EMPTY,
  IMPORT_NO_MEMBER,
  IMPORT_TOO_LARGE,
  WORKBOOK_TOO_LARGE,
} from '@fleetwatch/contract/clearances/texts';
import type { GrantsImportAnswer } from '@fleetwatch/contract/clearances/wire';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { ImportView } from './ImportView.tsx';
import { linesOf } from './readFile.ts';

// jsdom's files cannot be read as bytes by themselves.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const ROW = { name: '', email: '', clearance: 'Swim test', fleetGroup: '', expires: '', evidence: '' };
const ANSWER: GrantsImportAnswer = {
  rows: [
    { status: 'new', member: 'Kim Harper', expires: '2029-05-30', text: '' },
    { status: 'problem', member: '', expires: null, text: IMPORT_NO_MEMBER },
  ],
  counts: { new: 1, held: 0, problem: 1 },
  import: null,
};
const show = (routes: FakeRoutes = {}) => {
  const api = fakeApi({
    'GET /grants-imports': () => ({ results: [] }),
    'POST /grants-import': () => ANSWER,
    ...routes,
  });
  const view = renderScreen(<ImportView />, { profile: KIM });
  const pick = (text: string) =>
    view.user.upload(screen.getByLabelText('File'), new File([text], 'held.csv', { type: 'text/csv' }));
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, api, pick, press };
};

test('maps and checks a file, and grants its rows without problems (rule clearance.import)', async () => {
  const view = show();
  await view.pick('Member;Right;Date\nKim Harper;Swim test;30/05/2026\nNobody;Swim test;31/05/2026\n');
  await view.user.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  expect(await screen.findByText('1 new, 0 already held, 1 with problems.')).toBeVisible();
  expect(screen.getByText(new RegExp(IMPORT_NO_MEMBER))).toBeVisible();
  const grant = screen.getByRole('button', { name: 'Grant 1 clearance' });
  expect(grant).toBeDisabled();
  await view.user.click(screen.getByRole('checkbox', { name: 'Skip rows with problems' }));
  expect(await findViolations(view.container)).toEqual([]);
  await view.user.click(grant);
  const rows = [
    { ...ROW, name: 'Kim Harper', acquired: '2026-05-30' },
    { ...ROW, name: 'Nobody', acquired: '2026-05-31' },
  ];
  expect(view.api.callsTo('POST /grants-import').map(({ body }) => body)).toEqual([
    { rows, isPreview: true },
    { rows, isPreview: false, skipProblems: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Grant 1 clearance' })).toBeNull();
});

test('finds a header below a title, and names rows by their lines', async () => {
  const view = show();
  await view.pick(
    'Swim tests of May\nName|Clearance|Acquired\nKim Harper|Swim test|2026-05-30\nNobody|Swim test|2026-05-31\n',
  );
  await view.press('Check 2 rows');
  expect(await screen.findByText(`${IMPORT_NO_MEMBER} (line 4)`)).toBeVisible();
});

test('asks for the order of ambiguous dates', async () => {
  const view = show();
  await view.pick('name,clearance,acquired\nKim Harper,Swim test,03/05/2026\n');
  expect(await screen.findByText(IMPORT_DATES)).toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'Month before day' }));
  await view.user.click(screen.getByRole('button', { name: 'Check 1 row' }));
  expect(view.api.callsTo('POST /grants-import')[0]?.body).toMatchObject({
    rows: [{ acquired: '2026-03-05' }],
  });
});

test('lets an unrecognized column be chosen by hand', async () => {
  const view = show();
  await view.pick('Who,clearance,acquired\nKim Harper,Swim test,2026-05-03\n');
  const check = await screen.findByRole('button', { name: 'Check 1 row' });
  expect(check).toBeDisabled();
  await view.user.selectOptions(screen.getByLabelText("Member's name"), 'Who');
  expect(check).toBeEnabled();
});

test('refuses a file without rows, and a large one', async () => {
  const view = show();
  await view.pick('name,clearance,acquired\n');
  expect(await screen.findByText(IMPORT_EMPTY)).toBeVisible();
  await view.pick('x'.repeat(1_000_001));
  expect(await screen.findByText(IMPORT_TOO_LARGE)).toBeVisible();
});

test('imports an Excel workbook that the server reads', async () => {
  const lines = [
    ['Swim tests of May', ''],
    ['Name', 'Clearance', 'Acquired'],
    ['Kim Harper', 'Swim test', '2026-05-30'],
  ];
  const view = show({ 'POST /grants-workbook': () => ({ lines }) });
  await view.pick('PK\u0003\u0004\u0001');
  await view.press('Check 1 row');
  expect(view.api.callsTo('POST /grants-workbook').map(({ body }) => body)).toEqual([
    { content: 'UEsDBAE=' },
  ]);
  expect(view.api.callsTo('POST /grants-import')[0]?.body).toMatchObject({
    rows: [{ ...ROW, name: 'Kim Harper', acquired: '2026-05-30' }],
  });
});

test('refuses a damaged workbook, and a large one', async () => {
  const view = show({
    'POST /grants-workbook': () => refuse(422, 'This zip file is damaged.', 'invalid:file'),
  });
  await view.pick('PK\u0003\u0004');
  expect(await screen.findByText('This zip file is damaged.')).toBeVisible();
  await view.pick(`PK\u0003\u0004${'x'.repeat(500_000)}`);
  expect(await screen.findByText(WORKBOOK_TOO_LARGE)).toBeVisible();
  expect(view.api.callsTo('POST /grants-workbook')).toHaveLength(1);
});

test('undoes an import, and shows how many grants are still valid', async () => {
  const one = { _id: 'i1', at: '2026-05-15 08:00:00', by: 'Ana Bo', count: 3, standing: 2, canUndo: true };
  const view = show({
    'GET /grants-imports': () => ({ results: [one] }),
    'POST /grants-import-undo': () => ({ revoked: 2, left: 1 }),
  });
  expect(await screen.findByText('2 of 3 still valid')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(view.api.callsTo('POST /grants-import-undo')[0]?.body).toEqual({ id: 'i1' });
});

test('reads quotes and empty lines as spreadsheets write them', () => {
  expect(linesOf('a;"b;\n""c"""\n\n;\nd;e')).toEqual([
    ['a', 'b;\n"c"'],
    ['d', 'e'],
  ]);
});
