import type {
  CollectionDeclaration,
  CollectionProperty,
} from '@fleetwatch/contract/collections/CollectionDeclaration';
import type { RecordValue } from '@fleetwatch/contract/collections/wire';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { idSchema, textSchema } from '../platform/http/validate.ts';

function schemaOf(property: CollectionProperty, isPerson: boolean): Joi.Schema {
  switch (property.type) {
    case 'boolean':
      return Joi.boolean();
    case 'array':
      return Joi.array().items(schemaOf(property.items, isPerson)).max(property.maxItems);
    case 'string':
      if (isPerson) return idSchema();
      if (property.format === 'date') return daySchema();
      return property.enum ? Joi.string().valid(...property.enum) : textSchema(property.maxLength);
    default: {
      const { type, minimum, maximum } = property;
      const number = type === 'integer' ? Joi.number().integer() : Joi.number();
      const above = minimum === undefined ? number : number.min(minimum);
      return maximum === undefined ? above : above.max(maximum);
    }
  }
}

const schemas = new WeakMap<CollectionDeclaration, Joi.ObjectSchema<RecordValue>>();

/** Builds the validator of a record's value from its collection's declaration (rule module.value). */
export function valueSchemaOf(collection: CollectionDeclaration): Joi.ObjectSchema<RecordValue> {
  const present = schemas.get(collection);
  if (present) return present;
  const { schema, person } = collection;
  const keys = Object.entries(schema.properties).map(([name, property]) => {
    const own = schemaOf(property, person.includes(name));
    return [name, schema.required.includes(name) ? own.required() : own] as const;
  });
  const fresh = Joi.object<RecordValue>(Object.fromEntries(keys)).required();
  schemas.set(collection, fresh);
  return fresh;
}
