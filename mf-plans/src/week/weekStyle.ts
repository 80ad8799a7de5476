import styled from 'styled-components';

const TIMES_PX = 56;

/*
 * Clips rather than scrolls: its header sticks to the page. Until a narrowed window shows a day's cards, nothing is wider than
 * it.
 */
export const Frame = styled.section`
  overflow-x: clip;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
`;

const columns = `
  display: grid;
  grid-template-columns: ${TIMES_PX}px minmax(0, 1fr);
`;

export const Head = styled.div`
  ${columns}
  position: sticky;
  top: 0;
  z-index: 4;
  border-bottom: var(--border) solid var(--line);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--card);
`;

const days = `
  display: grid;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
`;

/* In its column even while the button beside it is hidden. */
export const HeadDays = styled.div`
  grid-column: 2;
  ${days}
`;

export const HeadDay = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 46px;
  padding: 0 var(--s2) 0 var(--s3);
  border: 0;
  border-left: var(--border) solid var(--line);
  background: none;
  color: var(--muted);
  font-size: var(--text-s);
  font-weight: var(--weight-label);
  cursor: pointer;
  > b {
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: var(--weight-number);
  }
  > small {
    margin-left: auto;
    font-size: var(--text-xs);
  }
  &[aria-current] > b {
    display: grid;
    place-items: center;
    min-width: 34px;
    height: 30px;
    border-radius: var(--pill);
    background: var(--club-accent);
    color: var(--club-on-accent);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--wash);
    }
  }
`;

export const Body = styled.div`
  ${columns}
  padding-top: 10px;
`;

export const Times = styled.div`
  position: relative;
  > span {
    position: absolute;
    right: var(--s2);
    translate: 0 -50%;
    color: var(--muted);
    font-size: 12.5px;
    line-height: 1.2;
  }
`;

export const Days = styled.div`
  position: relative;
`;

/** Behind everything: the days' borders, and today's tint. */
export const Columns = styled.div`
  ${days}
  position: absolute;
  inset: 0;
  > i {
    border-left: var(--border) solid var(--line);
  }
  > i[data-today] {
    background: color-mix(in srgb, var(--club-accent) 6%, transparent);
  }
`;

/** Contains the blocks; presses between them fall through. */
export const DayPlans = styled.ul`
  position: absolute;
  inset-block: 0;
  pointer-events: none;
  > li > button {
    pointer-events: auto;
  }
`;

export const Fold = styled.button`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  padding: 0;
  border: 0;
  background: repeating-linear-gradient(135deg, var(--wash) 0 7px, transparent 7px 14px), var(--card);
  color: var(--muted);
  font-size: 13.5px;
  font-weight: var(--weight-label);
  cursor: pointer;
  > span {
    padding: 2px var(--s2);
    border-radius: var(--pill);
    background: var(--card);
  }
`;

export const NowLine = styled.div`
  position: absolute;
  z-index: 0;
  height: 2px;
  background: var(--red);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: -4px;
    left: -5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--red);
  }
  > span {
    position: absolute;
    top: 50%;
    right: 100%;
    z-index: 3;
    margin-right: 6px;
    padding: 0 6px;
    border-radius: 6px;
    background: var(--red);
    color: var(--onRed);
    font-size: 12px;
    font-weight: var(--weight-name);
    line-height: 18px;
    translate: 0 -50%;
  }
`;

/** The time that is being dragged or selected. */
export const Ghost = styled.div`
  position: absolute;
  z-index: 3;
  overflow: hidden;
  padding: 3px 9px;
  border: 2px dashed var(--water);
  border-radius: 9px;
  background: color-mix(in srgb, var(--waterTint) 85%, transparent);
  color: var(--water);
  font-size: 13px;
  font-weight: var(--weight-label);
  line-height: 1.3;
  pointer-events: none;
  > span {
    display: block;
  }
`;

export const More = styled.button`
  position: absolute;
  z-index: 1;
  padding: 2px;
  border: var(--border) solid var(--outline);
  border-radius: 9px;
  background: var(--card);
  font-size: 13px;
  font-weight: var(--weight-label);
  line-height: 1.2;
  cursor: pointer;
`;

export const UnfoldButton = styled.button`
  border: 0;
  background: none;
  color: var(--muted);
  font-size: 12.5px;
  cursor: pointer;
`;
