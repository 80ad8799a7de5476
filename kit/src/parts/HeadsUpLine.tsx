// @chunk screens

import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../art/Icon.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { createPart } from '../ui/loading/createPart.tsx';
import { usePreload } from '../ui/loading/usePreload.ts';
import type { HeadsUp } from './HeadsUpDialog.tsx';
import { HEADS_UP, THIS_WEEK_SHOW_ALL } from './overviewTexts.ts';

const DialogPart = createPart(async () => (await import('./HeadsUpDialog.tsx')).HeadsUpDialog);
const PARTS = [DialogPart];

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  min-height: min(var(--target), 52px);
  padding: 0 var(--s4);
  border: var(--border) solid var(--amber);
  border-radius: var(--radius-button);
  background: var(--amberTint);
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  > svg {
    flex: none;
    color: var(--amber);
  }
  > strong {
    flex: none;
    color: var(--amber);
    font-weight: 750;
  }
  > svg:last-child {
    rotate: 90deg;
  }
  @media (max-width: 30rem) {
    gap: var(--s2);
    padding: 0 var(--s3);
  }
`;

const Newest = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  flex: none;
  min-width: 1.6em;
  padding: 0 0.4em;
  border-radius: var(--pill);
  background: var(--amber);
  color: var(--card);
  font-weight: 700;
  line-height: 1.6;
  text-align: center;
`;

interface HeadsUpLineProps {
  /** This week's warnings; undefined before they are known. */
  tweets: readonly HeadsUp[] | undefined;
  /** Renders web addresses as text: on the boathouse's tablet a link would leave the kiosk. */
  isPlain?: boolean;
  /** Time without a touch after which the list closes, ms; 0 for never. */
  closesAfterMs?: number;
}

/**
 * The members' warnings this week: the newest in one line, and their number; a press opens all of them. Empty if there are none
 * (rule tweet.heads-up).
 */
export function HeadsUpLine({ tweets = [], isPlain = false, closesAfterMs = 0 }: HeadsUpLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  usePreload(PARTS);
  const newestFirst = [...tweets].sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = newestFirst;
  if (!newest) return null;
  return (
    <section aria-label={HEADS_UP}>
      <Line type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="warning" />
        <strong>{HEADS_UP}</strong>
        <Newest title={newest.description}>{newest.description}</Newest>
        <Count>
          {newestFirst.length}
          <VisuallyHidden> {THIS_WEEK_SHOW_ALL}</VisuallyHidden>
        </Count>
        <Icon name="chevron" />
      </Line>
      {isOpen && (
        <DialogPart.View
          title={HEADS_UP}
          tweets={newestFirst}
          isPlain={isPlain}
          closesAfterMs={closesAfterMs}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
