import type {
  CollectionDeclaration,
  CollectionProperty,
  CollectionReaders,
  ListProperty,
  NumberProperty,
  TextProperty,
} from './CollectionDeclaration.ts';

const isWithin = (narrow: readonly string[] | undefined, wide: readonly string[] | undefined): boolean =>
  wide === undefined || (narrow?.every((value) => wide.includes(value)) ?? false);

function textChange(before: TextProperty, after: TextProperty): string | null {
  if (after.maxLength < before.maxLength) return 'has a smaller maxLength';
  if (after.format !== undefined && before.format === undefined) return 'is now a date';
  return isWithin(before.enum, after.enum) ? null : 'has lost values of its enum';
}

function numberChange(before: NumberProperty, after: NumberProperty): string | null {
  const isNarrower =
    (after.minimum ?? -Infinity) > (before.minimum ?? -Infinity) ||
    (after.maximum ?? Infinity) < (before.maximum ?? Infinity);
  return isNarrower ? 'has a narrower range' : null;
}

function listChange(before: ListProperty, after: ListProperty): string | null {
  if (after.maxItems < before.maxItems) return 'has a smaller maxItems';
  return propertyChange(before.items, after.items);
}

/** Returns why a previously valid value of a property may no longer be valid; null if all still are. */
function propertyChange(before: CollectionProperty, after: CollectionProperty): string | null {
  if (before.type === 'string' && after.type === 'string') return textChange(before, after);
  if (before.type === 'array' && after.type === 'array') return listChange(before, after);
  if (before.type !== after.type) return `is now of type ${after.type}`;
  return numberChange(before as NumberProperty, after as NumberProperty);
}

/** Audiences that each audience may become: records written for a few must not become readable by more. */
const NARROWER: Readonly<Record<CollectionReaders, readonly CollectionReaders[]>> = {
  kiosk: ['kiosk', 'member', 'own', 'coach'],
  member: ['member', 'own', 'coach'],
  own: ['own'],
  coach: ['coach'],
};

function propertyChanges(before: CollectionDeclaration, after: CollectionDeclaration): string[] {
  const known = before.schema.properties;
  const { properties, required } = after.schema;
  return [
    ...Object.entries(known).flatMap(([name, property]) => {
      const next = properties[name];
      const change = next ? propertyChange(property, next) : 'is gone';
      return change === null ? [] : [`${name} ${change}`];
    }),
    ...required
      .filter((name) => !before.schema.required.includes(name))
      .map((name) => `${name} is now required`),
    // Members would not find their existing records.
    ...Object.keys(known)
      .filter((name) => before.person.includes(name) !== after.person.includes(name))
      .map((name) => `${name} ${after.person.includes(name) ? 'now holds' : 'no longer holds'} a person`),
  ];
}

/** Returns the changes of a collection's declaration other than additions; empty if it only adds. */
export function changesBetween(before: CollectionDeclaration, after: CollectionDeclaration): string[] {
  return [
    ...propertyChanges(before, after),
    ...(NARROWER[before.read].includes(after.read) ? [] : [`read was ${before.read}, and is ${after.read}`]),
    ...(NARROWER[before.write].includes(after.write)
      ? []
      : [`write was ${before.write}, and is ${after.write}`]),
    ...(after.keepDays > before.keepDays ? [`keepDays was ${before.keepDays}, and is more`] : []),
    ...(after.maxBytes < before.maxBytes ? [`maxBytes was ${before.maxBytes}, and is less`] : []),
  ];
}

/**
 * Returns why a newer declaration of a collection does not fit its existing records (rule module.add-only); empty if it only
 * adds. Optional properties may be added, limits may be wider, and readers, writers and retention days may be fewer.
 */
export const findSchemaChange = (before: CollectionDeclaration, after: CollectionDeclaration): string[] =>
  changesBetween(before, after).map((change) => `${before.name} needs a new collection: ${change}.`);

/** Does the same for all collections of a remote that both declare. */
export const findSchemaChanges = (
  before: readonly CollectionDeclaration[],
  after: readonly CollectionDeclaration[],
): string[] =>
  before.flatMap((one) => {
    const next = after.find(({ name }) => name === one.name);
    return next ? findSchemaChange(one, next) : [];
  });
