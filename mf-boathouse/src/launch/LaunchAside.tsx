import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { LaunchForm } from './LaunchForm.tsx';
import type { PendingLaunch } from './PendingLaunch.ts';

const Base = styled.section`
  display: grid;
  gap: var(--s3);
  align-content: start;
  padding: var(--s3) var(--s4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
`;

interface LaunchAsideProps {
  pending: PendingLaunch;
  onClose: () => void;
}

/** Asks for the launcher's credentials beside the list, where another boat can still be chosen. */
export function LaunchAside({ pending, onClose }: LaunchAsideProps) {
  const titleId = useId();
  // The pressed control; the form's first field takes the focus once it has loaded.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Base role="dialog" aria-labelledby={titleId} onKeyDown={handleKeys}>
      <h2 id={titleId}>{pending.title}</h2>
      <LaunchForm pending={pending} onClose={onClose} />
    </Base>
  );
}
