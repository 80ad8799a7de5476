import type { ObjectSchema } from 'joi';

/** Subset of JSON Schema 2020-12 that describes this API's requests. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  dependentRequired?: Record<string, string[]>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  description?: string;
  $ref?: string;
}

/** Parts of joi's description that its JSON Schema omits. */
interface Described {
  type?: string;
  flags?: { only?: boolean };
  rules?: { name: string; args?: { comparator?: unknown } }[];
  allow?: unknown[];
  keys?: Record<string, Described>;
  items?: Described[];
  dependencies?: { rel: string; peers: string[] }[];
  whens?: unknown[];
}

/**
 * Rules that joi converts, or that `completed` adds. Joi omits the others, or writes a format that
 * validators do not know. A `custom` rule is named by its refusal.
 */
const KNOWN_RULES = new Set(['custom', 'integer', 'length', 'max', 'min', 'pattern', 'unique', 'uri']);

function dependencyOf(rel: string, peers: readonly string[]): JsonSchema {
  const oneNeeded = peers.map((peer) => ({ required: [peer] }));
  if (rel === 'xor') return { oneOf: oneNeeded };
  if (rel === 'or') return { anyOf: oneNeeded };
  if (rel !== 'and') throw new Error(`The description knows no dependency '${rel}'.`);
  return {
    dependentRequired: Object.fromEntries(
      peers.map((peer) => [peer, peers.filter((other) => other !== peer)]),
    ),
  };
}

/** Adds the omitted parts of this description to joi's JSON Schema. */
function completed(schema: JsonSchema, described: Described): JsonSchema {
  const { type, flags, rules = [], allow = [], keys = {}, items = [], dependencies = [], whens } = described;
  const unknown = rules.find(({ name }) => !KNOWN_RULES.has(name));
  if (unknown) throw new Error(`The description knows no rule '${unknown.name}' of a ${type}.`);
  if (!schema.type && !schema.anyOf && !schema.enum) throw new Error(`The description knows no ${type}.`);
  // Joi describes the outcome of each condition.
  if (whens) return schema;
  for (const [name, key] of Object.entries(keys)) {
    schema.properties = { ...schema.properties, [name]: completed(schema.properties?.[name] ?? {}, key) };
  }
  if (items[0] && schema.items) schema.items = completed(schema.items, items[0]);
  if (rules.some(({ args }) => typeof args?.comparator === 'string')) schema.uniqueItems = true;
  for (const { rel, peers } of dependencies) Object.assign(schema, dependencyOf(rel, peers));
  if (flags?.only) schema.enum = allow;
  return allow.includes('') && schema.pattern ? { anyOf: [{ enum: [''] }, schema] } : schema;
}

/**
 * Converts a joi schema to JSON Schema. Throws for a rule without an equivalent, so that the description is
 * always complete.
 */
export function jsonSchemaOf(schema: ObjectSchema): JsonSchema {
  const own = schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  return completed(own, schema.describe() as Described);
}
