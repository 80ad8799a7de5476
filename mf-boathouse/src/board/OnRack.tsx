import styled from 'styled-components';
import { ON_RACK } from '@fleetwatch/contract/safety/texts';

/* In two lines: names keep their space, and a row its height. */
const Text = styled.span`
  display: inline-block;
  max-width: 7.5em;
  line-height: 1.15;
  white-space: normal;
`;

/** Replaces a boat's time: it is on its rack, but must still be landed (rule safety.bar). */
export function OnRack() {
  return <Text>{ON_RACK}</Text>;
}
