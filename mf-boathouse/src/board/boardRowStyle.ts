import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  container-type: inline-size;
`;

/** A line of the board, 64 px at least: picture, words, and at the end what is read from afar. */
export const BoardRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: 64px;
  padding: var(--s2) 0;
  border-top: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
  line-height: 1.25;
  &:first-child {
    border-top: 0;
  }
`;

export const Boat = styled.strong`
  font-size: 28px;
  font-weight: 700;
  line-height: 1.2;
`;

export const Small = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-s);
`;

/** Beside the boat and its launcher where there is room, else below them in one line. */
export const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  font-size: var(--text-l);
  font-weight: 700;
  white-space: nowrap;
  > small {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
  @container (min-width: 480px) {
    display: block;
    font-size: var(--text-xl);
    text-align: right;
    > small {
      display: block;
    }
  }
`;
