import styled from 'styled-components';

/** A line of an `EntryList`: its words, then a badge that wraps below them on a phone, then a button. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: calc(var(--target) + var(--s3));
  padding: var(--s2) var(--s2) var(--s2) var(--s4);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span {
    justify-self: start;
  }
  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > span {
      grid-area: 2 / 1;
    }
    > button {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  h2 {
    font-size: var(--text-l);
  }
`;
