import { styled } from 'styled-components';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/* On a phone over the water, above the buttons; else below them, where nothing follows. It moves nothing. */
const Line = styled.div`
  position: absolute;
  inset: auto var(--s4) calc(11rem + env(safe-area-inset-bottom));
  width: fit-content;
  padding: var(--s1) var(--s3);
  border: var(--border) solid var(--boardLine);
  border-radius: var(--radius-button);
  background: var(--board);
  font-size: var(--text-s);
  &:empty {
    display: none;
  }
  @media (min-width: 40rem) {
    position: static;
    max-width: min(42rem, 62%);
    margin: var(--s5) var(--s6) 0;
  }
`;

const StripPart = createPart(
  async () => (await import('@fleetwatch/kit/parts/ConditionsStrip')).ConditionsStrip,
);

/**
 * The current conditions, in clubs that use them (rule condition.strip). Visitors see the boathouse's version, unless its
 * tablets must be paired.
 */
export function OutsideLine() {
  const { data: club } = useClubQuery();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!club?.features?.includes('conditions') || (club.kioskPairing && !isSignedIn)) return null;
  return (
    <Line>
      <StripPart.View />
    </Line>
  );
}
