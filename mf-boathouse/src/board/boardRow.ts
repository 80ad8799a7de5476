import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
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
  font-size: var(--text-l);
  font-weight: 650;
`;

export const Small = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-s);
`;

export const Figure = styled.span`
  font-size: var(--text-xl);
  font-weight: 700;
  text-align: right;
  white-space: nowrap;
  > small {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
`;
