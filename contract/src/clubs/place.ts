import type { FieldRule } from '../errors/fieldRule.ts';
import { LATITUDE_INVALID, LONGITUDE_INVALID } from './texts.ts';

/** Location of a boathouse, for sunrise and sunset (rule club.place): degrees, north and east positive. */
export interface ClubPlace {
  /** −90 to 90 */
  latitude: number;
  /** −180 to 180 */
  longitude: number;
}

const isWithin = (value: number, most: number): boolean => Number.isFinite(value) && Math.abs(value) <= most;

export const latitudeRule: FieldRule<number> = (value) => (isWithin(value, 90) ? null : LATITUDE_INVALID);
export const longitudeRule: FieldRule<number> = (value) => (isWithin(value, 180) ? null : LONGITUDE_INVALID);

/** Four decimals (11 m) are enough for the sun. */
export function roundPlace({ latitude, longitude }: ClubPlace): ClubPlace {
  const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
