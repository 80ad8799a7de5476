import styled, { css } from 'styled-components';

/** Width of the column with the boats, px. */
export const NAMES_PX = { laptop: 224, phone: 136 };
export const ROW_PX = 44;
export const AXIS_PX = 38;
/** Width below which the hours scroll inside the timeline. */
export const MIN_HOURS_PX = 560;

export const Frame = styled.div`
  position: relative;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
`;

export const Sheet = styled.div`
  position: relative;
  min-width: calc(var(--names) + ${MIN_HOURS_PX}px + var(--s5));
`;

const besideNames = css`
  margin-left: var(--names);
  margin-right: var(--s5);
`;

/** Area of the hours: its content is positioned by its share of the day. */
export const Axis = styled.div`
  ${besideNames}
  position: relative;
  height: ${AXIS_PX}px;
  color: var(--muted);
  font-size: var(--text-xs);
  > span {
    position: absolute;
    top: 10px;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    translate: -50% 0;
    white-space: nowrap;
  }
  > [data-sun] {
    color: var(--amber);
    font-weight: var(--weight-name);
  }
`;

/** Nights, hours and now, behind all rows. */
export const Field = styled.div`
  ${besideNames}
  position: absolute;
  inset: ${AXIS_PX}px 0 0;
  > * {
    position: absolute;
    inset-block: 0;
  }
  > [data-night] {
    background: var(--wash);
  }
  > [data-hour] {
    border-left: 1px solid var(--line);
  }
`;

export const Now = styled.div`
  ${besideNames}
  position: absolute;
  z-index: 1;
  inset: ${AXIS_PX}px 0 0;
  pointer-events: none;
  > span {
    position: absolute;
    inset-block: 0;
    border-left: 2px solid var(--red);
    translate: -1px 0;
    > b {
      position: absolute;
      bottom: 4px;
      left: 4px;
      padding: 0 6px;
      border-radius: 5px;
      background: var(--red);
      color: var(--onRed);
      font-size: var(--text-xs);
    }
    &[data-flipped] > b {
      right: 4px;
      left: auto;
    }
  }
`;

/* The current time is below the rows, where it covers no bar's words. */
export const Rows = styled.ol`
  position: relative;
  padding-bottom: 26px;
  > li {
    display: flex;
    height: ${ROW_PX}px;
    border-top: var(--border) solid var(--line);
    content-visibility: auto;
    contain-intrinsic-size: auto ${ROW_PX}px;
  }
  /* Those in begin under a stronger line. */
  > li[data-first-in] {
    border-top-color: var(--outline);
  }
`;

export const Names = styled.div`
  position: sticky;
  z-index: 2;
  left: 0;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s2);
  width: var(--names);
  padding: 0 var(--s2) 0 var(--s3);
  border-right: 1px solid var(--line);
  background: var(--card);
  font-size: var(--text-s);
  > a {
    min-width: 0;
    overflow: hidden;
    color: var(--ink);
    font-weight: var(--weight-name);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
  > span:last-child {
    flex: none;
    color: var(--muted);
  }
`;

/** An eight at the timeline's scale; shorter boats end where it does, bow by bow. */
export const Drawing = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  align-items: center;
  width: 84px;
`;

export const Lane = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  margin-right: var(--s5);
`;

export const Bar = styled.span`
  position: absolute;
  top: 8px;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 3px;
  height: ${ROW_PX - 17}px;
  min-width: 8px;
  overflow: hidden;
  &:not(:empty) {
    padding: 0 7px 0 10px;
  }
  border: 1px solid var(--outline);
  border-left: 5px solid var(--hull);
  border-radius: 6px;
  background: color-mix(in srgb, var(--water) 22%, var(--card));
  color: var(--ink);
  font-size: var(--text-xs);
  font-weight: var(--weight-name);
  white-space: nowrap;
  text-decoration: none;
  &:is(a):hover {
    outline: 2px solid var(--ink);
  }
  &[data-kind='own'] {
    background: color-mix(in srgb, var(--club-accent) 40%, var(--card));
  }
  /* Open where it is now. */
  &[data-kind='out'],
  &[data-kind='late'] {
    border-color: transparent;
    border-left-color: var(--hull);
    border-radius: 6px 0 0 6px;
    background: var(--water);
    color: var(--onWater);
  }
  &[data-kind='late'] {
    background: var(--red);
    color: var(--onRed);
  }
`;

export const Words = styled.span`
  position: absolute;
  top: 50%;
  display: flex;
  gap: 0 4px;
  overflow: hidden;
  color: var(--muted);
  font-size: var(--text-xs);
  white-space: nowrap;
  translate: 0 -50%;
  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The name is cut, not the figures beside it. */
  > a {
    flex: 0 1000 auto;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  b {
    color: var(--ink);
    font-weight: var(--weight-name);
  }
`;
