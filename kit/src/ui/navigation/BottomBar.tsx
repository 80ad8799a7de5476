// @chunk screens

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { afterLayout } from '../layout/afterLayout.ts';

/* Fixed, so that content after the screen, such as a footer, does not move it away from the thumb. */
const Base = styled.div`
  position: fixed;
  inset: auto 0 var(--tabs, 0px) var(--rail, 0px);
  z-index: 10;
  display: grid;
  gap: var(--s2);
  padding: var(--s3) max(var(--s4), 50% - var(--rail, 0px) / 2 - 38rem + var(--s4))
    max(var(--s3), env(safe-area-inset-bottom) - var(--tabs, 0px));
  border-top: var(--border) solid var(--line);
  background: var(--paper);
`;

/**
 * The screen's main action at the bottom, above the portal's tabs. Publishes its height as `--action-bar`, so that the page
 * ends above it, toasts sit on it, and focused elements are scrolled clear of it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const stop = afterLayout(element, () =>
      root.setProperty('--action-bar', `${Math.round(element.offsetHeight)}px`),
    );
    return () => {
      stop();
      root.removeProperty('--action-bar');
    };
  }, []);
  return <Base ref={bar}>{children}</Base>;
}
