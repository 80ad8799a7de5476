import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { hasSeenHint, markHintSeen } from './seenHints.ts';

interface OnceHintProps {
  /** What it is remembered by on this device. */
  name: string;
  children: ReactNode;
}

/** A hint for the first time; once put away it stays away on this device. */
export function OnceHint({ name, children }: OnceHintProps) {
  const [isSeen, setIsSeen] = useState(() => hasSeenHint(name));
  if (isSeen) return null;
  const putAway = () => {
    markHintSeen(name);
    setIsSeen(true);
  };
  return (
    <Notice
      actions={
        <Button tone="quiet" onClick={putAway}>
          Got it
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
