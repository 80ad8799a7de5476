import type { CollectionProperty } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { learnedModules } from './learnCollections.ts';

const isFreeText = (property: CollectionProperty): boolean =>
  property.type === 'string' && property.enum === undefined && property.format === undefined;

/** Fields of records with members' free text: model and field. */
export async function recordTexts(): Promise<(readonly [model: string, field: string])[]> {
  const properties = (await learnedModules()).flatMap(({ known }) =>
    known.flatMap(({ schema, person }) =>
      Object.entries(schema.properties)
        .filter(([name]) => !person.includes(name))
        .filter(([, property]) => isFreeText(property.type === 'array' ? property.items : property))
        .map(([name]) => name),
    ),
  );
  return [...new Set(properties)].map((name) => ['ModuleRecord', `value.${name}`] as const);
}
