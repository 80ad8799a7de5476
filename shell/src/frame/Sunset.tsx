import styled from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
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

/** When the sun sets today, where the club said where it is (rule kiosk.bar). */
export function Sunset() {
  const sun = useSun();
  if (sun?.kind !== 'rises') return null;
  return (
    <Place>
      <Icon name="sunset" />
      Sunset {sun.sunset}
    </Place>
  );
}
