import { useState } from 'react';
import styled from 'styled-components';
import { OnceHint } from './OnceHint.tsx';
import { SwipeRowView, type SwipeRow } from './SwipeRowView.tsx';

export interface SwipeListProps {
  /** What the list is of, for those who hear it. */
  label: string;
  rows: readonly SwipeRow[];
  /** How far a row may be swiped, px: 270 fleet, 140 members … Never so far that its chevron is gone. */
  swipeDistance: number;
  /** What to say, and what to do next, when there are no rows. */
  emptyText?: string;
  /** Shown above the rows until it is put away once on this device. */
  hint?: string;
}

const Rows = styled.ul`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
`;

const Empty = styled.p`
  padding: var(--s5) var(--s4);
  color: var(--muted);
  text-align: center;
`;

/** Rows that reveal what can be done with them, one at a time. */
export function SwipeList({ label, rows, swipeDistance, emptyText, hint }: SwipeListProps) {
  const [openKey, setOpenKey] = useState<string>();
  if (rows.length === 0) return emptyText ? <Empty>{emptyText}</Empty> : null;
  return (
    <>
      {hint ? <OnceHint name="swipe">{hint}</OnceHint> : null}
      <Rows aria-label={label}>
        {rows.map((row) => (
          <SwipeRowView
            key={row.key}
            row={row}
            reachPx={swipeDistance}
            isOpen={row.key === openKey}
            onToggle={(isOpen) => setOpenKey(isOpen ? row.key : undefined)}
          />
        ))}
      </Rows>
    </>
  );
}
