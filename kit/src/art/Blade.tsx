// @chunk boats

import { DEFAULT_IDENTITY, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { bladeLines } from './drawingParts.ts';

interface BladeProps {
  identity?: ClubIdentity;
  /** px. */
  width?: number;
  /** Length of the shaft before the blade; the blade's is 110. */
  shaft?: number;
}

const HEIGHT = 64;
const BESIDE_SHAFT = 112;

/** The club's blade, its tip to the right; its size is reserved at once, its lines are fetched after the screen. Decoration. */
export function Blade({ identity = DEFAULT_IDENTITY, width = 150, shaft = 60 }: BladeProps) {
  const length = shaft + BESIDE_SHAFT;
  return (
    <svg
      viewBox={`0 0 ${length} ${HEIGHT}`}
      width={width}
      height={Math.round((width * HEIGHT) / length)}
      fill="none"
      aria-hidden="true"
    >
      <bladeLines.View identity={identity} shaft={shaft} />
    </svg>
  );
}
