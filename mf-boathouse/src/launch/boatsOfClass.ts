import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';

/**
 * The boats of a class that are in the house, by name; those in dry dock come last: they show why they cannot be taken.
 * @param classId fleet group id
 */
export function boatsOfClass(
  boats: readonly KioskBoat[],
  stillOut: readonly Pick<KioskSortie, 'bus_id' | 'land'>[],
  classId: string,
): KioskBoat[] {
  const out = new Set(stillOut.filter(({ land }) => land === null).map(({ bus_id }) => bus_id));
  return boats
    .filter(({ _id, group }) => group === classId && !out.has(_id))
    .sort((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name));
}
