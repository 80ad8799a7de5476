import type { CollectionDeclaration } from './CollectionDeclaration.ts';
import { CollectionsError, parseCollections } from './parseCollections.ts';

const CHECKOUTS: CollectionDeclaration = {
  name: 'checkouts',
  title: 'Checked-out equipment',
  schema: {
    type: 'object',
    properties: {
      item: { type: 'string', maxLength: 60 },
      state: { type: 'string', maxLength: 10, enum: ['out', 'back'] },
      due: { type: 'string', maxLength: 10, format: 'date' },
      count: { type: 'integer', minimum: 1, maximum: 20 },
      weight: { type: 'number' },
      isUrgent: { type: 'boolean' },
      tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 } },
      scores: { type: 'array', maxItems: 5, items: { type: 'number', minimum: 0 } },
      memberId: { type: 'string', maxLength: 24 },
      helpers: { type: 'array', maxItems: 8, items: { type: 'string', maxLength: 24 } },
    },
    required: ['item', 'memberId'],
  },
  read: 'kiosk',
  write: 'own',
  person: ['memberId', 'helpers'],
  keepDays: 400,
  maxBytes: 2_000,
};

const withSchema = (more: object): object => ({ ...CHECKOUTS, schema: { ...CHECKOUTS.schema, ...more } });
const withProperty = (property: unknown, name = 'extra'): object =>
  withSchema({ properties: { ...CHECKOUTS.schema.properties, [name]: property } });

test('reads a collection as it is declared (rule module.collection)', () => {
  expect(parseCollections([JSON.parse(JSON.stringify(CHECKOUTS))], 'mf-gear')).toEqual([CHECKOUTS]);
  expect(parseCollections(undefined, 'mf-gear')).toEqual([]);
});

test('defaults optional parts to empty', () => {
  const { person: _person, ...rest } = CHECKOUTS;
  const schema = { type: 'object', properties: { item: { type: 'string', maxLength: 9 } } };
  const [parsed] = parseCollections([{ ...rest, schema }], 'mf-gear');
  expect(parsed).toMatchObject({ person: [], schema: { required: [] } });
});

