import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Outstanding } from '../kiosk/kioskState.ts';
import { LandingCard } from './LandingCard.tsx';
import { boatsToLand } from './texts.ts';

const Heading = styled.h2`
  &:focus {
    outline: 0;
  }
`;

/** The outstanding sorties of the member who signed in. */
export function MySorties({ outstanding }: { outstanding: Outstanding }) {
  const { firstName, sorties } = outstanding;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form or slider disappeared with the landed boat.
  useEffect(() => heading.current?.focus(), [sorties.length]);
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {boatsToLand(firstName, sorties.length)}
      </Heading>
      {sorties.map((sortie) => (
        <LandingCard key={sortie._id} sortie={sortie} outstanding={outstanding} />
      ))}
    </>
  );
}
