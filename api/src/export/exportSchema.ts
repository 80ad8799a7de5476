import mongoose from 'mongoose';
import type { ExportedModel } from './exportedModels.ts';
import { metersField } from './exportNames.ts';
import { HUNDREDTHS, MILES_FIELD, collectionTitle, inMeters } from './texts.ts';

/** Subset of JSON Schema 2020-12 that exports use. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  pattern?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
}

/** Mongoose's description of a schema: JSON Schema with BSON types. */
interface BsonSchema {
  bsonType?: string | string[];
  enum?: unknown[];
  properties?: Record<string, BsonSchema>;
  required?: string[];
  items?: BsonSchema;
  additionalProperties?: BsonSchema;
}

export const ID_PATTERN = '^[0-9a-f]{24}$';

const TYPES: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  objectId: { type: 'string', pattern: ID_PATTERN },
  date: { type: 'string', format: 'date-time' },
  bool: { type: 'boolean' },
  number: { type: 'number' },
  array: { type: 'array' },
  object: { type: 'object' },
};

const listOf = (types: string | string[]): string[] => (Array.isArray(types) ? types : [types]);

function typeOf(bsonType: string | string[]): JsonSchema {
  const known = listOf(bsonType).filter((type) => type !== 'null');
  const [name = ''] = known;
  const found = TYPES[name];
  if (!found || known.length > 1) throw new Error(`An export has no ${known.join(' or ')}.`);
  const isNullable = listOf(bsonType).includes('null');
  return { ...found, type: isNullable ? [String(found.type), 'null'] : String(found.type) };
}

/**
 * Properties with added meters. Miles, or hundredths of a mile, are whole if entered in miles; each gets its
 * meters next to it.
 */
function propertiesOf(properties: Record<string, BsonSchema>): Record<string, JsonSchema> {
  const converted = Object.entries(properties).flatMap(([name, schema]): [string, JsonSchema][] => {
    const own = convert(schema);
    const metres = metersField(name);
    if (metres === null || !listOf(own.type ?? '').includes('number')) return [[name, own]];
    const type = listOf(own.type ?? '').map((one) => (one === 'number' ? 'integer' : one));
    const hundredths = name.endsWith('Hundredths') ? HUNDREDTHS : MILES_FIELD;
    return [
      [name, { ...own, description: hundredths }],
      [metres, { type, description: inMeters(name) }],
    ];
  });
  return Object.fromEntries(converted);
}

function convert({
  bsonType,
  enum: values,
  properties,
  required,
  items,
  additionalProperties,
}: BsonSchema): JsonSchema {
  return {
    ...(bsonType !== undefined && typeOf(bsonType)),
    ...(values && { enum: values }),
    ...(items && { items: convert(items) }),
    ...(properties && { properties: propertiesOf(properties), additionalProperties: false }),
    ...(additionalProperties && { additionalProperties: convert(additionalProperties) }),
    ...(required && { required }),
  };
}

/**
 * JSON Schema of a collection's lines. It is derived from the model, so that new fields are described
 * automatically.
 */
export function exportSchema({ model, name, what, without }: ExportedModel): JsonSchema {
  const described = mongoose.model(model).schema.toJSONSchema({ useBsonType: true }) as BsonSchema;
  const isKept = (field: string): boolean => field !== 'club' && !(field in without);
  const renamed = (field: string): string => (field === '_id' ? 'id' : field);
  const { properties = {}, required = [] } = convert(described);
  const kept = Object.entries(properties).filter(([field]) => isKept(field));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:fleetwatch:export-1:${name}`,
    title: name,
    description: collectionTitle(what, name),
    type: 'object',
    properties: Object.fromEntries(kept.map(([field, schema]) => [renamed(field), schema])),
    required: required.filter(isKept).map(renamed),
    additionalProperties: false,
  };
}