test.each<[string, unknown, string]>([
  ['no list', {}, 'mf-gear: collections is not a list.'],
  ['no object', [7], 'mf-gear, collection 1 is not an object.'],
  ['an unknown field', [{ ...CHECKOUTS, owner: 1 }], 'mf-gear, collection 1: owner is not supported.'],
  [
    'too many',
    Array.from({ length: 11 }, (_, at) => ({ ...CHECKOUTS, name: `a${at}` })),
    'mf-gear has more than 10',
  ],
  ['a name twice', [CHECKOUTS, CHECKOUTS], 'mf-gear: the collection checkouts is declared twice.'],
  [
    'a name that is not a name',
    [{ ...CHECKOUTS, name: 'check-outs' }],
    'collection 1: "check-outs" is not a name',
  ],
  ['no title', [{ ...CHECKOUTS, title: '' }], 'collection 1 (checkouts): title is not a text'],
  ['a title that turns', [{ ...CHECKOUTS, title: 'a\u202eb' }], 'title is not a text'],
  ['unknown readers', [{ ...CHECKOUTS, read: 'all' }], 'read is not one of kiosk, member, own, coach.'],
  ['the kiosk writing', [{ ...CHECKOUTS, write: 'kiosk' }], 'write is not one of member, own, coach.'],
  ['no days', [{ ...CHECKOUTS, keepDays: 0 }], 'keepDays is not a whole number from 1 to 3650.'],
  ['too many days', [{ ...CHECKOUTS, keepDays: 3_651 }], 'keepDays is not a whole number'],
  ['too many bytes', [{ ...CHECKOUTS, maxBytes: 8_193 }], 'maxBytes is not a whole number from 1 to 8192.'],
  ['$ref', [withProperty({ $ref: '#/x' })], 'schema, property extra: $ref is not supported.'],
  ['a pattern', [withProperty({ type: 'string', maxLength: 5, pattern: '(a+)+' })], 'extra: pattern is not'],
  [
    'a nested object',
    [withProperty({ type: 'object', properties: {} })],
    'extra: type is not one of string,',
  ],
  ['two types', [withProperty({ type: ['string', 'null'] })], 'extra: type is not one of string,'],
  ['no maxLength', [withProperty({ type: 'string' })], 'extra: maxLength is not a whole number'],
  ['an empty enum', [withProperty({ type: 'string', maxLength: 5, enum: [] })], 'extra: enum is empty'],
  [
    'an enum that is too long',
    [withProperty({ type: 'string', maxLength: 2, enum: ['abc'] })],
    'enum is empty',
  ],
  [
    'another format',
    [withProperty({ type: 'string', maxLength: 99, format: 'uri' })],
    'format is not one of',
  ],
  ['a short date', [withProperty({ type: 'string', maxLength: 9, format: 'date' })], 'a date has no enum'],
  ['bounds that are none', [withProperty({ type: 'number', minimum: '1' })], 'minimum is not a number.'],
  ['an endless bound', [withProperty({ type: 'number', maximum: 1e300 })], 'maximum is not a number.'],
  ['crossed bounds', [withProperty({ type: 'number', minimum: 2, maximum: 1 })], 'minimum is above maximum.'],
  ['a list without end', [withProperty({ type: 'array', items: { type: 'number' } })], 'maxItems is not'],
  [
    'a list of lists',
    [
      withProperty({
        type: 'array',
        maxItems: 2,
        items: { type: 'array', maxItems: 1, items: { type: 'number' } },
      }),
    ],
    'items are neither texts nor numbers.',
  ],
  [
    'additional properties',
    [withSchema({ additionalProperties: true })],
    'additionalProperties is not supported.',
  ],
  ['no properties', [withSchema({ properties: {}, required: [] })], 'properties are not 1 to 30.'],
  [
    'too many properties',
    [
      withSchema({
        properties: Object.fromEntries(
          Array.from({ length: 31 }, (_, at) => [`p${at}`, { type: 'boolean' }]),
        ),
      }),
    ],
    'properties are not 1 to 30.',
  ],
  ['required that is none', [withSchema({ required: ['nobody'] })], 'required names no property "nobody".'],
  ['required from afar', [withSchema({ required: ['toString'] })], 'required names no property "toString".'],
  [
    'a person that is none',
    [{ ...CHECKOUTS, person: ['item'] }],
    'person "item" is not a string of maxLength 24',
  ],
  ['a person from afar', [{ ...CHECKOUTS, person: ['constructor'] }], 'person "constructor" is not'],
])('refuses %s, and names its place', (_what, value, text) => {
  expect(() => parseCollections(value, 'mf-gear')).toThrow(CollectionsError);
  expect(() => parseCollections(value, 'mf-gear')).toThrow(text);
});

/** Returns `depth` nested lists as JSON. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each<[string, unknown, string]>([
  [
    'too much',
    [withProperty({ type: 'string', maxLength: 9_000, enum: ['a'.repeat(65_536)] })],
    'mf-gear: collections have more than 65536 bytes.',
  ],
  ['much of several bytes', [{ ...CHECKOUTS, title: 'é'.repeat(32_768) }], 'more than 65536 bytes.'],
  ['endless lists', [nested(500_000)], 'mf-gear: collections are nested too deeply.'],
  ['a name of lists', [{ ...CHECKOUTS, name: nested(3_000) }], 'collection 1: "object" is not a name'],
  [
    'lists of lists of lists',
    [
      withProperty(
        JSON.parse('{"type":"array","maxItems":1,"items":'.repeat(1_500) + '{}' + '}'.repeat(1_500)),
      ),
    ],
    'property extra: items are neither texts nor numbers.',
  ],
])('refuses %s before it costs anything', (_what, value, text) => {
  expect(() => parseCollections(value, 'mf-gear')).toThrow(CollectionsError);
  expect(() => parseCollections(value, 'mf-gear')).toThrow(text);
});

test.each([
  'id',
  'by',
  'at',
  'changedAt',
  'happenedAt',
  'revision',
  'password',
  'constructor',
  'toString',
  'Item',
  'a.b',
  '$gt',
  'a_b',
  '',
])('refuses %j as the name of a property', (name) => {
  expect(() => parseCollections([withProperty({ type: 'boolean' }, name)], 'mf-gear')).toThrow(
    'is not a name',
  );
});

test('refuses __proto__ as the name of a property', () => {
  const text = JSON.stringify(withProperty({ type: 'boolean' }, 'extra')).replace('"extra"', '"__proto__"');
  expect(() => parseCollections([JSON.parse(text)], 'mf-gear')).toThrow('"__proto__" is not a name');
});
