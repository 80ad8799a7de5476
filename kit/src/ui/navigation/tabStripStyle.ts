import styled, { css } from 'styled-components';

export const Strip = styled.div`
  --fade-start: 0px;
  --fade-end: 0px;
  display: flex;
  gap: var(--s1);
  padding: var(--s1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-behavior: smooth;
  border-radius: var(--radius);
  background: var(--wash);
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--fade-start),
    #000 calc(100% - var(--fade-end)),
    transparent
  );
  @media (min-width: 60rem) {
    width: fit-content;
    min-width: min(100%, 28rem);
    max-width: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

export const tabStyle = css<{ $isChosen: boolean }>`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--s4);
  border: max(1.5px, var(--border)) solid transparent;
  border-radius: calc(var(--radius) - 3px);
  background: none;
  color: var(--ink);
  font-weight: 600;
  white-space: nowrap;
  ${({ $isChosen }) => $isChosen && 'background: var(--card); color: var(--water); box-shadow: var(--shadow);'}
  ${({ $isChosen }) => $isChosen && 'border-color: var(--water);'}
`;

export const Tab = styled.button<{ $isChosen: boolean }>`
  ${tabStyle}
  cursor: pointer;
  touch-action: manipulation;
  &[aria-disabled='true'] {
    border-color: color-mix(in srgb, var(--outline) 70%, transparent);
    border-style: dashed;
    color: var(--muted);
    font-weight: 400;
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const ShownTab = styled.li<{ $isChosen: boolean }>`
  ${tabStyle}
  color: ${({ $isChosen }) => ($isChosen ? 'var(--water)' : 'var(--muted)')};
`;

export const Count = styled.span`
  min-width: 1.7em;
  padding: 0 0.45em;
  border-radius: var(--pill);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-s);
  line-height: 1.7;
  text-align: center;
`;

export const Reason = styled.p`
  padding: var(--s1) var(--s2) 0;
  color: var(--muted);
  font-size: var(--text-s);
`;
