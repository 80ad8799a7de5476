// @chunk own

import styled from 'styled-components';

/** Entries below each other on one card, with lines between them. */
export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  list-style: none;
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

/** Figures with their names above them, as many in a row as fit: a `dl` of `div`s. */
export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--s3);
  margin: 0;
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    font-size: var(--text-l);
    font-weight: var(--weight-label);
    font-variant-numeric: tabular-nums;
  }
`;
