import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';

import { DAY_END, type DayPart } from './useDragToPlan.ts';
import { clockOfMinutes, HALF_HOUR, HOUR_PX, topOf, type HourBand } from './weekLayout.ts';
import { HALF_HOURS, newPlanAt, timeSpan } from './texts.ts';

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
  height: ${HOUR_PX / 2}px;
  &[data-hour] {
    box-shadow: inset 0 var(--border) var(--line);
  }
`;

const Cell = styled.div`
  cursor: cell;
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--waterTint) 60%, transparent);
    }
  }
  &:focus-visible {
    z-index: 3;
    outline-offset: -3px;
    border-radius: var(--radius);
    background: var(--waterTint);
  }
`;

interface HalfHoursProps {
  days: readonly LocalDateText[];
  bands: readonly HourBand[];
  /** Minutes of the day. */
  times: readonly number[];
  now: LocalDateTimeText;
  onPick: (part: DayPart) => void;
  /** Called with the time that Shift and the arrows select; undefined if it is cleared. */
  onMark: (part: DayPart | undefined) => void;
}

interface Cursor {
  day: number;
  at: number;
}

/** Length of an outing at a pressed half hour. */
const OUTING_MINUTES = 90;

const outingFrom = (day: LocalDateText, from: number): DayPart => {
  const start = Math.min(from, DAY_END - HALF_HOUR);
  return { day, from: start, to: Math.min(DAY_END, start + OUTING_MINUTES) };
};

/**
 * The empty time of a week. One tab stop: arrows, Home and End move between the half hours, Shift with an arrow selects more of
 * them, Enter picks.
 */
export function HalfHours({ days, bands, times, now, onPick, onMark }: HalfHoursProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cursor>(() => firstCursor(days, times, now));
  const [marked, setMarked] = useState<DayPart>();
  const here = {
    day: Math.min(cursor.day, days.length - 1),
    at: Math.min(cursor.at, times.length - 1),
  };

  const mark = (part: DayPart | undefined) => {
    setMarked(part);
    onMark(part);
  };
  const partAt = (element: EventTarget): DayPart | undefined => {
    const cell = element instanceof Element ? element.closest<HTMLElement>('[role=gridcell]') : null;
    const [day, from] = [days[Number(cell?.dataset['day'])], times[Number(cell?.dataset['at'])]];
    return cell && day !== undefined && from !== undefined ? outingFrom(day, from) : undefined;
  };
  const pick = (part: DayPart | undefined) => {
    mark(undefined);
    if (part) onPick(part);
  };
  const moveTo = (next: Cursor) => {
    mark(undefined);
    // The focus moves the cursor.
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-at="${next.at}"]`)?.focus();
  };
  const extend = (by: number) => {
    const [day, start] = [days[here.day], times[here.at]];
    if (day === undefined || start === undefined) return;
    const before = marked ?? { day, from: start, to: start + HALF_HOUR };
    const to = Math.min(DAY_END, Math.max(before.from + HALF_HOUR, before.to + by * HALF_HOUR));
    mark({ ...before, to });
  };
  const handleKeys = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const last = times.length - 1;
    const targets: Partial<Record<string, Cursor>> = {
      ArrowLeft: { ...here, day: Math.max(0, here.day - 1) },
      ArrowRight: { ...here, day: Math.min(days.length - 1, here.day + 1) },
      ArrowUp: { ...here, at: Math.max(0, here.at - 1) },
      ArrowDown: { ...here, at: Math.min(last, here.at + 1) },
      Home: { ...here, day: 0 },
      End: { ...here, day: days.length - 1 },
    };
    const target = targets[key];
    if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) extend(key === 'ArrowDown' ? 1 : -1);
    else if (target) moveTo(target);
    else if (key === 'Enter' || key === ' ') pick(marked ?? partAt(event.target));
    else if (key === 'Escape' && marked) mark(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={HALF_HOURS}
        onKeyDown={handleKeys}
        onFocus={({ target: { dataset } }) => {
          if (dataset['at'] !== undefined)
            setCursor({ day: Number(dataset['day']), at: Number(dataset['at']) });
        }}
        onClick={({ target }: MouseEvent) => pick(partAt(target))}
      >
        {times.map((minutes, at) => (
          <Row
            key={minutes}
            role="row"
            data-hour={minutes % (2 * HALF_HOUR) === 0 || undefined}
            style={{ top: topOf(bands, minutes) }}
          >
            {days.map((day, dayAt) => (
              <Cell
                key={day}
                role="gridcell"
                data-day={dayAt}
                data-at={at}
                tabIndex={dayAt === here.day && at === here.at ? 0 : -1}
                aria-label={newPlanAt(day, clockOfMinutes(minutes))}
              />
            ))}
          </Row>
        ))}
      </div>
      <VisuallyHidden role="status">
        {marked ? timeSpan(clockOfMinutes(marked.from), clockOfMinutes(marked.to)) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Now, else the first half hour. */
function firstCursor(
  days: readonly LocalDateText[],
  times: readonly number[],
  now: LocalDateTimeText,
): Cursor {
  const day = days.indexOf(now.slice(0, 10));
  if (day < 0) return { day: 0, at: 0 };
  const minutes = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  return {
    day,
    at: Math.max(
      0,
      times.findIndex((each) => each > minutes),
    ),
  };
}
