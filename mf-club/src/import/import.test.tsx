import { screen, waitFor, within } from '@testing-library/react';
import { PART_BYTES } from '@fleetwatch/contract/import/limits';
import {
  ANSWERS_OUTDATED,
  chooseAgain,
  CHANGED_GUESTS,
  CLASS_UNANSWERED,
  COLUMN_TWICE,
  columnsMissing,
  FILE_EMPTY,
  FILE_UNKNOWN,
  importStopped,
  NAME_CLASHES,
  SKIPPED_TODAY,
  TABLE_NO_CREW,
  TABLE_NO_HEADER,
} from '@fleetwatch/contract/import/texts';
import type {
  ImportColumnsBody,
  ImportDetail,
  ImportMapping,
  ImportPreview,
  ImportQuestions,
  ImportSummary,
  ListQuestion,
  PreviewSplit,
  PreviewTotal,
  PreviewYear,
} from '@fleetwatch/contract/import/wire';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { ImportScreen } from './ImportScreen.tsx';

// jsdom's files cannot be read as bytes by themselves.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const NO_COUNTS = { boats: 0, people: 0, outings: 0 };
const ID = 'a'.repeat(24);
const importOf = (more: Partial<ImportSummary> = {}): ImportSummary => ({
  _id: ID,
  fileName: 'efaBackup.zip',
  state: 'parsed',
  system: 'efa',
  at: '2026-05-29 12:00:00',
  by: 'Rae Cord',
  created: NO_COUNTS,
  progress: null,
  canUndo: false,
  left: null,
  ...more,
});
const QUESTIONS: ImportQuestions = {
  counts: { boats: 2, people: 3, outings: 1_200 },
  warnings: ['Osprey: the rigging variants are incomplete.'],
  classes: [
    { key: '8 SWEEP COXED', boats: 1, examples: ['109'], proposal: 'eight' },
    { key: '6 OTHER COXED', boats: 1, examples: ['Barge'], proposal: null },
  ],
  statuses: [{ status: 'Senior', people: 3 }],
  dateOrder: null,
  unit: null,
  others: { erg: 2, motorboat: 0 },
  sameNames: [
    { id: 'p1', name: 'Ana Bo' },
    { id: 'p2', name: 'Mia Ford', member: 'Rae Cord' },
  ],
  names: [{ kind: 'boat', id: 'b1', original: '109', proposal: 'Boat 109' }],
  unlisted: 4,
};
const PREVIEW: ImportPreview = {
  boats: { new: 1, known: 0, left: 1 },
  people: { new: 3, known: 0, left: 0 },
  outings: { new: 1_198, known: 0, left: 2 },
  years: [
    {
      year: 2025,
      unit: 'km',
      outings: 1_200,
      all: 12_500_000,
      imported: 12_000_000,
      known: 0,
      left: 500_000,
      milesHundredths: 746,
    },
  ],
  problems: [
    {
      where: '2025 12a',
      text: SKIPPED_TODAY,
      fileName: 'data/Club/2025.efa2logbook',
      day: '1.5.2026',
      boat: '109',
      crew: ['Ana Bo', 'Bo Ek'],
      distance: '12 km',
    },
    { where: '2025 12a', text: SKIPPED_TODAY },
  ],
  problemCount: 3,
  differences: [{ where: 'Line 4', line: 4, text: CHANGED_GUESTS, name: 'A Guest' }],
  differenceCount: 1,
  samples: [
    { day: '2025-04-30', boat: 'Boat 109', crew: ['Ana Bo'], distance: '12 km', milesHundredths: 746 },
  ],
};
const detailOf = (more: Partial<ImportDetail> = {}): ImportDetail => ({
  ...importOf(),
  questions: QUESTIONS,
  mapping: null,
  preview: null,
  ...more,
});
const GROUP = { miles: 0, private: false, active: true };
const show = (imports: ImportSummary[], routes: FakeRoutes = {}) => {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /imports-results': () => ({ results: imports }),
    'GET /unclaimed-results': () => ({ results: [] }),
    'GET /fleetgroups-results': () => ({
      results: [{ _id: 'eight', name: 'Eight', moniker: '8+', payload: 9, pic: null, solo: false, ...GROUP }],
    }),
    'GET /usergroups-results': () => ({
      results: [{ _id: 'seniors', name: 'Seniors', moniker: 'sen', ...GROUP }],
    }),
    ...routes,
  });
  const view = renderScreen(<ImportScreen />, { route: '/moving', profile: KIM_LOCAL_PROFILE });
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
  const pick = async (file: File) => view.user.upload(await screen.findByLabelText('File'), file);
  return { ...view, api, press, pick };
};

