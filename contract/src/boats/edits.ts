import type { Maintenance } from '../damages/wire.ts';
import type { LocalDateText } from '../time/localText.ts';
import type { HullColour } from './hullColours.ts';
import type { LogEdit } from './log.ts';
import type { Boat } from './wire.ts';

/** GET /bus2/{bus_id}: one boat (rule log.view). */
export interface BoatDetail extends Boat {
  /** Members who edited the log, each once, the latest edit last. */
  logedits: LogEdit[];
  /** Changes with every append and edit; an edit names the one it was based on. */
  version: number;
  /** Maintenance interval; absent for a boat without maintenance (rule damage.maintenance). */
  maintenance?: Maintenance & { since: LocalDateText };
}

/** POST /bus. */
export interface NewBoatBody {
  name: string;
  description: string;
  /** Fleet group id. */
  group: string;
  /** Season miles at its entry. */
  miles: number;
  /** Absent: the color derived from its id. */
  hull?: HullColour;
}

/** PUT /fleet-append/{bus_id}. */
export interface LogAppendBody {
  log: string;
}

/** PUT /fleet-update/{bus_id}: null leaves a field as it is. */
export interface BoatUpdateBody {
  name: string | null;
  description: string | null;
  group: string | null;
  log: string | null;
  /** '' for the color derived from its id; unchanged if absent. */
  hull?: HullColour | '';
  /** The version the edit is based on: a newer one refuses the edit (409 `newer_version`). Absent: no check. */
  version?: number;
}

/** PUT /fleet-drydock, /fleet-splash, /fleetgroup-drydock, /fleetgroup-splash; DELETE /usergroup-delete, /fleetgroup-delete. */
export interface IdBody {
  id: string;
}

/** DELETE /fleet-decommission. */
export interface DecommissionBody {
  /** The coach. */
  uid: string;
  /** The boat. */
  bid: string;
}

/** A boat as returned by writes. */
export type ChangedBoat = Boat;

/** Sorts of GET /fleet-csv/{group or all}/{sort}, in the order of the sort tabs. */
export const FLEET_CSV_SORTS = ['Class/Mileage', 'Class/Trips', 'Mileage', 'Trips'] as const;
export type CsvSort = 0 | 1 | 2 | 3;
