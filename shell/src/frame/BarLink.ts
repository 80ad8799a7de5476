import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A sign in the bar that leads somewhere: the whole height of the bar is its target. */
export const BarLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  border-radius: var(--radius);
  text-decoration: none;
`;
