// @inner

import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { PrivateLaunch } from '../store/sorties.ts';

/** The launched boat: one of the fleet, the member's own, or the single of the member with this id. */
export type LaunchTarget = { bus: string } | { private: PrivateLaunch['boatClass'] } | { borrowed: string };

/** Facts that a device has about a boat of the fleet. */
export type KnownBoat = Pick<Boat, '_id' | 'name' | 'group' | 'grouppayload' | 'active' | 'damage'>;

/** A launch as entered in its form. */
export interface LaunchPlan {
  target: LaunchTarget;
  /** The boat of `bus`, for the device's own checks. */
  boat?: KnownBoat | undefined;
  /** Member ids besides the launcher. */
  crew?: readonly string[] | undefined;
  /** Expected return and destination. */
  trip?: Trip | undefined;
  /** Id of its workout type, and its text; '' for none. */
  workout?: { typeId: string; text: string } | null | undefined;
  /** Codes of findings that the screen shows in another way. */
  shownElsewhere?: readonly string[] | undefined;
}
