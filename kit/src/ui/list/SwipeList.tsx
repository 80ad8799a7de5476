import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { whenIdle } from '../loading/whenIdle.ts';
import { SwipeHint } from './SwipeHint.tsx';
import { SwipeRowView, type SwipeRow } from './SwipeRowView.tsx';
import { ROW_PX } from './swipeRowStyle.ts';
import { useFlipAnimation } from './useFlipAnimation.ts';

export interface SwipeListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly SwipeRow[];
  /** Longest swipe of a row, px: 270 fleet, 140 members … Limited so that its chevron stays visible. */
  swipeDistance: number;
  /** Shown if there are no rows: the next step. */
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

/** A longer list renders its first rows, then those in reach: two thousand at once keep a phone busy for seconds. */
const LONG = 40;
const FIRST_ROWS = 24;
/** Rows that are rendered in one go, because a phone lays out about that many between two frames. */
const STEP = 15;
/** Rows that are rendered before they are scrolled to: a few when they come near, more when the browser is idle. */
const ROWS_AHEAD = 20;
const IDLE_ROWS = 150;
/** See `data-many` in the row's style. */
const MANY = 300;

/** Placeholder of the rows that are not rendered, so that fast scrolling finds no end and the content below does not jump. */
const Rest = styled.li`
  list-style: none;
`;

const hasObserver = () => typeof IntersectionObserver === 'function';

/** Rows with swipe actions; one row is open at a time. */
export function SwipeList({ label, rows, swipeDistance, emptyText, hint }: SwipeListProps) {
  const [openKey, setOpenKey] = useState<string>();
  const toggle = useCallback((key: string, isOpen: boolean) => setOpenKey(isOpen ? key : undefined), []);
  const list = useRef<HTMLUListElement>(null);
  const rest = useRef<HTMLLIElement>(null);
  const [reach, setReach] = useState(hasObserver() ? FIRST_ROWS : Infinity);
  const [rowPx, setRowPx] = useState(ROW_PX);
  const reached = useMemo(() => (rows.length > LONG ? rows.slice(0, reach) : rows), [rows, reach]);
  const following = useDeferredValue(reached);
  const shown = rows.length > LONG ? following : rows;
  const left = rows.length - shown.length;
  const isWhole = left <= 0;
  useFlipAnimation(list, shown);
  useEffect(() => {
    if (isWhole || !rest.current || !hasObserver()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || !list.current) return;
        const { top } = entry.boundingClientRect;
        const averagePx = (top - list.current.getBoundingClientRect().top) / shown.length || ROW_PX;
        setRowPx(averagePx);
        if (!entry.isIntersecting) return;
        const near = Math.ceil((entry.intersectionRect.bottom - top) / averagePx);
        setReach((last) => Math.max(last, shown.length + near + STEP));
      },
      { rootMargin: `${ROWS_AHEAD * ROW_PX}px` },
    );
    observer.observe(rest.current);
    const cancel =
      shown.length < IDLE_ROWS
        ? whenIdle(() => setReach((last) => Math.max(last, shown.length + STEP)))
        : undefined;
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [shown.length, isWhole]);
  if (rows.length === 0) return emptyText ? <Empty>{emptyText}</Empty> : null;
  return (
    <>
      <Rows ref={list} aria-label={label} data-many={shown.length > MANY || undefined}>
        {shown.map((row) => (
          <SwipeRowView
            key={row.key}
            row={row}
            reachPx={swipeDistance}
            isOpen={row.key === openKey}
            onToggle={toggle}
          />
        ))}
        {!isWhole && <Rest ref={rest} aria-hidden="true" style={{ height: left * rowPx }} />}
      </Rows>
      {hint === undefined ? null : <SwipeHint list={list}>{hint}</SwipeHint>}
    </>
  );
}
