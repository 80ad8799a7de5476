import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { afterLayout } from '../layout/afterLayout.ts';

/* Fixed, so that what follows the screen, such as a footer, cannot lift it away from the thumb. */
const Base = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: grid;
  gap: var(--s2);
  padding: var(--s3) max(var(--s4), 50% - 38rem + var(--s4)) max(var(--s3), env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--paper);
`;

/**
 * The thumb zone: the screen's one action, at the bottom within reach. Says in `--thumb-zone` how high it is: the page
 * ends above it, toasts stand on it, and what gets the focus is scrolled clear of it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const stop = afterLayout(element, () =>
      root.setProperty('--thumb-zone', `${Math.round(element.offsetHeight)}px`),
    );
    return () => {
      stop();
      root.removeProperty('--thumb-zone');
    };
  }, []);
  return <Base ref={bar}>{children}</Base>;
}
