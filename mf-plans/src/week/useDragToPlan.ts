import { useEffect, useState, type PointerEvent } from 'react';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { minutesAt, type HourBand } from './weekLayout.ts';

/** A part of a day, in minutes. */
export interface DayPart {
  day: LocalDateText;
  from: number;
  to: number;
}

/** A plan ends on its day, on the quarter hour (rule plan.form). */
export const DAY_END = 24 * 60 - 15;
const QUARTER = 15;
/** Least movement of a drag; a shorter one is a click. */
const DRAG_LEAST_PX = 6;

interface Drag {
  day: LocalDateText;
  pointer: number;
  startY: number;
  /** Undefined until the pointer has moved far enough. */
  part: DayPart | undefined;
}

interface DragSource {
  days: readonly LocalDateText[];
  bands: readonly HourBand[];
  /** Called when the mouse button is released. */
  onDragged: (part: DayPart) => void;
}

/** Returns the range from the start of the drag to its current position, by the quarter hour. */
function partOf(day: LocalDateText, from: number, to: number): DayPart {
  const [first, last] = from < to ? [from, to] : [to, from];
  const start = Math.min(Math.floor(first / QUARTER) * QUARTER, DAY_END - QUARTER);
  return {
    day,
    from: start,
    to: Math.min(DAY_END, Math.max(start + QUARTER, Math.ceil(last / QUARTER) * QUARTER)),
  };
}

/**
 * Handles dragging over the empty time of a grid of days. Only a mouse or a pen drags: a finger scrolls. Escape cancels the
 * drag.
 */
export function useDragToPlan({ days, bands, onDragged }: DragSource) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const drop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined);
    };
    window.addEventListener('keydown', drop);
    return () => window.removeEventListener('keydown', drop);
  }, [isDragging]);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / Math.max(1, width)) * days.length);
    const day = days[Math.min(days.length - 1, Math.max(0, at))];
    if (day === undefined) return;
    setDrag({ day, pointer: event.pointerId, startY: event.clientY, part: undefined });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.part && Math.abs(event.clientY - drag.startY) < DRAG_LEAST_PX) return;
    // Captured only now: the click of a stationary press belongs to the half hour under it.
    if (!drag.part) event.currentTarget.setPointerCapture(event.pointerId);
    const { top } = event.currentTarget.getBoundingClientRect();
    const [from, to] = [drag.startY, event.clientY].map((y) => minutesAt(bands, y - top));
    const part = partOf(drag.day, from ?? 0, to ?? 0);
    if (part.from !== drag.part?.from || part.to !== drag.part.to) setDrag({ ...drag, part });
  };
  const end = () => {
    setDrag(undefined);
    if (drag?.part) onDragged(drag.part);
  };
  return {
    part: drag?.part,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
