import Joi from 'joi';
import { idSchema, textSchema } from '../platform/http/validate.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

const of = (field: Joi.Schema): unknown => jsonSchemaOf(Joi.object({ field })).properties?.field;

test.each<[Joi.Schema, object]>([
  [idSchema(), { type: 'string', pattern: '^[0-9a-f]{24}$', minLength: 1 }],
  [idSchema().allow(null), { type: ['string', 'null'], pattern: '^[0-9a-f]{24}$', minLength: 1 }],
  [idSchema().allow(''), { anyOf: [{ enum: [''] }, { type: 'string', pattern: '^[0-9a-f]{24}$' }] }],
  [textSchema(40), { type: 'string', maxLength: 40 }],
  [textSchema(40).allow(null), { type: ['string', 'null'], maxLength: 40 }],
  [Joi.string().length(2), { type: 'string', minLength: 2, maxLength: 2 }],
  [Joi.string().uri(), { type: 'string', format: 'uri', minLength: 1 }],
  [Joi.string().valid('1p', '248p'), { type: 'string', enum: ['1p', '248p'] }],
  [Joi.string().valid('a', null), { type: ['string', 'null'], enum: ['a', null] }],
  [Joi.number().min(0).max(200), { type: 'number', minimum: 0, maximum: 200 }],
  [Joi.number().integer().min(1), { type: 'integer', minimum: 1 }],
  [Joi.boolean(), { type: 'boolean' }],
  [
    Joi.array().items(Joi.number()).min(1).max(8).unique().allow(null),
    { type: ['array', 'null'], items: { type: 'number' }, minItems: 1, maxItems: 8, uniqueItems: true },
  ],
  [
    Joi.array()
      .items(Joi.object({ id: Joi.number() }))
      .unique('id'),
    { type: 'array', items: expect.anything(), uniqueItems: true },
  ],
  [
    Joi.number().when('other', { not: 1, then: Joi.valid(null) }),
    { anyOf: [expect.objectContaining({ type: 'null' }), { type: 'number' }] },
  ],
  [Joi.alternatives(Joi.number(), Joi.boolean()), { anyOf: [{ type: 'number' }, { type: 'boolean' }] }],
  [
    Joi.object({ in: Joi.number() }),
    { type: 'object', properties: { in: { type: 'number' } }, additionalProperties: false },
  ],
])('converts joi schema %#', (field, expected) => {
  expect(of(field)).toEqual(expected);
});

test('converts required fields and dependencies between fields', () => {
  const [a, b, c] = [Joi.number().required(), Joi.number(), Joi.number()];
  expect(jsonSchemaOf(Joi.object({ a, b }))).toMatchObject({ required: ['a'], additionalProperties: false });
  expect(jsonSchemaOf(Joi.object({ b, c }).xor('b', 'c')).oneOf).toEqual([
    { required: ['b'] },
    { required: ['c'] },
  ]);
  expect(jsonSchemaOf(Joi.object({ b, c }).or('b', 'c')).anyOf).toEqual([
    { required: ['b'] },
    { required: ['c'] },
  ]);
  expect(jsonSchemaOf(Joi.object({ b, c }).and('b', 'c')).dependentRequired).toEqual({ b: ['c'], c: ['b'] });
  expect(jsonSchemaOf(Joi.object({}).unknown(true)).additionalProperties).toBeUndefined();
});

test.each([
  Joi.string().email(),
  Joi.string().hex(),
  Joi.number().multiple(5),
  Joi.any(),
  Joi.object({ a: Joi.any() }),
])('refuses schema %#, which has no JSON Schema equivalent, rather than describing less', (field) => {
  expect(() => of(field)).toThrow('The description knows');
});

test('refuses an unknown dependency too', () => {
  expect(() => jsonSchemaOf(Joi.object({ a: Joi.number(), b: Joi.number() }).nand('a', 'b'))).toThrow('nand');
});
