import { DEFAULT_GUEST_SETTINGS, type GuestSettings } from '@fleetwatch/contract/guests/settings';
import { currentClub } from '../platform/club/clubScope.ts';

/** What the current club says of guests; the defaults for what it has not set. */
export const guestSettings = (): GuestSettings => ({ ...DEFAULT_GUEST_SETTINGS, ...currentClub().guests });
