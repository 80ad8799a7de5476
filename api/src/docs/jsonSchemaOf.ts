import type { ObjectSchema } from 'joi';

/** The part of JSON Schema 2020-12 that describes this API's requests. */
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

interface Rule {
  name: string;
  args?: { limit?: number; regex?: string };
}

/** The part of joi's own description that this API's schemas use. */
interface Described {
  type: string;
  flags?: { presence?: string; only?: boolean; unknown?: boolean };
  rules?: Rule[];
  allow?: unknown[];
  keys?: Record<string, Described>;
  dependencies?: { rel: string; peers: string[] }[];
  items?: Described[];
  matches?: { schema: Described }[];
}

/** A custom rule has no JSON Schema equivalent; its refusal names the field. */
const ruleInCode = (): JsonSchema => ({});

/** The JSON Schema of each joi rule, by type. */
const RULES: Record<string, Record<string, (rule: Rule) => JsonSchema>> = {
  string: {
    pattern: ({ args }) => ({ pattern: patternOf(args?.regex ?? '') }),
    min: ({ args }) => limit('minLength', args),
    max: ({ args }) => limit('maxLength', args),
    length: ({ args }) => ({ ...limit('minLength', args), ...limit('maxLength', args) }),
    uri: () => ({ format: 'uri' }),
    hex: () => ({ pattern: '^[0-9a-fA-F]+$' }),
    custom: ruleInCode,
  },
  number: {
    custom: ruleInCode,
    integer: () => ({ type: 'integer' }),
    min: ({ args }) => limit('minimum', args),
    max: ({ args }) => limit('maximum', args),
  },
  array: {
    min: ({ args }) => limit('minItems', args),
    max: ({ args }) => limit('maxItems', args),
    length: ({ args }) => ({ ...limit('minItems', args), ...limit('maxItems', args) }),
    unique: () => ({ uniqueItems: true }),
  },
};

function limit(name: keyof JsonSchema, args: Rule['args']): JsonSchema {
  return args?.limit === undefined ? {} : { [name]: args.limit };
}

/** `patternOf('/^a$/') === '^a$'` */
function patternOf(regex: string): string {
  const source = /^\/(.*)\/[a-z]*$/s.exec(regex)?.[1];
  if (source === undefined) throw new Error(`${regex} is no pattern.`);
  return source;
}

function ruled(type: string, rules: readonly Rule[] = []): JsonSchema {
  return Object.assign(
    { type },
    ...rules.map((rule) => {
      const convert = RULES[type]?.[rule.name];
      if (!convert) throw new Error(`The description knows no rule '${rule.name}' of a ${type}.`);
      return convert(rule);
    }),
  ) as JsonSchema;
}

function objectOf({ keys = {}, flags, dependencies = [] }: Described): JsonSchema {
  const required = Object.keys(keys).filter((key) => keys[key]?.flags?.presence === 'required');
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, converted(value)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: flags?.unknown === true,
  };
  for (const { rel, peers } of dependencies) {
    const oneNeeded = peers.map((peer) => ({ required: [peer] }));
    if (rel === 'xor') schema.oneOf = oneNeeded;
    else if (rel === 'or') schema.anyOf = oneNeeded;
    else if (rel === 'and') {
      schema.dependentRequired = Object.fromEntries(
        peers.map((peer) => [peer, peers.filter((other) => other !== peer)]),
      );
    } else throw new Error(`The description knows no dependency '${rel}'.`);
  }
  return schema;
}

function arrayOf({ items = [], rules }: Described): JsonSchema {
  const [item, ...others] = items;
  if (!item || others.length > 0) throw new Error('The description knows arrays of one kind only.');
  return { ...ruled('array', rules), items: converted(item) };
}

function plainOf(described: Described): JsonSchema {
  const { type, rules, matches = [] } = described;
  if (type === 'object') return objectOf(described);
  if (type === 'array') return arrayOf(described);
  if (type === 'alternatives') return { anyOf: matches.map(({ schema }) => converted(schema)) };
  if (type === 'string' || type === 'number' || type === 'boolean') return ruled(type, rules);
  throw new Error(`The description knows no ${type}.`);
}

function converted(described: Described): JsonSchema {
  const { flags, allow = [], ...rest } = described;
  if (flags?.only) return { enum: allow };
  const plain = plainOf({ ...rest, flags: flags ?? {} });
  // Joi refuses an empty string unless it is explicitly allowed.
  if (described.type === 'string' && !allow.includes('')) plain.minLength ??= 1;
  const isNullable = allow.includes(null);
  const besides = allow.filter(
    (value) => value !== null && !(value === '' && !plain.pattern && !plain.format),
  );
  const schema: JsonSchema =
    isNullable && typeof plain.type === 'string' ? { ...plain, type: [plain.type, 'null'] } : plain;
  return besides.length > 0 ? { anyOf: [{ enum: besides }, schema] } : schema;
}

/**
 * Converts a joi schema to JSON Schema. Throws for a rule without an equivalent, so that the description is never
 * incomplete.
 */
export function jsonSchemaOf(schema: ObjectSchema): JsonSchema {
  return converted(schema.describe() as unknown as Described);
}
