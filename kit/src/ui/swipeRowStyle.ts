import styled from 'styled-components';
import type { SwipeActionTone } from './SwipeAction.ts';

/**
 * What stays in sight of a row that is swiped all the way: its picture, so that it is clear whose actions these are, and
 * its chevron.
 */
export const LEAST_VISIBLE_PX = 124;

const reach = `min(var(--reach), 100cqi - ${LEAST_VISIBLE_PX}px)`;

/** `--reach`: how far it may be swiped; `--open`: 0 closed … 1 swiped all the way. */
export const Row = styled.li`
  --open: 0;
  position: relative;
  container-type: inline-size;
  overflow: hidden;
  border-bottom: var(--border) solid var(--line);
  &[data-open] {
    --open: 1;
  }
  &:last-child {
    border-bottom: 0;
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

export const Aside = styled.span`
  &:last-child {
    padding-right: var(--s3);
  }
`;

/* It is pushed to the left by the tray, whose near edge it is. */
export const Chevron = styled.span`
  z-index: 1;
  align-self: stretch;
  display: grid;
  align-items: center;
  margin: calc(-1 * var(--s2)) 0;
  background: var(--card);
  translate: calc(-1 * ${reach} * var(--open));
  transition: translate var(--motion) ease-out;
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

export const Tray = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  z-index: 1;
  display: flex;
  width: ${reach};
  visibility: hidden;
  translate: calc(100% * (1 - var(--open)));
  /* Closed, it leaves before it is hidden. */
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
  hyphens: auto;
  overflow-wrap: anywhere;
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
