import { WATER_BELOW_INVALID } from '@fleetwatch/contract/clearances/texts';
import { WATER_BELOW, WHEN_FLAGS, type RequirementWhen } from '@fleetwatch/contract/clearances/when';

/** Circumstances of a requirement, as typed. */
export interface WhenDraft {
  isDark: boolean;
  /** °C; '' for any water. */
  water: string;
  /** '' for any flag. */
  flag: string;
}

export const whenDraftOf = ({ dark, waterBelow, flag }: RequirementWhen = {}): WhenDraft => ({
  isDark: dark ?? false,
  water: waterBelow === undefined ? '' : String(waterBelow),
  flag: flag ?? '',
});

/** Comma and point are both decimal. */
const numberOf = (water: string): number => Number(water.trim().replace(',', '.'));

export function waterError({ water }: WhenDraft): string | undefined {
  if (water.trim() === '') return undefined;
  const value = numberOf(water);
  const [least, most] = WATER_BELOW;
  return value >= least && value <= most ? undefined : WATER_BELOW_INVALID;
}

export function whenOf({ isDark, water, flag }: WhenDraft): RequirementWhen {
  const known = WHEN_FLAGS.find((one) => one === flag);
  return {
    ...(isDark && { dark: true as const }),
    ...(water.trim() !== '' && { waterBelow: numberOf(water) }),
    ...(known && { flag: known }),
  };
}
