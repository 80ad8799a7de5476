// @chunk boats

import { DEFAULT_IDENTITY, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import type { BoatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { boatLines } from './drawingParts.ts';
import { measureBoat, type BoatForm } from './boatMeasures.ts';

/** A boat's shape and hull color, '#RRGGBB'. */
export interface DrawnBoat extends BoatShape {
  hull: string;
}

export interface BoatDrawingProps extends BoatForm {
  boat: DrawnBoat;
  /** Pattern of the blades; the usual one by default. */
  blade?: ClubIdentity | undefined;
  /** px per unit: the boats of a list share a scale, so that an eight is longer than a single. */
  scale?: number;
  /** px; replaces `scale`. */
  width?: number | undefined;
  isDryDocked?: boolean;
  /** Occupied seats, 1 at the bow, 0 the cox. */
  taken?: readonly number[];
  /** Bow up, next to a list of the crew: with `scale` 3 each seat is level with a row of 48 px. */
  isUpright?: boolean;
}

const NOBODY: readonly number[] = [];

/** The scale of a boat in a table. */
export const TABLE_SCALE = 0.46;

/** A boat from above, its bow to the right. Its size is reserved at once, its lines are fetched after the screen. Decoration. */
export function BoatDrawing({
  boat,
  blade = DEFAULT_IDENTITY,
  scale = TABLE_SCALE,
  width,
  isStout = false,
  hasOars = true,
  hasWater = false,
  isDryDocked = false,
  taken = NOBODY,
  isUpright = false,
}: BoatDrawingProps) {
  const { hull, ...shape } = boat;
  const measures = measureBoat(shape, { isStout, hasOars, hasWater });
  const { box } = measures;
  const unit = width === undefined ? scale : width / box.width;
  const sides = [Math.round(box.width * unit), Math.round(box.height * unit)] as const;
  const [across, down] = isUpright ? [sides[1], sides[0]] : sides;
  const view = isUpright
    ? `${box.y} ${-box.x - box.width} ${box.height} ${box.width}`
    : `${box.x} ${box.y} ${box.width} ${box.height}`;
  return (
    <svg viewBox={view} width={across} height={down} aria-hidden="true">
      <g transform={isUpright ? 'rotate(-90)' : undefined}>
        <boatLines.View
          shape={shape}
          measures={measures}
          hull={hull}
          blade={blade}
          hasOars={hasOars}
          hasWater={hasWater}
          isDryDocked={isDryDocked}
          taken={taken}
        />
      </g>
    </svg>
  );
}
