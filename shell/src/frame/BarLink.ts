import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link in the bar: its target is as high as the bar. */
export const BarLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  border-radius: var(--radius);
  text-decoration: none;
`;
