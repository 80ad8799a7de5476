import styled from 'styled-components';
import { BoardRow } from './boardRowStyle.ts';

/** Of the card that the list stands in: from here on a boat with its launcher and its times fits one line. */
const ONE_LINE = '@container (min-width: 560px)';

/** A boat that is out. In one line eight of them fit a tablet's wall, names and times as large as they are read from afar. */
export const OutRow = styled(BoardRow)`
  grid-template: 'boat time' 'who since' / minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  ${ONE_LINE} {
    grid-template: 'boat who since time' / minmax(0, auto) minmax(0, 1fr) auto auto;
    min-height: 46px;
    padding: 0;
  }
`;

export const Who = styled.span`
  grid-area: who;
  ${ONE_LINE} {
    text-align: right;
  }
`;

export const Since = styled.span`
  grid-area: since;
  color: var(--muted);
  white-space: nowrap;
  text-align: right;
`;

/** In one line the column says it. */
export const SinceWord = styled.span`
  ${ONE_LINE} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const TimeOut = styled.span`
  grid-area: time;
  min-width: 2.6em;
  font-size: 28px;
  font-weight: 700;
  line-height: 1.25;
  text-align: right;
  white-space: nowrap;
`;
