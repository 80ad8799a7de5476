import { LIST_FIELDS } from './listFields.ts';
import { answerOf, columnsRefusal, missingFields, missingText, repeatedFields } from './lists.ts';
import {
  COLUMN_TWICE,
  COLUMN_UNKNOWN,
  columnsMissing,
  FIELD_TITLES,
  TABLE_NO_CREW,
  TABLE_NO_HEADER,
} from './texts.ts';
import type { ListAnswer, ListQuestion } from './wire.ts';

const listOf = (kind: ListAnswer['kind'], ...fields: string[]): ListAnswer => ({
  sheet: 0,
  kind,
  columns: fields.map((as, at) => ({ at, as })),
});

test.each<[string, ListAnswer, string[]]>([
  ['nothing', listOf('outings'), ['day', 'boat', 'crew', 'distance']],
  ['single seats', listOf('outings', 'day', 'boat', 'seat:1', 'distance'), []],
  ['names in parts', listOf('outings', 'day', 'boat', 'first', 'distance'), []],
  ['no crew', listOf('outings', 'day', 'boat', 'distance'), ['crew']],
  ['a crew that no one recorded', { ...listOf('outings', 'day', 'boat', 'distance'), hasNoCrew: true }, []],
  ['people without names', listOf('people', 'email'), ['name']],
  ['people with last names', listOf('people', 'last'), []],
  ['boats without names', listOf('boats', 'shape'), ['name']],
  ['reservations of no one', listOf('reservations', 'boat', 'start', 'end'), ['name']],
  ['reservations by address', listOf('reservations', 'boat', 'start', 'end', 'email'), []],
  ['a list that is not imported', listOf(null), []],
])('finds what a list with %s lacks (rule moving.columns)', (_what, list, missing) => {
  expect(missingFields(list)).toEqual(missing);
});

test.each<[string, ListAnswer[], string | null]>([
  ['only lists that are not imported', [listOf(null, 'day')], TABLE_NO_HEADER],
  ['no crew', [listOf('outings', 'day', 'boat', 'distance')], TABLE_NO_CREW],
  [
    'more missing',
    [listOf('outings', 'day', 'distance'), listOf('people')],
    columnsMissing(['boat', 'crew', 'name']),
  ],
  ['everything', [listOf('people', 'name'), listOf(null)], null],
])('explains a file with %s (rule moving.columns)', (_what, lists, text) => {
  expect(missingText(lists)).toBe(text);
});

test('allows each column of a list once, except for notes (rule moving.columns)', () => {
  expect(columnsRefusal([listOf('outings', 'day', 'notes', 'notes', 'seat:1', 'seat:2')])).toBeNull();
  expect(columnsRefusal([listOf('outings', 'seat:1', 'seat:1')])).toBe(COLUMN_TWICE);
  expect([...repeatedFields(listOf('outings', 'day', 'day', 'notes', 'notes').columns)]).toEqual(['day']);
  for (const list of [listOf('people', 'boat'), listOf('people', 'seat:1'), listOf('outings', 'seat:x')])
    expect(columnsRefusal([list])).toBe(COLUMN_UNKNOWN);
  expect(columnsRefusal([listOf(null, 'boat', 'anything')])).toBeNull();
});

test('accepts a question as its own answer, without ignored columns', () => {
  const question: ListQuestion = {
    sheet: 2,
    name: 'Log',
    kind: 'boats',
    hasHeader: true,
    isHeaderKnown: true,
    hasNoCrew: false,
    columns: [
      { at: 0, header: 'Name', samples: ['Osprey'], as: 'name' },
      { at: 3, header: 'Rack', samples: ['7'], as: null },
    ],
  };
  expect(answerOf(question)).toEqual({
    sheet: 2,
    kind: 'boats',
    hasHeader: true,
    hasNoCrew: false,
    columns: [{ at: 0, as: 'name' }],
  });
});

test('gives every field a title of its own', () => {
  for (const fields of Object.values(LIST_FIELDS))
    expect(new Set(fields.map((field) => FIELD_TITLES[field])).size).toBe(fields.length);
});
