import { seatsOfPayload } from './launchKind.ts';
import type { FleetGroup } from './wire.ts';

/** Shape of a class's boats from above (rule class.shape). */
export interface BoatShape {
  /** Rowers, without the cox; 0 for a launch, which is not rowed. */
  seats: number;
  /** Whether each has two oars, or one. */
  rig: 'scull' | 'sweep';
  /** Position of the cox. */
  cox: 'none' | 'stern' | 'bow';
  kind: 'shell' | 'gig' | 'launch';
}

const shell = (seats: number, rig: BoatShape['rig'], cox: BoatShape['cox'] = 'none'): BoatShape => ({
  seats,
  rig,
  cox,
  kind: 'shell',
});

const LAUNCH: BoatShape = { seats: 0, rig: 'scull', cox: 'none', kind: 'launch' };
const EIGHT = shell(8, 'sweep', 'stern');

/** Shapes of the classes that every club starts with, by moniker (rule class.protected). */
const DOCUMENTED: Readonly<Record<string, BoatShape>> = {
  '1x': shell(1, 'scull'),
  '1p': shell(1, 'scull'),
  '1b': shell(1, 'scull'),
  '2x': shell(2, 'scull'),
  '2': shell(2, 'sweep'),
  '2-': shell(2, 'sweep'),
  '2+': shell(2, 'sweep', 'stern'),
  '4x': shell(4, 'scull'),
  '4-': shell(4, 'sweep'),
  '4+': shell(4, 'sweep', 'bow'),
  '8+': EIGHT,
  '2-4-8p': EIGHT,
  '248p': EIGHT,
  gig: { seats: 4, rig: 'scull', cox: 'stern', kind: 'gig' },
  launch: LAUNCH,
};

/** The known part of a class: the kiosk's has no payload. */
type ShapedGroup = Pick<FleetGroup, 'name' | 'moniker'> & Partial<Pick<FleetGroup, 'payload'>>;

/**
 * Returns the shape of a class's boats. A club's own class is a shell with one place per payload: a single or an even number
 * sculls, an odd number has a cox; unless its name contains gig or launch.
 */
export function boatShape({ name, moniker, payload = 0 }: ShapedGroup): BoatShape {
  const documented = DOCUMENTED[moniker.toLowerCase()];
  if (documented) return documented;
  if (/\blaunch\b/i.test(name)) return LAUNCH;
  const places = seatsOfPayload(payload);
  const hasCox = places > 1 && places % 2 === 1;
  const seats = hasCox ? places - 1 : places;
  if (/\bgig\b/i.test(name)) return { seats, rig: 'scull', cox: hasCox ? 'stern' : 'none', kind: 'gig' };
  return hasCox && !/scull|quad/i.test(name)
    ? shell(seats, 'sweep', seats === 4 ? 'bow' : 'stern')
    : shell(seats, 'scull', hasCox ? 'stern' : 'none');
}
