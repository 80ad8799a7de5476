import type { ReactNode } from 'react';
import styled from 'styled-components';
import { afterLayout } from '@fleetwatch/kit/ui/layout/afterLayout.ts';
import { Dock } from '../screen/Dock.tsx';

/* As wide as the bar, whose upper line it covers. */
const OnBar = styled.div`
  position: absolute;
  inset: auto 0 100%;
  display: grid;
  gap: var(--s2);
  padding: var(--s3) max(var(--s4), 50% - 38rem + var(--s4)) 0;
  border-top: var(--border) solid var(--line);
  background: var(--paper);
  &:empty {
    display: none;
  }
`;

function publishHeight(element: HTMLElement | null) {
  if (!element) return undefined;
  const root = document.documentElement.style;
  const stop = afterLayout(element, () => root.setProperty('--above-bar', `${element.offsetHeight}px`));
  return () => {
    stop();
    root.removeProperty('--above-bar');
  };
}

/**
 * Sits on the thumb zone without moving it or a toast above it: for content that appears by itself. Publishes its height as
 * `--above-bar`, so that the page ends above it.
 */
export function AboveDock({ children }: { children: ReactNode }) {
  return (
    <Dock>
      <OnBar ref={publishHeight} data-above>
        {children}
      </OnBar>
    </Dock>
  );
}
