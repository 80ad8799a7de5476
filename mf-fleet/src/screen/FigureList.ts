import styled from 'styled-components';

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
