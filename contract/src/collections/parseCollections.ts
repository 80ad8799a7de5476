import { writtenTextRule } from '../texts/rules.ts';
import {
  COLLECTION_READERS,
  COLLECTION_WRITERS,
  type CollectionDeclaration,
  type CollectionProperty,
  type CollectionSchema,
  type ListProperty,
  type NumberProperty,
  type TextProperty,
} from './CollectionDeclaration.ts';
import {
  COLLECTION_NAME_MAX,
  COLLECTION_TITLE_MAX,
  COLLECTIONS_BYTES_MAX,
  COLLECTIONS_MAX,
  ENUM_VALUES_MAX,
  KEEP_DAYS_MAX,
  LIST_ITEMS_MAX,
  PROPERTIES_MAX,
  RECORD_BYTES_MAX,
  TEXT_LENGTH_MAX,
} from './limits.ts';

/** Describes a fault in declared collections, for the team that wrote them. */
export class CollectionsError extends Error {
  override name = 'CollectionsError';
}

const NAME = /^[a-z][a-zA-Z0-9]*$/;
/** A member's id has 24 characters. */
export const MEMBER_ID_LENGTH = 24;
const DATE_LENGTH = 10;

/** Fields that a record has besides its value, and fields that a write's digest excludes. */
const RESERVED = ['id', 'by', 'at', 'changedAt', 'happenedAt', 'revision', 'password'];

type Fields = Record<string, unknown>;

/** Returns the fields of an object; refuses unknown ones. */
function fieldsOf(value: unknown, known: readonly string[], where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CollectionsError(`${where} is not an object.`);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new CollectionsError(`${where}: ${unknown} is not supported.`);
  return value as Fields;
}

function countOf(fields: Fields, key: string, most: number, where: string): number {
  const value = fields[key];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new CollectionsError(`${where}: ${key} is not a whole number from 1 to ${most}.`);
}

function oneOf<Choice extends string>(
  fields: Fields,
  key: string,
  choices: readonly Choice[],
  where: string,
): Choice {
  const choice = choices.find((known) => known === fields[key]);
  if (choice === undefined)
    throw new CollectionsError(`${where}: ${key} is not one of ${choices.join(', ')}.`);
  return choice;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns distinct texts; none if absent. */
function textsOf(fields: Fields, key: string, most: number, where: string): string[] {
  const value = fields[key] ?? [];
  if (!Array.isArray(value) || !value.every(isText))
    throw new CollectionsError(`${where}: ${key} is not a list of texts.`);
  if (new Set(value).size < value.length) throw new CollectionsError(`${where}: ${key} repeats itself.`);
  if (value.length > most) throw new CollectionsError(`${where}: ${key} has more than ${most} entries.`);
  return value;
}

function nameOf(value: unknown, where: string): string {
  const isName = typeof value === 'string' && NAME.test(value) && value.length <= COLLECTION_NAME_MAX;
  // In a record's JSON, these names would not be plain properties.
  if (!isName || RESERVED.includes(value) || value in Object.prototype)
    throw new CollectionsError(
      `${where}: "${typeof value === 'string' ? value : typeof value}" is not a name: camelCase of at most ${COLLECTION_NAME_MAX} characters, and none of ${RESERVED.join(', ')}.`,
    );
  return value;
}

function parseText(value: Fields, where: string): TextProperty {
  const fields = fieldsOf(value, ['type', 'maxLength', 'enum', 'format'], where);
  const maxLength = countOf(fields, 'maxLength', TEXT_LENGTH_MAX, where);
  if (fields['format'] !== undefined) {
    oneOf(fields, 'format', ['date'], where);
    if (fields['enum'] !== undefined || maxLength < DATE_LENGTH)
      throw new CollectionsError(`${where}: a date has no enum, and a maxLength of ${DATE_LENGTH} or more.`);
    return { type: 'string', maxLength, format: 'date' };
  }
  if (fields['enum'] === undefined) return { type: 'string', maxLength };
  const values = textsOf(fields, 'enum', ENUM_VALUES_MAX, where);
  if (values.length === 0 || values.some((text) => text.length > maxLength))
    throw new CollectionsError(`${where}: enum is empty, or longer than maxLength.`);
  return { type: 'string', maxLength, enum: values };
}

function parseNumber(value: Fields, type: 'number' | 'integer', where: string): NumberProperty {
  const fields = fieldsOf(value, ['type', 'minimum', 'maximum'], where);
  const bounds = (['minimum', 'maximum'] as const).flatMap((key) => {
    const bound = fields[key];
    if (bound === undefined) return [];
    if (typeof bound === 'number' && Math.abs(bound) <= Number.MAX_SAFE_INTEGER) return [[key, bound]];
    throw new CollectionsError(`${where}: ${key} is not a number.`);
  });
  const { minimum = -Infinity, maximum = Infinity } = Object.fromEntries(bounds) as Partial<NumberProperty>;
  if (minimum > maximum) throw new CollectionsError(`${where}: minimum is above maximum.`);
  return { type, ...Object.fromEntries(bounds) };
}

function parseList(value: Fields, where: string): ListProperty {
  const fields = fieldsOf(value, ['type', 'maxItems', 'items'], where);
  const maxItems = countOf(fields, 'maxItems', LIST_ITEMS_MAX, where);
  const refusal = `${where}: items are neither texts nor numbers.`;
  // Checked before parsing, because lists can be nested without end.
  if ((fields['items'] as Fields | null | undefined)?.['type'] === 'array')
    throw new CollectionsError(refusal);
  const items = parseProperty(fields['items'], `${where}, items`);
  if (items.type === 'array' || items.type === 'boolean') throw new CollectionsError(refusal);
  return { type: 'array', maxItems, items };
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array'] as const;

function parseProperty(value: unknown, where: string): CollectionProperty {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CollectionsError(`${where} is not an object.`);
  const fields = value as Fields;
  // A schema without a type is named by its own keyword: $ref, anyOf.
  if (fields['type'] === undefined) fieldsOf(fields, ['type'], where);
  const type = oneOf(fields, 'type', TYPES, where);
  if (type === 'string') return parseText(fields, where);
  if (type === 'array') return parseList(fields, where);
  if (type !== 'boolean') return parseNumber(fields, type, where);
  fieldsOf(fields, ['type'], where);
  return { type };
}

function parseSchema(value: unknown, where: string): CollectionSchema {
  const fields = fieldsOf(value, ['type', 'properties', 'required'], where);
  oneOf(fields, 'type', ['object'], where);
  const declared = fields['properties'];
  if (typeof declared !== 'object' || declared === null || Array.isArray(declared))
    throw new CollectionsError(`${where}: properties is not an object.`);
  const entries = Object.entries(declared);
  if (entries.length === 0 || entries.length > PROPERTIES_MAX)
    throw new CollectionsError(`${where}: properties are not 1 to ${PROPERTIES_MAX}.`);
  const properties = Object.fromEntries(
    entries.map(([name, property]) => [
      nameOf(name, where),
      parseProperty(property, `${where}, property ${name}`),
    ]),
  );
  const required = textsOf(fields, 'required', PROPERTIES_MAX, where);
  const astray = required.find((name) => !Object.hasOwn(properties, name));
  if (astray !== undefined) throw new CollectionsError(`${where}: required names no property "${astray}".`);
  return { type: 'object', properties, required };
}

const isIdProperty = (property: CollectionProperty | undefined): boolean =>
  property?.type === 'string' &&
  property.maxLength === MEMBER_ID_LENGTH &&
  property.enum === undefined &&
  property.format === undefined;

function parsePerson(fields: Fields, { properties }: CollectionSchema, where: string): string[] {
  const person = textsOf(fields, 'person', PROPERTIES_MAX, where);
  for (const name of person) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isIdProperty(property?.type === 'array' ? property.items : property))
      throw new CollectionsError(
        `${where}: person "${name}" is not a string of maxLength ${MEMBER_ID_LENGTH}, or a list of such.`,
      );
  }
  return person;
}

