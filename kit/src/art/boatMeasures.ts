import type { BoatShape } from '@fleetwatch/contract/fleetgroups/boatShape';

/** Lengths of a boat from above, in units of about 12 cm; x runs from the stern at 0 to the bow, the keel is at y = 0. */
export interface BoatMeasures {
  length: number;
  halfBeam: number;
  bow: number;
  stern: number;
  /** From keel to the outermost oar. */
  reach: number;
  /** Centers of the seats, the bow's first. */
  seats: readonly number[];
  /** Center of the cox's seat; undefined without one. */
  cox: number | undefined;
  /** Bounds of the drawing. */
  box: { x: number; y: number; width: number; height: number };
}

export interface BoatForm {
  /** Shorter and broader than real, to be recognizable at the size of a picture in a row. */
  isStout?: boolean | undefined;
  hasOars?: boolean | undefined;
  /** With ripples, which need room behind the stern. */
  hasWater?: boolean | undefined;
}

const COX_ROOM = 15;
const LAUNCH_BODY = 44;

const hulls = {
  shell: { pitch: 16, halfBeam: 5.2, bow: 34, stern: 28 },
  stout: { pitch: 12, halfBeam: 7.5, bow: 22, stern: 18 },
  gig: { pitch: 18, halfBeam: 8.5, bow: 22, stern: 16 },
  launch: { pitch: 0, halfBeam: 13, bow: 18, stern: 6 },
};

const reaches = { scull: 25, sweep: 29, stout: 19, riggers: 7, launch: 2 };

function reachOf({ seats, rig, kind }: BoatShape, halfBeam: number, { isStout, hasOars }: BoatForm): number {
  if (kind === 'launch' || seats === 0) return halfBeam + reaches.launch;
  if (!hasOars) return halfBeam + reaches.riggers;
  return isStout ? reaches.stout : reaches[rig];
}

/** An eight is longer than a single in every list, so that the class is recognizable before it is read. */
export function measureBoat(shape: BoatShape, form: BoatForm): BoatMeasures {
  const isShell = shape.kind === 'shell';
  const { pitch, halfBeam, bow, stern } = hulls[isShell && form.isStout ? 'stout' : shape.kind];
  const coxRoom = shape.cox === 'none' ? 0 : COX_ROOM;
  const body = shape.kind === 'launch' ? LAUNCH_BODY : shape.seats * pitch + coxRoom;
  const length = stern + body + bow;
  const firstSeat = length - bow - (shape.cox === 'bow' ? coxRoom : 0) - pitch / 2;
  const coxes = { none: undefined, bow: length - bow - coxRoom / 2, stern: stern + coxRoom / 2 };
  const reach = reachOf(shape, halfBeam, form);
  const behind = form.hasWater ? 22 : shape.kind === 'launch' ? 6 : 2;
  return {
    length,
    halfBeam,
    bow,
    stern,
    reach,
    seats: Array.from({ length: shape.seats }, (_, seat) => firstSeat - seat * pitch),
    cox: coxes[shape.cox],
    box: { x: -behind, y: -reach - 3, width: behind + length + 4, height: 2 * reach + 6 },
  };
}
