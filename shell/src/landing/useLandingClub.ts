import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import type { ClubWithSkew } from '@fleetwatch/kit/store/ClubWithSkew';
import { FLEETWATCH } from '../texts.ts';

/** The club's data on the landing page. */
export type LandingClub = Pick<ClubWithSkew, 'name' | 'timezone' | 'clockSkewMs' | 'logos' | 'identity'>;

/** Returns the club; if it cannot be loaded, the product's name and the device's own clock; undefined until either is known. */
export function useLandingClub(): LandingClub | undefined {
  const { data, error } = useClubQuery();
  if (data || !error) return data;
  return {
    name: FLEETWATCH,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    clockSkewMs: 0,
    logos: { landing: '', oar: '', escutcheon: '' },
  };
}
