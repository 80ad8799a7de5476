import styled from 'styled-components';

/** Boats, or legs: a leading word, text that wraps, and a number at the end. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--s1) var(--s3);
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: var(--border) solid var(--line);
  }
  > li > :nth-child(2) {
    flex: 1 1 10rem;
    min-width: 0;
  }
  > li > :last-child {
    font-variant-numeric: tabular-nums;
  }
`;

/** A group of a form, with its name. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  min-width: 0;
  > legend {
    padding: 0 var(--s1);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: var(--s4);
  align-items: start;
`;

export const Sum = styled.p`
  font-size: var(--text-l);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** From, to and miles: two side by side on a phone. */
export const LegLine = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--s3);
  align-items: end;
  > * {
    min-width: 0;
  }
`;
