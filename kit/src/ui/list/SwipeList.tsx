import { useCallback, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { SwipeHint } from './SwipeHint.tsx';
import { SwipeRowView, type SwipeRow } from './SwipeRowView.tsx';
import { ROW_PX } from './swipeRowStyle.ts';
import { useFlipAnimation } from './useFlipAnimation.ts';

export interface SwipeListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly SwipeRow[];
  /** How far a row may be swiped, px: 270 fleet, 140 members … Limited so that its chevron stays visible. */
  swipeDistance: number;
  /** Shown when there are no rows: what to do next. */
  emptyText?: string;
  /** Toast shown once per device, by the first list in sight, and only for touch input. */
  hint?: string;
}

const Rows = styled.ul`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

const Empty = styled.p`
  padding: var(--s5) var(--s4);
  color: var(--muted);
  text-align: center;
`;

/** Rows of a long list that are rendered at once; the rest follows in a transition. */
const ROWS_AT_ONCE = 40;

/** Rows with swipe actions; one row is open at a time. */
export function SwipeList({ label, rows, swipeDistance, emptyText, hint }: SwipeListProps) {
  const [openKey, setOpenKey] = useState<string>();
  const toggle = useCallback((key: string, isOpen: boolean) => setOpenKey(isOpen ? key : undefined), []);
  const following = useDeferredValue(rows, rows.slice(0, ROWS_AT_ONCE));
  const shown = rows.length > ROWS_AT_ONCE ? following : rows;
  const list = useRef<HTMLUListElement>(null);
  useFlipAnimation(list, shown);
  // Space is reserved for the remaining rows, so that fast scrolling finds no end and the content below does not jump.
  const reservedPx = Math.max(0, rows.length - shown.length) * ROW_PX;
  if (rows.length === 0) return emptyText ? <Empty>{emptyText}</Empty> : null;
  return (
    <>
      <Rows
        ref={list}
        aria-label={label}
        data-long={rows.length > ROWS_AT_ONCE || undefined}
        style={reservedPx > 0 ? { paddingBottom: reservedPx } : undefined}
      >
        {shown.map((row) => (
          <SwipeRowView
            key={row.key}
            row={row}
            reachPx={swipeDistance}
            isOpen={row.key === openKey}
            onToggle={toggle}
          />
        ))}
      </Rows>
      {hint === undefined ? null : <SwipeHint list={list}>{hint}</SwipeHint>}
    </>
  );
}
