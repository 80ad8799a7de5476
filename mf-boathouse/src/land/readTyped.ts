import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { parseMiles } from './parseMiles.ts';

/** Returns the miles typed in this unit; 0 if nothing was typed, null for an invalid distance (rule distance.entry). */
export const readTyped = (typed: string, unit: ShownUnit): number | null =>
  unit === 'mi' ? parseMiles(typed) : readAmount(typed, unit);