const FIELDS = ['name', 'title', 'schema', 'read', 'write', 'person', 'keepDays', 'maxBytes'];

function parseCollection(value: unknown, place: string): CollectionDeclaration {
  const fields = fieldsOf(value, FIELDS, place);
  const name = nameOf(fields['name'], place);
  const where = `${place} (${name})`;
  const { title } = fields;
  if (!isText(title) || title.length > COLLECTION_TITLE_MAX || writtenTextRule(title) !== null)
    throw new CollectionsError(
      `${where}: title is not a text of at most ${COLLECTION_TITLE_MAX} characters.`,
    );
  const schema = parseSchema(fields['schema'], `${where}, schema`);
  return {
    name,
    title,
    schema,
    read: oneOf(fields, 'read', COLLECTION_READERS, where),
    write: oneOf(fields, 'write', COLLECTION_WRITERS, where),
    person: parsePerson(fields, schema, where),
    keepDays: countOf(fields, 'keepDays', KEEP_DAYS_MAX, where),
    maxBytes: countOf(fields, 'maxBytes', RECORD_BYTES_MAX, where),
  };
}

/** Refuses a declaration that is too large for its readers. */
function assertSmall(value: unknown, remoteName: string): void {
  let json;
  try {
    json = JSON.stringify(value);
  } catch {
    throw new CollectionsError(`${remoteName}: collections are nested too deeply.`);
  }
  if (new TextEncoder().encode(json).byteLength > COLLECTIONS_BYTES_MAX)
    throw new CollectionsError(`${remoteName}: collections have more than ${COLLECTIONS_BYTES_MAX} bytes.`);
}

/**
 * Validates the untrusted `collections` of a declaration (rule module.collection); none if absent.
 * @throws CollectionsError naming the remote, the place and the field
 */
export function parseCollections(value: unknown, remoteName: string): CollectionDeclaration[] {
  if (value === undefined) return [];
  assertSmall(value, remoteName);
  if (!Array.isArray(value)) throw new CollectionsError(`${remoteName}: collections is not a list.`);
  if (value.length > COLLECTIONS_MAX)
    throw new CollectionsError(`${remoteName} has more than ${COLLECTIONS_MAX} collections.`);
  const collections = value.map((one, at) => parseCollection(one, `${remoteName}, collection ${at + 1}`));
  const names = collections.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined)
    throw new CollectionsError(`${remoteName}: the collection ${repeated} is declared twice.`);
  return collections;
}
