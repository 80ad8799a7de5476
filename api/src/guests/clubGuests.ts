import { DEFAULT_GUEST_SETTINGS, type GuestSettings } from '@fleetwatch/contract/guests/settings';
import { currentClub } from '../platform/club/clubScope.ts';

/** Guest settings of the current club; defaults for those not set. */
export const guestSettings = (): GuestSettings => ({ ...DEFAULT_GUEST_SETTINGS, ...currentClub().guests });
