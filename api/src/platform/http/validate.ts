import { invalidField } from '@fleetwatch/contract/errors/texts';
import { TEXT_DIRECTION } from '@fleetwatch/contract/texts/texts';
import { writtenTextRule } from '@fleetwatch/contract/texts/rules';
import Joi from 'joi';
import { ApiError } from './errors.ts';

/** Schema of an id: 24 lower-case hex digits. */
export const idSchema = (): Joi.StringSchema => Joi.string().pattern(/^[0-9a-f]{24}$/);

/** C0 control characters without tab, line feed and carriage return. */
// eslint-disable-next-line no-control-regex -- naming control characters is this rule's purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const HALF_CHARACTER = /\p{Surrogate}/u;

/** Schema of a password or key: up to `max` UTF-16 units, without control characters and lone surrogates. */
export const secretSchema = (max: number): Joi.StringSchema =>
  Joi.string()
    .allow('')
    .max(max)
    .custom((value: string, helpers) =>
      CONTROLS.test(value) || HALF_CHARACTER.test(value) ? helpers.error('string.pattern.base') : value,
    );

const TURNS_DIRECTION = 'text.direction';

/** Schema of text for other readers: any script, but no characters that override the writing direction. */
export const textSchema = (max: number): Joi.StringSchema =>
  secretSchema(max)
    .custom((value: string, helpers) =>
      writtenTextRule(value) === null ? value : helpers.error(TURNS_DIRECTION),
    )
    .messages({ [TURNS_DIRECTION]: TEXT_DIRECTION });

/** Schema of bytes as text. */
export const base64Schema = (max: number): Joi.StringSchema =>
  Joi.string()
    .pattern(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(max);

/** Maximum size of texts whose own rules give the documented refusals. */
export const FREE_TEXT_MAX = 1_000;

/** Builds a schema's own text for `.messages(textFor(…))`; otherwise it is 'Check {path}.' */
export const textFor = (text: string): Record<string, string> => ({ '*': text });

const OWN_TEXT = '*';
const options: Joi.ValidationOptions = {
  abortEarly: true,
  convert: false,
  allowUnknown: false,
  messages: { [OWN_TEXT]: '' },
  errors: { wrap: { label: false } },
};

/**
 * Returns the value if it matches the schema; otherwise throws 422 `invalid:<path>`, also for unknown
 * fields.
 * @param whole name of the value itself, for a refusal without a field
 */
export function validate<Value>(schema: Joi.ObjectSchema<Value>, value: unknown, whole: string): Value {
  const result = schema.validate(value ?? null, options);
  if (!result.error) return result.value;
  const refused = result.error.details[0];
  const path = refused?.path.length ? refused.path.join('.') : whole;
  throw new ApiError(`invalid:${path}`, refused?.message || invalidField(path));
}
