// @inner

import styled, { css } from 'styled-components';
import type { SwipeActionTone } from './SwipeAction.ts';

/** The part of a row that stays visible at any swipe distance: its chevron, which closes it. Its name stays above. */
export const CHEVRON_PX = 48;

/** Width of the picture and the chevron: with less room the picture is hidden. */
export const LEAST_VISIBLE_PX = 124;

/** More actions than this use two lines: on a phone one line would make them narrower than a thumb. */
export const ACTIONS_IN_LINE = 3;

/** Height of a one-line row with its border, px, reserved for rows that are not rendered yet. */
export const ROW_PX = 66;

const reach = `min(var(--reach), 100cqi - ${CHEVRON_PX}px)`;

/** On an open row: the line of its name, above its actions. */
const NAME_LINE = 'calc(1.3em + var(--s3))';

const actionLines = (count: number) => css`
  &[data-open],
  &[data-swiping] {
    min-height: calc(${NAME_LINE} + ${count} * (var(--target) + var(--s2)));
  }
`;

/** `--reach`: maximum swipe distance; `--open`: 0 closed … 1 swiped all the way. */
export const Row = styled.li<{ $hasTwoLines: boolean }>`
  --open: 0;
  position: relative;
  container-type: inline-size;
  overflow: hidden;
  border-bottom: var(--border) solid var(--line);
  /* Lays out only visible rows of a list of which hundreds are rendered. Of a shorter list that slows the scrolling. */
  [data-many] > & {
    content-visibility: auto;
    contain-intrinsic-size: auto ${ROW_PX}px;
  }
  &[data-open] {
    --open: 1;
  }
  ${({ $hasTwoLines }) => actionLines($hasTwoLines ? 2 : 1)}
  &:last-child {
    border-bottom: 0;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  > strong {
    display: block;
    font-weight: 650;
  }
  > span {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
    /* A badge in this line may be wider than a phone's row. */
    > span {
      white-space: normal;
    }
  }
  [data-open] > * > &,
  [data-swiping] > * > & {
    > strong {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Front = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 64px;
  padding: var(--s2) 0 var(--s2) var(--s3);
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  /* Whose actions these are stays in sight above them. */
  [data-open] > &,
  [data-swiping] > & {
    align-items: start;
  }
  /* The picture leaves as far as the tray needs its place. */
  > :first-child:not(${Words}) {
    translate: calc(-1 * max(0px, ${reach} + ${LEAST_VISIBLE_PX}px - 100cqi) * var(--open));
    transition: translate var(--motion) ease-out;
  }
  [data-swiping] > & > :first-child {
    transition: none;
  }
`;

export const Aside = styled.span`
  [data-open] > * > &,
  [data-swiping] > * > & {
    visibility: hidden;
  }
  &:last-child {
    padding-right: var(--s3);
  }
`;

/* The tray pushes the chevron, its near edge, to the left. */
export const Chevron = styled.span`
  z-index: 1;
  align-self: stretch;
  display: grid;
  align-items: center;
  margin: calc(-1 * var(--s2)) 0;
  background: var(--card);
  translate: calc(-1 * ${reach} * var(--open));
  transition: translate var(--motion) ease-out;
  [data-open] > * > & {
    margin-top: calc(${NAME_LINE} - var(--s2));
  }
  [data-swiping] & {
    transition: none;
  }
  > button > svg {
    rotate: 180deg;
    transition: rotate var(--motion);
  }
  > button[aria-expanded='true'] > svg {
    rotate: 0deg;
  }
`;

/** With two lines the first has fewer, so wider, actions. */
function linesOf(count: number) {
  if (count <= ACTIONS_IN_LINE) return undefined;
  const first = Math.floor(count / 2);
  const second = count - first;
  return css`
    display: grid;
    grid-template-columns: repeat(${first * second}, 1fr);
    > *:not(:only-child) {
      grid-column: span ${first};
      border-top-width: 2px;
      /* With larger text, a label must still fit its share of a phone's row. */
      font-size: min(0.75rem, 3.4cqi);
    }
    > :not(:only-child):nth-child(-n + ${first}) {
      grid-column: span ${second};
      border-top-width: 0;
    }
  `;
}

export const Tray = styled.div<{ $count: number }>`
  position: absolute;
  inset: 0 0 0 auto;
  z-index: 1;
  display: flex;
  width: ${reach};
  visibility: hidden;
  translate: calc(100% * (1 - var(--open)));
  /* When closing, it is hidden only after its transition. */
  transition:
    translate var(--motion) ease-out,
    visibility 0s var(--motion);
  [data-open] > &,
  [data-swiping] > & {
    visibility: visible;
    transition: translate var(--motion) ease-out;
  }
  [data-swiping] > & {
    transition: none;
  }
  [data-open] > &,
  [data-swiping] > & {
    top: ${NAME_LINE};
  }
  ${({ $count }) => linesOf($count)}
`;

export const TrayItem = styled.button<{ $tone: SwipeActionTone }>`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: var(--target);
  padding: 2px;
  border-style: solid;
  border-width: 0 0 0 2px;
  border-color: var(--card);
  background: var(--${({ $tone }) => $tone});
  color: var(--card);
  font-weight: 650;
  line-height: 1.15;
  &:not(:only-child) {
    font-size: 0.8125rem;
  }
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;
  &:disabled,
  &[data-muted] {
    background: var(--wash);
    color: var(--muted);
  }
  &:disabled {
    cursor: default;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;
