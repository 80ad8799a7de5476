import type { FleetGroup } from './wire.ts';

/** POST /fleetgroup. */
export interface NewFleetGroupBody {
  name: string;
  moniker: string;
  /** Seats as typed: at most 2 characters, 1 to 9. */
  payload: string | number;
}

/** Answer about a fleet group to its deletion, dry dock and splash. */
export interface ChangedFleetGroup extends FleetGroup {
  /** Number of boats changed. */
  boats: number;
  /**
   * After a splash: names of the boats that stay docked, because a damage report makes them unfit (rule damage.splash); absent
   * for none.
   */
  docked?: string[];
}

/** Limits of groups (rules class.fields, group.fields), fleet and user groups alike. */
export const GROUP_NAME_MIN = 5;
export const GROUP_NAME_MAX = 64;
export const MONIKER_MIN = 2;
export const MONIKER_MAX = 10;
export const SEATS_MAX = 9;
export const PAYLOAD_LENGTH_MAX = 2;
