import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/button/Button.tsx';
import { TRY_AGAIN } from '../ui/texts.ts';
import { elseStillWorks, notAvailable } from './texts.ts';

const Notice = styled.section`
  max-width: 32rem;
  margin: var(--s6) auto;
  padding: var(--s5);
  background: var(--card);
  border: var(--border) solid var(--outline);
  border-radius: var(--radius);
`;

const Reason = styled.p`
  margin: var(--s2) 0 var(--s4);
  color: var(--muted);
`;

export interface RemoteFallbackProps {
  title: string;
  reason: string;
  onRetry: () => void;
}

/** Shown in place of something inside a screen that failed to load. */
export function RemoteNotice({ title, reason, onRetry }: RemoteFallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The failed screen took the focus with it, so the fallback receives it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {notAvailable(title)}
      </h1>
      <Reason>{elseStillWorks(reason)}</Reason>
      <Button tone="primary" onClick={onRetry}>
        {TRY_AGAIN}
      </Button>
    </Notice>
  );
}

/** Shown in place of a remote's screen that failed. The rest of the portal keeps working. */
export function RemoteFallback(props: RemoteFallbackProps) {
  return (
    <main id="main">
      <RemoteNotice {...props} />
    </main>
  );
}
