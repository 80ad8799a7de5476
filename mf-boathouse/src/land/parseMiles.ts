import { mayLandMiles } from '@fleetwatch/contract/sorties/distance';

/**
 * Returns miles as typed, whole or with at most two decimals; an empty text is 0, anything else null. A comma is refused: '5,5'
 * could be meant as five and a half or, as in the notes, as fifty-five.
 */
export function parseMiles(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const miles = Number(text);
  return mayLandMiles(miles) ? miles : null;
}
