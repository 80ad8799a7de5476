// @chunk boats

import { accentColour, DEFAULT_IDENTITY, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { crossedBlades } from './drawingParts.ts';

interface ClubMarkProps {
  identity?: ClubIdentity;
  /** px, square. */
  size?: number;
  /** Accessible name; without one the mark is decoration. */
  label?: string;
}

/** Two crossed blades on a tile of the club's accent: the mark of a club without its own crest. */
export function ClubMark({ identity = DEFAULT_IDENTITY, size = 40, label }: ClubMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="64" height="64" rx="15" fill={accentColour(identity.colours)} />
      <crossedBlades.View identity={identity} />
    </svg>
  );
}
