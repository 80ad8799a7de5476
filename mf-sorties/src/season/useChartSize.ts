import type { RefObject } from 'react';
import { useThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import { useElementWidth } from '../screen/useElementWidth.ts';

/** Size in px, and the scale of text relative to its 13 px: in sunlight it is one step larger. */
export interface ChartSize {
  width: number;
  height: number;
  scale: number;
}

const ASSUMED_WIDTH = 640;
const USUAL_TEXT_PX = 16;

/** The size of a drawing that fills its place; changes with the window and the theme. */
export function useChartSize(height: number): [RefObject<HTMLDivElement | null>, ChartSize] {
  const [frame, width] = useElementWidth(ASSUMED_WIDTH);
  useThemeSetting();
  const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [frame, { width, height, scale: Number.isFinite(textPx) ? textPx / USUAL_TEXT_PX : 1 }];
}
