import type { Club } from '@fleetwatch/contract/clubs/wire';

/** The club, and how far this device's clock is behind the club's. */
export interface ClubHere extends Club {
  /** Milliseconds to add to `Date.now()` for the club's own now. */
  clockSkewMs: number;
}
