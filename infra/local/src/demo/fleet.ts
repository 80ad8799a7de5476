import { HULL_COLOUR_NAMES, type HullColour } from '@fleetwatch/contract/boats/hullColours';
import type { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';

export type DemoFleetGroupName = (typeof PROTECTED_FLEET_GROUPS)[number];

/** A boat of the demo club. */
export interface DemoBoat {
  name: string;
  group: DemoFleetGroupName;
  description: string;
  isDryDocked: boolean;
  /** The launches have none: theirs follows from the id. */
  hull: HullColour | undefined;
}

/** Small boats are named after water birds, big ones after rivers and winds: letters and spaces only (rule boat.new). */
const NAMES: Partial<Record<DemoFleetGroupName, readonly string[]>> = {
  Scull: ['Kestrel', 'Tern', 'Finch', 'Sandpiper', 'Wren', 'Swift', 'Plover', 'Dunlin', 'Goldeneye'],
  Gig: ['Old Faithful', 'Harbour Lady'],
  Double: ['Avocet', 'Curlew', 'Gannet', 'Oystercatcher', 'Lapwing'],
  Pair: ['Merganser', 'Shearwater'],
  'Pair-with': ['Cormorant'],
  'Straight Pair': ['Razorbill', 'Puffin', 'Guillemot'],
  Four: ['Alder', 'Rowan', 'Hawthorn', 'Silver Birch'],
  'Straight Four': ['Blackthorn', 'Juniper'],
  Quad: ['Osprey', 'Harrier', 'Marsh Hawk', 'Peregrine'],
  Eight: ['North Wind', 'First Light', 'Long Reach', 'Sarah Jane', 'Spirit of the Basin'],
  Launch: ['Coach One', 'Coach Two', 'Safety Boat'],
};

const DETAILS: Partial<Record<DemoFleetGroupName, string>> = {
  Scull: 'Carbon single, wing rigger, club oars on rack B.',
  Gig: 'Stable training boat for learners, coxed.',
  Double: 'Adjustable pitch, shoes up to size 12.',
  Pair: 'Starboard stroked, steered with the left foot.',
  'Pair-with': 'Coxed pair for technique sessions.',
  'Straight Pair': 'Racing pair, check the skeg before launching.',
  Four: 'Bow-coxed, with a speaker.',
  'Straight Four': 'Foot-steered from three seat.',
  Quad: 'Racing quad, takes four to carry.',
  Eight: 'Stern-coxed, sectional, with speakers.',
  Launch: 'Fuel log in the bow locker, kill switch lanyard on the hook.',
};

/** Dry-docked boats, so that a visitor sees how they look. */
const DRY_DOCKED = new Set(['Plover', 'Cormorant', 'Blackthorn']);

/** Forty boats by class. */
export const DEMO_FLEET: readonly DemoBoat[] = (Object.keys(NAMES) as DemoFleetGroupName[]).flatMap((group) =>
  (NAMES[group] ?? []).map((name, index) => ({
    name,
    group,
    description: DETAILS[group] ?? '',
    isDryDocked: DRY_DOCKED.has(name),
    hull:
      group === 'Launch' ? undefined : HULL_COLOUR_NAMES[(name.length + index) % HULL_COLOUR_NAMES.length],
  })),
);
