import type { Maintenance } from '../damages/wire.ts';
import type { LocalDateText } from '../time/localText.ts';
import type { HullColour } from './hullColours.ts';
import type { LogEdit } from './log.ts';
import type { Boat } from './wire.ts';

/** GET /bus2/{bus_id}: one boat (rule log.view). */
export interface BoatDetail extends Boat {
  /** Who has edited the log, each once, the latest edit last. */
  logedits: LogEdit[];
  /** Changes with every append and edit; an edit states the one it was made from. */
  version: number;
  /** How often it is looked after; absent for a boat that is not (rule damage.maintenance). */
  maintenance?: Maintenance & { since: LocalDateText };
}

/** POST /bus. */
export interface NewBoatBody {
  name: string;
  description: string;
  /** Fleet group id. */
  group: string;
  /** Season miles it comes with. */
  miles: number;
  /** Absent: the colour that follows from its id. */
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
  /** '' is the colour that follows from its id; absent leaves it as it is. */
  hull?: HullColour | '';
  /** The version the edit was made from: a newer one refuses the edit (409 `newer_version`). Absent: no check. */
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

/** A boat as the writes answer it. */
export type ChangedBoat = Boat;

/** Sorts of GET /fleet-csv/{group or all}/{sort}, in the order of the sort tabs. */
export const FLEET_CSV_SORTS = ['Class/Mileage', 'Class/Trips', 'Mileage', 'Trips'] as const;
export type CsvSort = 0 | 1 | 2 | 3;
