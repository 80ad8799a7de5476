// @inner

import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { PrivateLaunch } from '../store/sorties.ts';

/** What leaves: a boat of the fleet, a member's own boat, or the single of the member with this id. */
export type LaunchTarget = { bus: string } | { private: PrivateLaunch['boatClass'] } | { borrowed: string };

/** What a device knows of a boat of the fleet. */
export type KnownBoat = Pick<Boat, '_id' | 'name' | 'group' | 'grouppayload' | 'active' | 'damage'>;

/** A launch as its form has it. */
export interface LaunchPlan {
  target: LaunchTarget;
  /** The boat of `bus`, for what the device itself can say of it. */
  boat?: KnownBoat | undefined;
  /** Member ids beside the launcher. */
  crew?: readonly string[] | undefined;
  /** When it means to be back, and where it goes. */
  trip?: Trip | undefined;
  /** The id of its type, and its text; '' for none. */
  workout?: { typeId: string; text: string } | null | undefined;
  /** Codes of answers that the screen shows in another way. */
  toldElsewhere?: readonly string[] | undefined;
}
