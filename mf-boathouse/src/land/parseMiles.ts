import { roundMiles, mayLandMiles } from '@fleetwatch/contract/sorties/miles';
import { MILES_MAX } from '@fleetwatch/contract/sorties/limits';

export const MILES_INVALID = `Please enter miles as a number from 0 to ${MILES_MAX}, such as 5 or 5.5.`;

/**
 * Miles as they were typed, whole or decimal, to the hundredth; nothing typed is 0, anything else null. A comma is
 * refused: '5,5' could be meant as five and a half or, as in the notes, as fifty-five.
 */
export function parseMiles(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const miles = roundMiles(Number(text));
  return mayLandMiles(miles) ? miles : null;
}