test('sends a file in parts, and has the server read it', async () => {
  const view = show([], {
    'POST /import': () => importOf({ state: 'uploaded' }),
    'PUT /import-part': () => null,
    'POST /import-read': () => detailOf(),
  });
  await view.pick(new File([new Uint8Array(PART_BYTES + 3)], 'efaBackup.zip'));
  await waitFor(() => expect(view.api.callsTo('POST /import-read')).toHaveLength(1));
  expect(view.api.callsTo('POST /import')[0]?.body).toEqual({ name: 'efaBackup.zip', size: PART_BYTES + 3 });
  const parts = view.api
    .callsTo('PUT /import-part')
    .map(({ body }) => body as { part: number; content: string });
  expect(parts.map(({ part, content }) => [part, atob(content).length])).toEqual([
    [0, PART_BYTES],
    [1, 3],
  ]);
});

test('discards a refused file and shows why; does not send an empty one', async () => {
  const view = show([], {
    'POST /import': () => importOf({ state: 'uploaded' }),
    'PUT /import-part': () => null,
    'POST /import-read': () => refuse(422, FILE_UNKNOWN, 'invalid:file'),
    'DELETE /import/:id': () => ({ _id: ID }),
  });
  await view.pick(new File(['hello'], 'hello.csv'));
  expect(await screen.findByText(FILE_UNKNOWN)).toBeVisible();
  await waitFor(() => expect(view.api.callsTo(`DELETE /import/${ID}`)).toHaveLength(1));
  await view.pick(new File([], 'empty.csv'));
  expect(await screen.findByText(FILE_EMPTY)).toBeVisible();
  expect(view.api.callsTo('POST /import')).toHaveLength(1);
});

