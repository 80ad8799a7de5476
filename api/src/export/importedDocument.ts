import { Types } from 'mongoose';
import { metersField, pictureOf } from './exportNames.ts';
import { ID_PATTERN, type JsonSchema } from './exportSchema.ts';

const ID = new RegExp(ID_PATTERN);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/;

type Fields = Record<string, unknown>;
/** Maps a picture of the export, `members/name.png`, to its address in this installation. */
export type AddressOf = (objectName: string) => string;

/** Removes the meters that exports add next to miles. */
function fieldsOf(fields: Fields): [string, unknown][] {
  const added = new Set(Object.keys(fields).map(metersField));
  return Object.entries(fields).filter(([name]) => !added.has(name));
}

/** Restores values that a schema leaves open: audit entries contain ids and instants there. */
function openValue(value: unknown): unknown {
  if (typeof value === 'string') {
    if (ID.test(value)) return new Types.ObjectId(value);
    return INSTANT.test(value) ? new Date(value) : value;
  }
  if (Array.isArray(value)) return value.map(openValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(fieldsOf(value as Fields).map(([name, inner]) => [name, openValue(inner)]));
}

function valueOf(value: unknown, schema: JsonSchema, addressOf: AddressOf): unknown {
  if (typeof value === 'string') {
    if (schema.pattern === ID_PATTERN) return new Types.ObjectId(value);
    if (schema.format === 'date-time') return new Date(value);
    const picture = pictureOf(value);
    return picture === null ? value : addressOf(picture);
  }
  if (Array.isArray(value)) return value.map((each) => valueOf(each, schema.items ?? {}, addressOf));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    fieldsOf(value as Fields).map(([name, inner]) => [
      name,
      valueOf(inner, properties[name] ?? {}, addressOf),
    ]),
  );
}

/** Restores the original document, without its club, from a line that is valid by the schema. */
export function importedDocument(line: string, schema: JsonSchema, addressOf: AddressOf): Fields {
  const { id, ...fields } = JSON.parse(line) as Fields;
  const entries = fieldsOf(fields).map(([name, value]): [string, unknown] => {
    const own = schema.properties?.[name] ?? {};
    const isOpen = own.type === undefined && (name === 'before' || name === 'after');
    return [name, isOpen ? openValue(value) : valueOf(value, own, addressOf)];
  });
  return { ...(typeof id === 'string' && { _id: new Types.ObjectId(id) }), ...Object.fromEntries(entries) };
}
