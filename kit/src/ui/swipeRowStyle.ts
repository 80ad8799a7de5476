import styled from 'styled-components';
import type { SwipeActionTone } from './SwipeAction.ts';

/** What stays in sight of the row when it is swiped all the way: its chevron. */
export const LEAST_VISIBLE_PX = 80;

/** `--reach`: how far it may be swiped; `--open`: 0 closed … 1 swiped all the way. */
export const Row = styled.li`
  --open: 0;
  position: relative;
  overflow: hidden;
  border-bottom: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
  &[data-open] {
    --open: 1;
  }
  &:last-child {
    border-bottom: 0;
  }
`;

export const Front = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 64px;
  padding: var(--s2) 0 var(--s2) var(--s3);
  background: var(--card);
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  translate: calc(max(-1 * var(--reach), ${LEAST_VISIBLE_PX}px - 100%) * var(--open));
  transition: translate var(--motion) ease-out;
  [data-swiping] > & {
    transition: none;
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
  }
`;

export const Chevron = styled.span`
  > button > svg {
    transition: rotate var(--motion);
  }
  > button[aria-expanded='false'] > svg {
    rotate: 180deg;
  }
`;

export const Tray = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  width: min(var(--reach), 100% - ${LEAST_VISIBLE_PX}px);
  visibility: hidden;
  [data-open] > &,
  [data-swiping] > & {
    visibility: visible;
  }
`;

export const TrayItem = styled.button<{ $tone: SwipeActionTone }>`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: var(--target);
  padding: var(--s1);
  border: 0;
  border-left: 2px solid var(--card);
  background: var(--${({ $tone }) => $tone});
  color: var(--card);
  font-weight: 650;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  &:disabled {
    background: var(--wash);
    color: var(--muted);
    cursor: default;
  }
  &:focus-visible {
    outline-color: var(--card);
    outline-offset: -6px;
  }
`;
