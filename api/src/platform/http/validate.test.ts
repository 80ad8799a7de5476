import { TEXT_DIRECTION } from '@fleetwatch/contract/texts/texts';
import Joi from 'joi';
import { ApiError } from './errors.ts';
import { idSchema, secretSchema, textFor, textSchema, validate } from './validate.ts';

interface Body {
  boat: string;
  crew: string[] | null;
  miles: number;
  notes: string;
}
const schema = Joi.object<Body, true>({
  boat: idSchema().required(),
  crew: Joi.array().items(idSchema()).allow(null).required(),
  miles: Joi.number().max(200).required().messages(textFor('Miles go from 0 to 200.')),
  notes: textSchema(10).required(),
});
const id = 'a'.repeat(24);
const good: Body = { boat: id, crew: [id], miles: 5.5, notes: 'steady\n☀️' };

function refusalOf(value: unknown): unknown[] {
  try {
    validate(schema, value, 'body');
  } catch (error) {
    if (error instanceof ApiError) return [...error.body, error.status];
    throw error;
  }
  return [];
}

test('passes a valid value unchanged', () => {
  expect(validate(schema, good, 'body')).toEqual(good);
  expect(refusalOf({ ...good, crew: null })).toEqual([]);
});

test.each([
  [undefined, 'body'],
  [[], 'body'],
  ['text', 'body'],
  [{}, 'boat'],
  [{ ...good, boat: { $gt: '' } }, 'boat'],
  [{ ...good, boat: 'A'.repeat(24) }, 'boat'],
  [{ ...good, crew: [id, 7] }, 'crew.1'],
  [{ ...good, notes: '12345678901' }, 'notes'],
  [{ ...good, notes: 'a\u0000b' }, 'notes'],
  [{ ...good, notes: 'half \ud800' }, 'notes'],
  [{ ...good, extra: 1 }, 'extra'],
])('refuses %j at %s', (value, path) => {
  expect(refusalOf(value)).toEqual([expect.any(String), `invalid:${path}`, 422]);
});

test('refuses a number in a string, and allows a field its own text', () => {
  expect(refusalOf({ ...good, miles: '5' })).toEqual(['Miles go from 0 to 200.', 'invalid:miles', 422]);
  expect(refusalOf({ ...good, miles: 201 })).toEqual(['Miles go from 0 to 200.', 'invalid:miles', 422]);
  expect(refusalOf({ ...good, boat: 1 })).toEqual(['Check boat.', 'invalid:boat', 422]);
});

test('refuses direction overrides in texts, but not in passwords', () => {
  const written = Joi.object({ notes: textSchema(40), own: textSchema(40).messages(textFor('Too long.')) });
  const refusal = (value: object): unknown => {
    try {
      return validate(written, value, 'body');
    } catch (error) {
      return error instanceof ApiError ? error.body : error;
    }
  };
  expect(refusal({ notes: 'gnp.\u202eexe' })).toEqual([TEXT_DIRECTION, 'invalid:notes']);
  expect(refusal({ own: 'a\u2066b' })).toEqual([TEXT_DIRECTION, 'invalid:own']);
  expect(refusal({ own: 'x'.repeat(41) })).toEqual(['Too long.', 'invalid:own']);
  expect(
    validate(Joi.object({ password: secretSchema(40) }), { password: 'Row2win!\u200f' }, 'body'),
  ).toEqual({
    password: 'Row2win!\u200f',
  });
});
