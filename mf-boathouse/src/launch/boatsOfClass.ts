import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';

/** Whether an outing from before a day has not been landed: its boat may be on its rack. */
export const isUnlanded = (
  { land, launch }: Pick<KioskSortie, 'land' | 'launch'>,
  before: LocalDateText | null,
): boolean => before !== null && land === null && datePart(launch) < before;

/**
 * Returns the available boats of a class, by name; dry-docked ones come last and show why they cannot be taken.
 * @param classId fleet group id
 * @param unlandedBefore boats that are out since before this day may be taken; none for null
 */
export function boatsOfClass(
  boats: readonly KioskBoat[],
  stillOut: readonly Pick<KioskSortie, 'bus_id' | 'land' | 'launch'>[],
  classId: string,
  unlandedBefore: LocalDateText | null = null,
): KioskBoat[] {
  const onWater = stillOut.filter((sortie) => sortie.land === null && !isUnlanded(sortie, unlandedBefore));
  const out = new Set(onWater.map(({ bus_id }) => bus_id));
  return boats
    .filter(({ _id, group }) => group === classId && !out.has(_id))
    .sort((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name));
}
