import styled from 'styled-components';
import { ON_RACK } from '@fleetwatch/contract/safety/messages';

/* Where a boat has one line of the board: in two lines, beside long names and within the height of the row. */
const Text = styled.span`
  @container (min-width: 560px) {
    display: inline-block;
    max-width: 7.5em;
    line-height: 1.15;
    white-space: normal;
  }
`;

/** In place of a boat's time: it is on its rack, and still to be landed (rule safety.bar). */
export function OnRack() {
  return <Text>{ON_RACK}</Text>;
}
