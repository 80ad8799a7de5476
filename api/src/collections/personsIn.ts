import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import type { RecordValue } from '@fleetwatch/contract/collections/wire';

/** Returns the distinct ids of the members that a record names. */
export function personsIn({ person }: Pick<CollectionDeclaration, 'person'>, value: RecordValue): string[] {
  const named = person.flatMap((name) => value[name] ?? []).filter((id) => typeof id === 'string');
  return [...new Set(named)];
}

/** Size of a value as JSON, in bytes. */
export const bytesOf = (value: RecordValue): number => Buffer.byteLength(JSON.stringify(value));
