// @inner

import styled, { css } from 'styled-components';

/** Heights of a row with its line, px. */
export const ROW_PX = { comfortable: 51, compact: 40 } as const;

/** Height of the header row, px. */
const HEAD_PX = 40;

/** The table scrolls by itself: its header stays, and so does the scroll position while a detail is open. */
export const Box = styled.div`
  position: relative;
  align-self: start;
  max-height: 100%;
  container-type: inline-size;
  overflow: auto;
  scroll-padding-block: ${HEAD_PX + 8}px 8px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
  @media print {
    max-height: none;
    overflow: visible;
    border: 0;
    box-shadow: none;
  }
`;

export const Grid = styled.table<{ $isCompact: boolean }>`
  --row: ${({ $isCompact }) => ROW_PX[$isCompact ? 'compact' : 'comfortable']}px;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-s);
  line-height: 1.25;
  /* A finger needs the higher rows. */
  @media (any-pointer: coarse) {
    --row: ${ROW_PX.comfortable}px;
  }
  > thead > tr > * {
    position: sticky;
    top: 0;
    z-index: 2;
    height: ${HEAD_PX}px;
    padding: 0 var(--s2);
    border-bottom: var(--border) solid var(--line);
    background: var(--wash);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-label);
    text-align: left;
    white-space: nowrap;
  }
  > tbody > tr > * {
    height: var(--row);
    padding: 0 var(--s2);
    border-bottom: var(--border) solid var(--line);
    font-weight: inherit;
    text-align: left;
    white-space: nowrap;
  }
  > tbody > tr:last-child > * {
    border-bottom: 0;
  }
  > * > tr > *[data-number] {
    padding-right: var(--s4);
    text-align: right;
  }
  @container (width < 60rem) {
    > * > tr > *[data-extra] {
      display: none;
    }
  }
  @media print {
    > thead > tr > * {
      position: static;
    }
    > thead > tr > td {
      display: none;
    }
    > tbody > tr {
      break-inside: avoid;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  min-height: ${HEAD_PX}px;
  margin: 0 calc(-1 * var(--s1));
  padding: 0 var(--s1);
  border: 0;
  border-radius: var(--radius);
  background: none;
  font-weight: inherit;
  cursor: pointer;
  [aria-sort] > & {
    color: var(--ink);
  }
  > svg {
    flex: none;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const chosenRow = css`
  background: var(--waterTint);
  > :first-child {
    box-shadow: inset 4px 0 0 var(--accent);
  }
`;

export const Row = styled.tr<{ $isOpen: boolean }>`
  position: relative;
  --behind: var(--card);
  ${({ $isOpen }) => $isOpen && chosenRow}
  ${({ $isOpen }) => $isOpen && '--behind: var(--waterTint);'}
  @media (hover: hover) {
    &:hover {
      ${({ $isOpen }) => !$isOpen && 'background: var(--wash); --behind: var(--wash);'}
    }
  }
`;

/** The first cell takes the remaining width. */
export const NameCell = styled.th`
  width: 34%;
  && {
    padding-left: var(--s3);
  }
  > div {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-width: 0;
  }
`;

/** A name that is too long is truncated, the content beside it is not. */
export const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: var(--s1);
  min-width: 8.5rem;
  contain: inline-size;
  color: var(--muted);
  > :is(a, strong) {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--ink);
    font-size: var(--text-m);
    font-weight: var(--weight-name);
    text-decoration: none;
  }
  /* The whole row leads where its name does. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > a:focus-visible {
    outline: 0;
    &::after {
      outline: 3px solid var(--cedar);
      outline-offset: -3px;
    }
  }
`;

/** Tabular figures, so that the bars beside them are aligned. */
export const Ranked = styled.span`
  display: inline-block;
  min-width: 5em;
`;

/** The length of the bar shows how a number ranks among those of the other rows. */
export const Rank = styled.span`
  display: inline-block;
  width: 44px;
  height: 4px;
  margin-right: var(--s2);
  border-radius: 2px;
  background: linear-gradient(var(--water), var(--water)) 0 / var(--share) 100% no-repeat
    color-mix(in srgb, var(--ink) 11%, transparent);
  vertical-align: middle;
`;

export const ActionsCell = styled.td`
  position: sticky;
  right: 0;
  width: 0;
  background: inherit;
  && {
    padding: 0 var(--s1) 0 0;
  }
  @media print {
    display: none;
  }
`;

/** Over the end of the row, which fades out below them. */
export const QuickActions = styled.div`
  position: absolute;
  inset: 0 100% auto auto;
  display: flex;
  align-items: center;
  height: 100%;
  padding-left: var(--s3);
  background: var(--behind);
  box-shadow: -14px 0 12px var(--behind);
`;

export const iconButton = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: min(40px, var(--row) - 1px);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;
  @media (any-pointer: coarse) {
    width: 48px;
    height: 48px;
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const RowButton = styled.button`
  position: relative;
  ${iconButton}
`;

export const Empty = styled.p`
  padding: var(--s6) var(--s4);
  color: var(--muted);
  text-align: center;
`;
