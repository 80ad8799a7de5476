import type { CollectionDeclaration, CollectionProperty } from './CollectionDeclaration.ts';
import { findSchemaChange, findSchemaChanges } from './findSchemaChange.ts';

const base: CollectionDeclaration = {
  name: 'checkouts',
  title: 'Checkouts',
  schema: {
    type: 'object',
    properties: {
      item: { type: 'string', maxLength: 60 },
      state: { type: 'string', maxLength: 10, enum: ['out', 'back'] },
      count: { type: 'integer', minimum: 1, maximum: 20 },
      tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 } },
      memberId: { type: 'string', maxLength: 24 },
    },
    required: ['item'],
  },
  read: 'member',
  write: 'member',
  person: [],
  keepDays: 400,
  maxBytes: 2_000,
};
const withProperty = (name: string, property: CollectionProperty): CollectionDeclaration => ({
  ...base,
  schema: { ...base.schema, properties: { ...base.schema.properties, [name]: property } },
});

test.each<[string, CollectionDeclaration]>([
  ['nothing', base],
  ['a property that is not required', withProperty('note', { type: 'string', maxLength: 9 })],
  ['a person who is new', { ...withProperty('cox', { type: 'string', maxLength: 24 }), person: ['cox'] }],
  ['a longer text', withProperty('item', { type: 'string', maxLength: 61 })],
  ['a wider range', withProperty('count', { type: 'integer', minimum: 0 })],
  ['a longer enum', withProperty('state', { type: 'string', maxLength: 10, enum: ['out', 'back', 'lost'] })],
  ['no enum', withProperty('state', { type: 'string', maxLength: 10 })],
  [
    'a longer list',
    withProperty('tags', { type: 'array', maxItems: 6, items: { type: 'string', maxLength: 21 } }),
  ],
  ['fewer that are required', { ...base, schema: { ...base.schema, required: [] } }],
  ['fewer readers', { ...base, read: 'own', write: 'coach' }],
  ['fewer days, more bytes and a title', { ...base, keepDays: 3, maxBytes: 3_000, title: 'Gear' }],
])('allows %s to change (rule module.add-only)', (_what, after) => {
  expect(findSchemaChange(base, after)).toEqual([]);
});

const { item: _item, ...withoutItem } = base.schema.properties;

test.each<[string, CollectionDeclaration]>([
  ['item is gone', { ...base, schema: { ...base.schema, properties: withoutItem, required: [] } }],
  ['item has a smaller maxLength', withProperty('item', { type: 'string', maxLength: 59 })],
  [
    'item has lost values of its enum',
    withProperty('item', { type: 'string', maxLength: 60, enum: ['oar'] }),
  ],
  ['item is now a date', withProperty('item', { type: 'string', maxLength: 60, format: 'date' })],
  ['item is now of type number', withProperty('item', { type: 'number' })],
  [
    'state has lost values of its enum',
    withProperty('state', { type: 'string', maxLength: 10, enum: ['out'] }),
  ],
  ['count has a narrower range', withProperty('count', { type: 'integer', minimum: 2, maximum: 20 })],
  [
    'tags has a smaller maxItems',
    withProperty('tags', { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 20 } }),
  ],
  [
    'tags is now of type number',
    withProperty('tags', { type: 'array', maxItems: 5, items: { type: 'number' } }),
  ],
  ['count is now required', { ...base, schema: { ...base.schema, required: ['item', 'count'] } }],
  ['memberId now holds a person', { ...base, person: ['memberId'] }],
  ['read was member, and is kiosk', { ...base, read: 'kiosk' }],
  ['keepDays was 400, and is more', { ...base, keepDays: 401 }],
  ['maxBytes was 2000, and is less', { ...base, maxBytes: 1_999 }],
])('requires a new collection for: %s (rule module.add-only)', (reason, after) => {
  expect(findSchemaChange(base, after)).toEqual([`checkouts needs a new collection: ${reason}.`]);
});

test.each([
  ['own', 'coach'],
  ['coach', 'own'],
  ['coach', 'member'],
] as const)('does not open what %s read and wrote to %s', (before, after) => {
  const of = (who: typeof before | typeof after) => ({ ...base, read: who, write: who });
  expect(findSchemaChange(of(before), of(after))).toHaveLength(2);
});

test('finds no change in a collection that is gone or new', () => {
  expect(findSchemaChanges([base], [])).toEqual([]);
  expect(findSchemaChanges([], [base])).toEqual([]);
  expect(findSchemaChanges([base], [{ ...base, maxBytes: 1 }])).toHaveLength(1);
});
