// @chunk screens

import { stateLines } from './drawingParts.ts';
import type { DrawnState } from './StateLines.tsx';

export type { DrawnState } from './StateLines.tsx';

interface StateDrawingProps {
  state: DrawnState;
  /** px; the height is 5/8 of it. */
  width?: number;
}

/** A state of the screen as a picture; its size is reserved at once, its lines are fetched after the screen. Decoration. */
export function StateDrawing({ state, width = 160 }: StateDrawingProps) {
  return (
    <svg viewBox="0 0 160 100" width={width} height={(width * 5) / 8} aria-hidden="true">
      <stateLines.View state={state} />
    </svg>
  );
}
