// @inner @chunk screens

import styled, { css } from 'styled-components';

export const Strip = styled.div`
  --fade-start: 0px;
  --fade-end: 0px;
  display: flex;
  gap: var(--s1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-behavior: smooth;
  box-shadow: inset 0 calc(-1 * var(--border)) var(--line);
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--fade-start),
    #000 calc(100% - var(--fade-end)),
    transparent
  );
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

export const tabStyle = css<{ $isChosen: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--s3);
  border: 0;
  background: none;
  color: ${({ $isChosen }) => ($isChosen ? 'var(--ink)' : 'var(--muted)')};
  font-weight: var(--weight-label);
  white-space: nowrap;
  ${({ $isChosen }) => $isChosen && 'box-shadow: inset 0 calc(-3 * var(--border)) var(--accent);'}
`;

export const Tab = styled.button<{ $isChosen: boolean }>`
  ${tabStyle}
  cursor: pointer;
  touch-action: manipulation;
  &[aria-disabled='true'] {
    border-bottom: 2px dashed var(--outline);
    font-weight: var(--weight-fact);
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const ShownTab = styled.li<{ $isChosen: boolean }>`
  ${tabStyle}
  flex: 1 0 auto;
`;

export const Count = styled.span`
  min-width: 1.7em;
  padding: 0 0.45em;
  border-radius: var(--pill);
  background: var(--wash);
  font-size: var(--text-xs);
  line-height: 1.7;
  text-align: center;
  [aria-selected='true'] > &,
  [aria-current='true'] > & {
    background: var(--ink);
    color: var(--paper);
  }
`;

export const Reason = styled.p`
  padding: var(--s1) var(--s2) 0;
  color: var(--muted);
  font-size: var(--text-s);
`;