test('asks about the file, and answers with the proposals (rule moving.questions)', async () => {
  const view = show([importOf()], {
    [`GET /import/${ID}`]: () => detailOf(),
    'PUT /import-mapping': () => detailOf({ state: 'previewed', preview: PREVIEW }),
  });
  const go = await screen.findByRole('button', { name: 'Preview' });
  expect(go).toBeDisabled();
  expect(screen.getByText('Osprey: the rigging variants are incomplete.')).toBeVisible();
  await screen.findByRole('option', { name: 'Seniors' });
  await view.user.selectOptions(
    screen.getByLabelText('Class of 6 OTHER COXED'),
    'Leave out, with their sorties',
  );
  await view.user.selectOptions(screen.getByLabelText('Group for Senior'), 'Seniors');
  await view.user.click(screen.getByRole('radio', { name: 'Month before day' }));
  await view.user.click(screen.getByRole('radio', { name: 'Kilometers' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Import 2 ergometer entries as sorties' }));
  await view.user.click(screen.getByRole('checkbox', { name: /Ana Bo in the file/ }));
  await view.user.click(
    screen.getByRole('checkbox', {
      name: 'Mia Ford in the file is Rae Cord, who has the same email address',
    }),
  );
  const name = screen.getByLabelText('109 (boat)');
  await view.user.clear(name);
  await view.user.type(name, 'Heron');
  expect(await findViolations(view.container)).toEqual([]);
  expect(go).toBeEnabled();
  await view.user.click(go);
  const mapping: ImportMapping = {
    classes: [
      { key: '8 SWEEP COXED', group: 'eight' },
      { key: '6 OTHER COXED', group: null },
    ],
    groups: [{ status: 'Senior', group: 'seniors' }],
    dateOrder: 'mdy',
    unit: 'km',
    others: ['erg'],
    same: ['p1', 'p2'],
    names: [{ kind: 'boat', id: 'b1', name: 'Heron' }],
    unlistedAreMembers: false,
  };
  expect(view.api.callsTo('PUT /import-mapping')[0]?.body).toEqual({ id: ID, mapping });
});

describe('columns of a list (rule moving.columns)', () => {
  const listOf = (kind: ListQuestion['kind'], names: Record<string, string | null>): ListQuestion => ({
    sheet: 0,
    name: '',
    kind,
    hasHeader: true,
    isHeaderKnown: kind !== null,
    hasNoCrew: false,
    columns: Object.entries(names).map(([header, as], at) => ({
      at,
      header,
      samples: at === 0 ? ['01.03.2024', '02.03.2024'] : [`${header} 1`],
      as,
    })),
  });
  const SIMPLE: ImportQuestions = {
    ...QUESTIONS,
    warnings: [],
    classes: [],
    statuses: [],
    names: [],
    sameNames: [],
  };
  const detailWith = (...lists: ListQuestion[]): ImportDetail =>
    detailOf({ system: 'csv', questions: { ...SIMPLE, dateOrder: 'dmy', unit: 'km', lists } });
  const labels = (): string[] =>
    screen
      .getAllByRole('combobox')
      .map((select) => document.querySelector(`label[for="${select.id}"]`)?.textContent ?? '');

  test('shows a list that is not understood, and reads it again as chosen', async () => {
    const view = show([importOf({ system: 'csv' })], {
      [`GET /import/${ID}`]: () =>
        detailWith(listOf(null, { Fahrttag: null, Schiff: null, Crew: 'crew', Weg: null })),
      'PUT /import-columns': () => detailOf(),
    });
    const go = await screen.findByRole('button', { name: 'Read again' });
    expect(go).toBeDisabled();
    expect(screen.getByText(TABLE_NO_HEADER)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview', hidden: true })).not.toBeVisible();
    await view.user.selectOptions(screen.getByLabelText('The list contains'), 'Sorties');
    expect(labels()).toEqual(['The list contains', 'Fahrttag', 'Schiff', 'Weg', 'Crew']);
    expect(screen.getByLabelText('Fahrttag')).toHaveAccessibleDescription('01.03.2024 · 02.03.2024');
    expect(screen.getByText(columnsMissing(['day', 'boat', 'distance']))).toBeVisible();
    await view.user.selectOptions(screen.getByLabelText('Fahrttag'), 'Date');
    await view.user.selectOptions(screen.getByLabelText('Schiff'), 'Boat');
    await view.user.selectOptions(screen.getByLabelText('Weg'), 'Boat');
    expect(screen.getAllByText(COLUMN_TWICE)).toHaveLength(2);
    expect(go).toBeDisabled();
    await view.user.selectOptions(screen.getByLabelText('Weg'), 'Distance');
    await view.user.selectOptions(screen.getByLabelText('Crew'), 'Seat 1');
    await view.user.click(screen.getByRole('checkbox', { name: 'The first line contains the column names' }));
    expect(await findViolations(view.container)).toEqual([]);
    await view.user.click(go);
    const body: ImportColumnsBody = {
      id: ID,
      lists: [
        {
          sheet: 0,
          kind: 'outings',
          hasHeader: false,
          hasNoCrew: false,
          columns: ['day', 'boat', 'seat:1', 'distance'].map((as, at) => ({ at, as })),
        },
      ],
    };
    await waitFor(() => expect(view.api.callsTo('PUT /import-columns')[0]?.body).toEqual(body));
    expect(await screen.findByText('The file was read again.')).toBeVisible();
  });

  test('shows ignored columns first, and the questions until a column is changed', async () => {
    const view = show([importOf({ system: 'csv' })], {
      [`GET /import/${ID}`]: () =>
        detailWith(
          listOf('outings', { Date: 'day', Boat: 'boat', Weather: null, Crew: 'crew', Km: 'distance' }),
        ),
      'PUT /import-columns': () => refuse(503, 'Try again soon.', 'busy'),
    });
    const preview = await screen.findByRole('button', { name: 'Preview' });
    expect(labels().slice(0, 3)).toEqual(['The list contains', 'Weather', 'Date']);
    expect(screen.queryByRole('checkbox', { name: /first line/ })).toBeNull();
    await view.user.selectOptions(screen.getByLabelText('Weather'), 'Notes');
    expect(preview).not.toBeVisible();
    await view.press('Read again');
    expect(await screen.findByText('Try again soon.')).toBeVisible();
    expect(screen.getByLabelText('Weather')).toHaveValue('notes');
    await view.user.selectOptions(screen.getByLabelText('Weather'), 'Ignored');
    expect(preview).toBeVisible();
  });

  test('asks who rowed, and accepts that no column has it', async () => {
    const view = show([importOf({ system: 'csv' })], {
      [`GET /import/${ID}`]: () =>
        detailWith(listOf('outings', { Date: 'day', Boat: 'boat', Km: 'distance' })),
      'PUT /import-columns': () => detailOf(),
    });
    expect(await screen.findByText(TABLE_NO_CREW)).toBeVisible();
    await view.user.click(screen.getByRole('checkbox', { name: 'No column lists who rowed' }));
    await view.press('Read again');
    await waitFor(() =>
      expect(view.api.callsTo('PUT /import-columns')[0]?.body).toMatchObject({
        lists: [{ hasNoCrew: true }],
      }),
    );
  });

  test('lets a sheet of a workbook be left out', async () => {
    const log = {
      ...listOf('outings', { Date: 'day', Boat: 'boat', Crew: 'crew', Km: 'distance' }),
      name: 'Log',
    };
    const rest = { ...listOf(null, { Wer: null, Post: null }), sheet: 3, name: 'Rest' };
    const view = show([importOf({ system: 'csv' })], {
      [`GET /import/${ID}`]: () => detailWith(log, rest),
      'PUT /import-columns': () => detailOf(),
    });
    const group = within(await screen.findByRole('group', { name: 'Rest' }));
    expect(group.getByLabelText('The list contains')).toHaveValue('nothing');
    await view.user.selectOptions(group.getByLabelText('The list contains'), 'People');
    await view.user.selectOptions(group.getByLabelText('Wer'), 'Name');
    const own = within(screen.getByRole('group', { name: 'Log' }));
    await view.user.selectOptions(own.getByLabelText('The list contains'), 'Nothing to import');
    await view.press('Read again');
    await waitFor(() =>
      expect(view.api.callsTo('PUT /import-columns')[0]?.body).toMatchObject({
        lists: [
          { sheet: 0, kind: null, columns: [] },
          { sheet: 3, kind: 'people', columns: [{ at: 0, as: 'name' }] },
        ],
      }),
    );
  });
});

const splitOf = (all: number, left = 0): PreviewSplit => ({ all, imported: all - left, known: 0, left });
const totalOf = (name: string, more: Partial<PreviewTotal> = {}): PreviewTotal => ({
  name,
  outings: splitOf(3),
  units: [{ unit: 'km', ...splitOf(12_500_000) }],
  hundredths: splitOf(777),
  ...more,
});
const YEAR = { known: 0, left: 0, milesHundredths: 0 };

test("sums a year's units, and all years, in the club's unit (rule moving.preview)", async () => {
  const years: PreviewYear[] = [
    {
      ...YEAR,
      ...{ year: 2024, unit: 'km' as const, outings: 2, all: 2_000_000, imported: 2_000_000 },
      ...{ milesHundredths: 124, hundredths: splitOf(124) },
    },
    {
      ...YEAR,
      ...{
        year: 2024,
        unit: 'mi' as const,
        outings: 1,
        all: 3_000_000,
        imported: 1_000_000,
        left: 2_000_000,
      },
      ...{ milesHundredths: 100, hundredths: splitOf(300, 200) },
    },
    {
      ...YEAR,
      ...{ year: 2025, unit: 'mi' as const, outings: 1, all: 1_000_000, imported: 1_000_000 },
      ...{ milesHundredths: 100, hundredths: splitOf(100) },
    },
  ];
  show([importOf({ state: 'previewed' })], {
    [`GET /import/${ID}`]: () => detailOf({ state: 'previewed', preview: { ...PREVIEW, years } }),
  });
  const table = within(await screen.findByRole('region', { name: 'Distances by year' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('In the file'),
    '202422 km2 km0 km0 km1.24',
    '202413 mi1 mi0 mi2 mi1',
    '2024, all units34.24 mi2.24 mi0 mi2 mi2.24',
    '202511 mi1 mi0 mi0 mi1',
    'Total45.24 mi3.24 mi0 mi2 mi3.24',
  ]);
});

test('compares the totals of people and boats with the file, and lists the rest in a CSV (rule moving.report)', async () => {
  const members = Array.from({ length: 25 }, (_, at) => totalOf(`Member ${at}`));
  const both = {
    outings: splitOf(3, 1),
    units: [
      { unit: 'km', ...splitOf(12_500_000) },
      { unit: 'mi', ...splitOf(2_000_000, 1_000_000) },
    ],
    hundredths: splitOf(977, 100),
  } as const;
  const totals = {
    members: [
      totalOf('Ana Bo', { ...both, units: [...both.units] }),
      totalOf('A Guest', { isGuest: true }),
      ...members,
    ],
    memberCount: 20_000,
    fleet: [totalOf('')],
    boatCount: 1,
  };
  const view = show([importOf({ state: 'previewed' })], {
    [`GET /import/${ID}`]: () =>
      detailOf({ state: 'previewed', hasReport: true, preview: { ...PREVIEW, totals } }),
    [`GET /import-totals-csv/${ID}`]: () => new Response('Type,Name\r\nmember,Ana Bo\r\n'),
  });
  const people = within(await screen.findByRole('region', { name: 'Totals by person' }));
  const [, first, second] = people.getAllByRole('row');
  expect(first?.textContent).toBe(
    'Ana Bo3, 1 left out12.5 km + 2 mi = 9.77 mi12.5 km + 1 mi = 8.77 mi0 km + 0 mi = 0 mi0 km + 1 mi = 1 mi8.77',
  );
  expect(second?.textContent).toMatch(/^A Guest \(guest\)3/);
  expect(people.getAllByRole('row')).toHaveLength(21);
  await view.press('Totals by person: show all 27');
  expect(people.getAllByRole('row')).toHaveLength(28);
  expect(screen.getByText('19,973 more in the CSV file.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Totals by boat' })).getByText('No boat')).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
  await view.press('Totals as CSV');
  expect(await screen.findByRole('cell', { name: 'Ana Bo' })).toBeVisible();
});

test('leads to the first question without an answer, and marks all of them (rule moving.questions)', async () => {
  const view = show([importOf()], { [`GET /import/${ID}`]: () => detailOf() });
  await screen.findByRole('option', { name: 'Seniors' });
  await view.press('Answer every question first');
  const first = screen.getByLabelText('Class of 6 OTHER COXED');
  expect(first).toHaveFocus();
  expect(screen.getAllByText('Choose an answer.')).toHaveLength(4);
  await view.user.selectOptions(first, 'Leave out, with their sorties');
  await view.user.selectOptions(screen.getByLabelText('Group for Senior'), 'Seniors');
  await view.press('Answer every question first');
  expect(screen.getByRole('radio', { name: 'Day before month' })).toHaveFocus();
  expect(view.api.callsTo('PUT /import-mapping')).toHaveLength(0);
});

test('shows a refusal beside its field until it is changed (rule moving.questions)', async () => {
  const questions = { ...QUESTIONS, dateOrder: 'dmy', unit: 'km' } as const;
  const mapping: ImportMapping = {
    classes: [
      { key: '8 SWEEP COXED', group: 'gone' },
      { key: '6 OTHER COXED', group: null },
    ],
    groups: [{ status: 'Senior', group: 'seniors' }],
    ...{ dateOrder: 'dmy', unit: 'km', others: [], same: [], unlistedAreMembers: false },
    names: [{ kind: 'boat', id: 'b1', name: 'Heron' }],
  };
  const view = show([importOf()], {
    [`GET /import/${ID}`]: () => detailOf({ questions, mapping }),
    'PUT /import-mapping': () => refuse(422, CLASS_UNANSWERED, 'invalid:classes'),
  });
  await screen.findByRole('option', { name: 'Seniors' });
  await view.press('Preview');
  const eight = screen.getByLabelText('Class of 8 SWEEP COXED');
  await waitFor(() => expect(eight).toHaveFocus());
  expect(eight).toHaveAccessibleDescription(CLASS_UNANSWERED);
  expect(screen.getByLabelText('Class of 6 OTHER COXED')).toBeValid();
  await view.user.selectOptions(eight, 'Eight');
  expect(screen.queryByText(CLASS_UNANSWERED)).toBeNull();
  view.api.answer({ 'PUT /import-mapping': () => refuse(422, NAME_CLASHES, 'invalid:names') });
  await view.press('Preview');
  await waitFor(() => expect(screen.getByLabelText('109 (boat)')).toHaveAccessibleDescription(NAME_CLASHES));
});

test("previews an import with each year's distance, and starts it (rule moving.preview)", async () => {
  const view = show([importOf({ state: 'previewed' })], {
    [`GET /import/${ID}`]: () =>
      detailOf({
        state: 'previewed',
        preview: { ...PREVIEW, damages: { new: 2, known: 0, left: 1 } },
      }),
    'POST /import-apply': () => importOf({ state: 'running' }),
  });
  expect(await screen.findByText('Damage reports: 2 new, 1 left out')).toBeVisible();
  expect(await screen.findByText('Sorties: 1,198 new, 2 left out')).toBeVisible();
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toBe('20251,20012.5 km12 km0 km0.5 km7.46');
  expect(await screen.findByText('Apr 30, 2025: Boat 109, Ana Bo')).toBeVisible();
  const out = within(screen.getByRole('list', { name: 'Left out' }));
  expect(out.getAllByText(SKIPPED_TODAY)).toHaveLength(2);
  expect(out.getByText('data/Club/2025.efa2logbook, 2025 12a')).toBeVisible();
  expect(out.getByText('1.5.2026; 109; Ana Bo, Bo Ek; 12 km')).toBeVisible();
  expect(screen.getByText('1 more in the CSV file.')).toBeVisible();
  const changed = within(screen.getByRole('list', { name: 'Changed' }));
  expect(changed.getByText(`${CHANGED_GUESTS} A Guest`)).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
  await view.press('Change answers');
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeVisible();
  expect(view.api.callsTo('POST /import-apply')).toHaveLength(0);
});

test('shows reservations in the preview and in past imports (rule moving.reservations)', async () => {
  const counts = { boats: 0, people: 0, outings: 0, reservations: 2 };
  const preview = { ...PREVIEW, reservations: { new: 40, known: 1, left: 3 } };
  show(
    [
      importOf({ state: 'previewed' }),
      importOf({ _id: 'b'.repeat(24), fileName: 'old.csv', state: 'undone', created: counts, left: counts }),
    ],
    {
      [`GET /import/${ID}`]: () =>
        detailOf({ state: 'previewed', preview, questions: { ...QUESTIONS, counts } }),
    },
  );
  expect(await screen.findByText('Reservations: 40 new, 1 already here, 3 left out')).toBeVisible();
  expect(
    screen.getByText(
      /undone: 0 boats, 0 people, 0 sorties, 2 reservations; kept because in use: .*, 2 reservations$/,
    ),
  ).toBeVisible();
});

test('shows the progress of a running import, and undoes a finished one after a question (rule moving.undo)', async () => {
  const view = show([
    importOf({ state: 'running', progress: { done: 500, total: 1_200 } }),
    importOf({
      _id: 'b'.repeat(24),
      fileName: 'old.csv',
      state: 'done',
      created: { boats: 1, people: 2, outings: 3 },
    }),
  ]);
  expect(await screen.findByText('Importing: 500 of 1,200.')).toBeVisible();
  expect(screen.queryByLabelText('File')).toBeNull();
  view.api.answer({
    'GET /imports-results': () => ({
      results: [
        importOf({
          state: 'done',
          canUndo: true,
          hasReport: true,
          created: { boats: 1, people: 2, outings: 3 },
        }),
      ],
    }),
    [`GET /import-undo-preview/${ID}`]: () => ({
      removed: { boats: 0, people: 2, outings: 1_200 },
      kept: { boats: 1, people: 0, outings: 12 },
      reasons: [
        { kind: 'boats', count: 1, usedIn: 'tours' },
        { kind: 'outings', count: 12, usedIn: null },
      ],
    }),
    'POST /import-undo': () => importOf({ state: 'undoing' }),
  });
  expect(await screen.findByRole('button', { name: 'Problems as CSV' })).toBeVisible();
  await view.press('Undo');
  expect(await screen.findByText('It removes 0 boats, 2 people, 1,200 sorties.')).toBeVisible();
  expect(screen.getByText('1 boat: used in tours')).toBeVisible();
  expect(screen.getByText('12 sorties: changed since')).toBeVisible();
  await view.press('Undo import');
  await waitFor(() => expect(view.api.callsTo('POST /import-undo')[0]?.body).toEqual({ id: ID }));
});

test('lists what has changed in the file, and updates the sorties when the club chooses to (rule moving.again)', async () => {
  const outing = {
    boat: 'Osprey',
    launchedAt: '2026-06-02 07:05:00',
    landedAt: '2026-06-02 08:30:00',
    crew: ['Ana Bo'],
    milesHundredths: 700,
  };
  const preview = {
    ...PREVIEW,
    changes: {
      offered: 4,
      changedHere: 1,
      shown: [
        { where: '2026 7', before: outing, after: { ...outing, boat: 'Heron' }, isChangedHere: false },
        { where: '2026 8', before: outing, after: { ...outing, milesHundredths: 800 }, isChangedHere: true },
      ],
    },
  };
  const mapping: ImportMapping = {
    classes: [],
    groups: [],
    dateOrder: 'dmy',
    unit: 'km',
    others: [],
    same: [],
    names: [],
    unlistedAreMembers: false,
  };
  const previewed = detailOf({ state: 'previewed', preview, mapping });
  const view = show([importOf({ state: 'previewed' })], {
    [`GET /import/${ID}`]: () => previewed,
    'PUT /import-mapping': () => previewed,
  });
  const list = await screen.findByRole('list', { name: 'Changed in the file since the last import' });
  expect(within(list).getByText('Osprey → Heron')).toBeVisible();
  expect(within(list).getByText('7 mi → 8 mi')).toBeVisible();
  expect(within(list).getAllByText('Also changed here, so it stays as it is.')).toHaveLength(1);
  expect(screen.getByText('3 more like these.')).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
  await view.user.click(screen.getByRole('checkbox', { name: /Update 4 sorties with these changes/ }));
  await waitFor(() =>
    expect(view.api.callsTo('PUT /import-mapping')[0]?.body).toEqual({
      id: ID,
      mapping: { ...mapping, takeChanges: true },
    }),
  );
});

test('asks again when a class was deleted after the preview (rule moving.asked-again)', async () => {
  const preview = () => detailOf({ state: 'previewed', preview: PREVIEW });
  const view = show([importOf({ state: 'previewed' })], { [`GET /import/${ID}`]: preview });
  const mapping: ImportMapping = {
    classes: [{ key: '6 OTHER COXED', group: null }],
    groups: [{ status: 'Senior', group: 'seniors' }],
    dateOrder: 'dmy',
    unit: 'km',
    others: [],
    same: [],
    names: [],
    unlistedAreMembers: false,
  };
  await screen.findByRole('button', { name: 'Import' });
  const why = chooseAgain(ANSWERS_OUTDATED);
  view.api.answer({
    'GET /imports-results': () => ({ results: [importOf()] }),
    [`GET /import/${ID}`]: () => detailOf({ mapping, questions: { ...QUESTIONS, warnings: [why] } }),
    'POST /import-apply': () => refuse(422, why, 'invalid:answers'),
  });
  await view.press('Import');
  expect(await screen.findByLabelText('Class of 8 SWEEP COXED')).toHaveValue('');
  expect(screen.getByLabelText('Class of 6 OTHER COXED')).toHaveDisplayValue('Leave out, with their sorties');
  expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  expect(screen.getAllByText(why)[0]).toBeVisible();
});

test('shows why an import failed, and counts the damage reports it wrote', async () => {
  const failure = importStopped(ANSWERS_OUTDATED);
  const created = { boats: 1, people: 2, outings: 3, damages: 1 };
  show([importOf({ state: 'failed', created, failure })]);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByText(/failed: 1 boat, 2 people, 3 sorties, 1 damage report$/)).toBeVisible();
});

test('invites people without a password by email, or prints a key (rule moving.claim)', async () => {
  const view = show([], {
    'GET /unclaimed-results': () => ({
      results: [
        { _id: 'p1', name: 'Ana Bo', hasEmail: false, invitedUntil: null },
        { _id: 'p2', name: 'Kim Harper', hasEmail: true, invitedUntil: null },
        { _id: 'p3', name: 'Lee Dunn', hasEmail: true, invitedUntil: '2026-06-28' },
      ],
    }),
    'POST /invitations': ({ body }) =>
      (body as { by: string }).by === 'code'
        ? { invited: 1, codes: [{ name: 'Ana Bo', code: 'ABCDE-FGHJK' }] }
        : { invited: 1, codes: [] },
  });
  expect(await screen.findByText('Invitation valid until Jun 28')).toBeVisible();
  await view.press('Email 1 invitation');
  await view.press('Create 1 key');
  expect(await screen.findByText('ABCDE-FGHJK')).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
  expect(view.api.callsTo('POST /invitations').map(({ body }) => body)).toEqual([
    { members: ['p2'], by: 'mail' },
    { members: ['p1'], by: 'code' },
  ]);
});

test('shows a member without the right why they may not import', async () => {
  show([], {
    'GET /imports-results': () => refuse(403, 'Only coaches and records officers import.', 'coaches_only'),
  });
  expect(await screen.findByText('Only coaches and records officers import.')).toBeVisible();
});
