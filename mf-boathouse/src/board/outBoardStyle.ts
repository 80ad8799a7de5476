import styled from 'styled-components';

/** Width of the board from which a boat with its launcher and its times fits one line. */
const ONE_LINE = '@container (min-width: 560px)';

/** Minimum height of a row in one line, px, and the gap between two. */
export const ROW_PX = 44;
export const ROW_GAP_PX = 2;
const ROW_AT_MOST_PX = 72;

/** The departure board: dark except in sunlight, as it is the main content. */
export const Departures = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--s1) var(--s2) var(--s2);
  border: var(--border) solid var(--boardLine);
  border-radius: var(--radius-board);
  background: var(--board);
  color: var(--boardInk);
  container-type: inline-size;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 52px;
  padding: 0 var(--s3);
  > h2 {
    font-size: max(27px, 1.1rem);
    white-space: nowrap;
  }
  /* The age of the lists, and what turns the pages. */
  > [role='status'] {
    margin-left: auto;
    color: var(--boardMuted);
  }
`;

/** The number of boats out, readable across the boathouse. */
export const Count = styled.strong`
  color: var(--boardTime);
  font-size: max(50px, 2.1rem);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

export const Pager = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--boardMuted);
  white-space: nowrap;
  > button {
    min-width: 48px;
    min-height: 48px;
    border: max(1.5px, var(--border)) solid var(--boardMuted);
    color: var(--boardInk);
  }
`;

/** As long as its rows, or as its place: then it shows pages. */
export const Rows = styled.ul`
  display: grid;
  gap: ${ROW_GAP_PX}px;
  align-content: start;
  &[data-bounded] {
    flex: 1;
    grid-auto-rows: minmax(${ROW_PX}px, ${ROW_AT_MOST_PX}px);
    min-height: 0;
    overflow: hidden;
  }
  /* The rest of the board is the club's day. */
  &[data-bounded][data-few] {
    flex: 0 1 auto;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template: 'boat time' 'who since' / minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 10px;
  padding: var(--s1) var(--s3);
  border-radius: var(--radius);
  line-height: 1.25;
  &:nth-child(odd) {
    background: var(--boardRow);
  }
  ${ONE_LINE} {
    grid-template: 'drawing boat who since time' / 102px minmax(0, auto) minmax(4.5rem, 1fr) auto 98px;
    padding-block: 0;
  }
  &[data-late] {
    background: var(--boardLate);
    box-shadow: inset 0 0 0 2px var(--boardLateEdge);
    color: var(--onBoardLate);
  }
`;

/** The boat from above, bow right: an eight is longer than a single, recognizable before its class is read. */
export const Drawing = styled.span`
  grid-area: drawing;
  display: none;
  justify-items: end;
  ${ONE_LINE} {
    display: grid;
  }
`;

export const BoatCell = styled.span`
  grid-area: boat;
  display: flex;
  align-items: baseline;
  gap: 0.4em;
  min-width: 0;
  white-space: nowrap;
`;

const ellipsis = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const BoatName = styled.strong`
  ${ellipsis}
  font-size: max(28px, 1.3rem);
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.012em;
`;

/** Text beside a name that is not truncated. */
export const Aside = styled.span`
  flex: none;
  color: var(--boardMuted);
  [data-late] & {
    color: inherit;
  }
`;

/** The word of a late boat, with its clock. */
export const LateMark = styled.span`
  display: inline-flex;
  flex: none;
  align-self: center;
  align-items: center;
  gap: 0.25em;
  padding: 0 0.5em;
  border-radius: var(--pill);
  background: var(--onBoardLate);
  color: var(--boardLate);
  font-weight: 750;
  line-height: 1.4;
`;

export const Who = styled.span`
  grid-area: who;
  display: flex;
  gap: 0.3em;
  min-width: 0;
  ${ONE_LINE} {
    justify-content: flex-end;
  }
`;

export const WhoName = styled.span`
  ${ellipsis}
`;

export const Since = styled(Aside)`
  grid-area: since;
  text-align: right;
  white-space: nowrap;
`;

/** Hidden in one line, where the column shows it. */
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
  color: var(--boardTime);
  font-size: max(31px, 1.4rem);
  font-weight: 750;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-align: right;
  white-space: nowrap;
  [data-late] & {
    color: inherit;
  }
`;

/** The board's text without rows. */
export const AllIn = styled.p`
  padding: 0 var(--s3) var(--s3);
  font-size: var(--text-l);
`;
