// @chunk boats

import styled from 'styled-components';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { BoatDrawing, type DrawnBoat } from './BoatDrawing.tsx';

interface BoatPlateProps {
  boat: DrawnBoat;
  blade?: ClubIdentity | undefined;
  isDryDocked?: boolean;
  /** px; the height is 5/8 of it. */
  width?: number;
}

const Water = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius);
  background: linear-gradient(
    color-mix(in srgb, var(--water) 13%, var(--card)),
    color-mix(in srgb, var(--water) 24%, var(--card))
  );
`;

/** Room beside the boat, of 64 px: a single is shorter than an eight. */
const beside = (seats: number) => (seats >= 8 ? 4 : seats >= 4 ? 6 : seats === 2 ? 12 : 18);

/** Seats from which oars would be too thin to be visible. */
const MANY_SEATS = 3;

/** A boat on a patch of water, in the place of a person's picture. Decoration. */
export function BoatPlate({ boat, blade, isDryDocked = false, width = 64 }: BoatPlateProps) {
  return (
    <Water style={{ width, height: (width * 5) / 8 }}>
      <BoatDrawing
        boat={boat}
        blade={blade}
        isStout
        isDryDocked={isDryDocked}
        hasOars={boat.seats < MANY_SEATS}
        width={(width * (64 - beside(boat.seats))) / 64}
      />
    </Water>
  );
}
