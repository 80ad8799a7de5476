import styled from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';

/* Where there is room for it: it comes later than the rest of the bar, and moves nothing. */
const Place = styled.span`
  display: none;
  @media (min-width: 900px) {
    display: flex;
    gap: var(--s2);
    align-items: center;
    white-space: nowrap;
  }
`;

/* It covers the line above, the title of the page, and so moves nothing either. What it has no room for is not shown. */
const Cover = styled.div`
  position: relative;
  height: 1.5rem;
  margin-top: -1.35rem;
  margin-bottom: -0.15rem;
  overflow: hidden;
  background: var(--club-bar, #12304a);
  line-height: 1.5;
  @media (max-width: 599px) {
    display: none;
  }
`;

const StripPart = createPart(
  async () => (await import('@fleetwatch/kit/ui/conditions/ConditionsStrip')).ConditionsStrip,
);

/** When the sun sets today, where the club said where it is. */
function Sunset() {
  const sun = useSun();
  if (sun?.kind !== 'rises') return null;
  return (
    <Place>
      <Icon name="sunset" />
      Sunset {sun.sunset}
    </Place>
  );
}

/**
 * The club's day on the wall: how it is out there, in the line below its name, in clubs that use conditions, else the sunset, beside
 * it (rules kiosk.bar, condition.strip).
 * @param isLine drawn below the name
 */
export function WallDay({ isLine = false }: { isLine?: boolean }) {
  const hasConditions = useHasFeature('conditions');
  if (!isLine) return hasConditions ? null : <Sunset />;
  return hasConditions ? (
    <Cover>
      <StripPart.View />
    </Cover>
  ) : null;
}
