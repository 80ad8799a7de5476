import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Base = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: grid;
  gap: var(--s2);
  margin: auto calc(-1 * var(--s4)) calc(-1 * var(--s4));
  padding: var(--s3) var(--s4) max(var(--s3), env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--paper);
`;

/** The thumb zone: the screen's one action, at the bottom within reach. Tells the toasts how high it is. */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    // jsdom has no layout, and no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--thumb-zone', `${Math.round(element.offsetHeight)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--thumb-zone');
    };
  }, []);
  return <Base ref={bar}>{children}</Base>;
}
