import { fahrenheitOf } from '../conditions/units.ts';

/** Up to which water, in °F, USRowing's table says how long somebody in it lasts until they are exhausted. */
const LASTS: readonly (readonly [upToF: number, text: string])[] = [
  [40, '15 to 30 min'],
  [50, '30 to 60 min'],
  [60, '1 to 2 h'],
];
const FREEZING_F = 32;

/**
 * How long somebody in the water has until exhaustion, by USRowing's table; null for warmer water, of which it is not told here. At
 * a line the shorter time counts.
 * @param waterC °C
 */
export function exhaustionText(waterC: number): string | null {
  // What was measured in °F, and converted twice, is at its line again.
  const waterF = Math.round(fahrenheitOf(waterC) * 10) / 10;
  if (waterF < FREEZING_F) return 'under 15 min';
  return LASTS.find(([upToF]) => waterF <= upToF)?.[1] ?? null;
}
