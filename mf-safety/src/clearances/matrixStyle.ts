import styled from 'styled-components';

/** Rows of equal height, of which only the visible ones are drawn. */
export const ROW_PX = 48;

/** The box in which the rows scroll. */
export const MatrixBox = styled.div`
  position: relative;
  height: max(20rem, calc(100dvh - 17rem));
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  contain: strict;
`;
