import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import { clubText } from '../platform/clock.ts';
import type { Latest } from '../sorties/latest.ts';
import type { BoatRecord } from './Boat.ts';

export interface BoatFigures {
  group: FleetGroupRecord | undefined;
  milesHundredths: number;
  latest: Latest | undefined;
  /** Name of who launched it last. */
  lastBy: string | undefined;
}

export function presentBoat(boat: BoatRecord, figures: BoatFigures): Boat {
  return {
    _id: String(boat._id),
    name: boat.name,
    description: boat.description,
    group: String(boat.fleetGroup),
    groupmoniker: figures.group?.moniker ?? '',
    grouppayload: figures.group?.payload ?? 1,
    pic: boat.pic,
    miles: figures.milesHundredths / 100,
    last: figures.latest ? clubText(figures.latest.launchedAt) : null,
    lastby: figures.lastBy ?? null,
    active: boat.isActive,
  };
}
