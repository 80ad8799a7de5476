import type { CollectionProperty } from '@fleetwatch/contract/collections/CollectionDeclaration';
import type { CollectionKey } from './commands/listRecords.ts';
import { learnedModules } from './learnCollections.ts';

const isFreeText = (property: CollectionProperty): boolean =>
  property.type === 'string' && property.enum === undefined && property.format === undefined;

/** Returns the fields of records with members' free text, and the collection of each. */
export async function recordTexts(): Promise<(readonly [field: string, whence: CollectionKey])[]> {
  return (await learnedModules()).flatMap(({ _id: module, known }) =>
    known.flatMap(({ name: list, schema, person }) =>
      Object.entries(schema.properties)
        .filter(([name]) => !person.includes(name))
        .filter(([, property]) => isFreeText(property.type === 'array' ? property.items : property))
        .map(([name]) => [`value.${name}`, { module, list }] as const),
    ),
  );
}
