import styled from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { sunsetAt } from './menuTexts.ts';

/* Visible if there is room: it loads later than the rest of the bar, and moves nothing. */
const Place = styled.span`
  display: none;
  @media (min-width: 900px) {
    display: flex;
    gap: var(--s2);
    align-items: center;
    white-space: nowrap;
  }
`;

/* Beside the page's title, and no higher than it, so that it moves nothing either. Content without room is hidden. */
const Beside = styled.div`
  flex: 1;
  min-width: 0;
  height: 1.5rem;
  margin-block: -0.2rem;
  overflow: hidden;
  line-height: 1.5;
  white-space: normal;
  @media (max-width: 599px) {
    display: none;
  }
`;

const StripPart = createPart(
  async () => (await import('@fleetwatch/kit/parts/ConditionsStrip')).ConditionsStrip,
);

/** Today's sunset, if the club has a place. */
function Sunset() {
  const sun = useSun();
  if (sun?.kind !== 'rises') return null;
  return (
    <Place>
      <Icon name="sunset" />
      {sunsetAt(sun.sunset)}
    </Place>
  );
}

/**
 * The club's day on the wall: the conditions beside the page's title, in clubs that use them, else the sunset (rules kiosk.bar,
 * condition.strip).
 * @param isLine drawn below the name
 */
export function WallDay({ isLine = false }: { isLine?: boolean }) {
  const hasConditions = useHasFeature('conditions');
  if (!isLine) return hasConditions ? null : <Sunset />;
  return hasConditions ? (
    <Beside>
      <StripPart.View />
    </Beside>
  ) : null;
}
