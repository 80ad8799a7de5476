import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { parseMiles } from './parseMiles.ts';

/** Miles of what was typed in this unit; nothing typed is 0, what is none is null (rule distance.entry). */
export const readTyped = (typed: string, unit: ShownUnit): number | null =>
  unit === 'mi' ? parseMiles(typed) : readAmount(typed, unit);
