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
