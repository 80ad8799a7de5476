import { Binary, ObjectId } from 'bson';
import { decode, encode } from './bsonValues.ts';
import { decodeFields } from './decodeFields.ts';

test('gives the fields asked for and no others', () => {
  const _id = new ObjectId();
  const bytes = encode({
    _id,
    name: 'Möwe',
    crew: ['a', 'b'],
    deep: { x: [1, { y: null }] },
    on: true,
    none: null,
    raw: new Binary(Buffer.from('ab')),
    größe: 2.5,
  });
  expect(decode(encode(decodeFields(bytes, new Set(['_id', 'deep', 'größe', 'missing']))))).toEqual({
    _id,
    deep: { x: [1, { y: null }] },
    größe: 2.5,
  });
  expect(decodeFields(bytes, new Set(['on', 'none', 'name']))).toEqual({
    name: 'Möwe',
    on: true,
    none: null,
  });
  expect(decodeFields(bytes, new Set())).toEqual({});
});

test('values stay as they are when the next document is decoded', () => {
  const first = decodeFields(encode({ raw: new Binary(Buffer.from('first')) }), new Set(['raw']));
  decodeFields(encode({ raw: new Binary(Buffer.from('other')) }), new Set(['raw']));
  expect(first['raw']).toEqual(new Binary(Buffer.from('first')));
});
