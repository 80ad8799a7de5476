import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));
  gap: var(--s3);
  align-items: start;
  /* A day is wider than a narrow column. */
  > * {
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
`;

/** Rows below each other on one card, with lines between them. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
    min-height: calc(var(--target) + var(--s3));
    padding: var(--s2) var(--s4);
  }
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

/** Text of a row, beside its badge and buttons. */
export const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
