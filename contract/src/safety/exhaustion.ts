import { fahrenheitOf } from '../conditions/units.ts';

/** Warmest water, in °F, for which USRowing's table gives a time to exhaustion. */
const LASTS: readonly (readonly [upToF: number, text: string])[] = [
  [40, '15 to 30 min'],
  [50, '30 to 60 min'],
  [60, '1 to 2 h'],
];
const FREEZING_F = 32;

/**
 * Returns a swimmer's time to exhaustion, by USRowing's table; null for warmer water, which the table does not cover. At a
 * boundary the shorter time applies.
 * @param waterC °C
 */
export function exhaustionText(waterC: number): string | null {
  // A value measured in °F and converted twice lands on its boundary again.
  const waterF = Math.round(fahrenheitOf(waterC) * 10) / 10;
  if (waterF < FREEZING_F) return 'under 15 min';
  return LASTS.find(([upToF]) => waterF <= upToF)?.[1] ?? null;
}
