// @inner

import type { Club } from '@fleetwatch/contract/clubs/wire';

/** The club, with the clock skew of this device. */
export interface ClubWithSkew extends Club {
  /** Milliseconds to add to `Date.now()` to get the club's current time. */
  clockSkewMs: number;
}
