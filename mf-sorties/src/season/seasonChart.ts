import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { SeasonWeek } from './seasonWeeks.ts';

/** Size in px. */
export interface ChartSize {
  width: number;
  height: number;
}

export interface SeasonChart {
  bars: { number: number; x: number; y: number; width: number; height: number }[];
  /** SVG path through last year's weeks; '' without any. */
  lastYear: string;
  /** The y position of the goal; null without one. */
  goalY: number | null;
  ticks: { miles: number; y: number }[];
  /** The left edge of a week, by its number. */
  xOf: (number: number) => number;
  floorY: number;
}

export const MARGIN = { top: 12, right: 4, bottom: 24, left: 36 };
const TICKS = 4;
const LEAST_MILES = 10;

/** Computes the geometry of the chart with d3; the component draws it. */
export function seasonChart(
  thisYear: readonly SeasonWeek[],
  lastYear: readonly SeasonWeek[],
  goalPerWeek: number | null,
  { width, height }: ChartSize,
): SeasonChart {
  const most = Math.max(
    LEAST_MILES,
    goalPerWeek ?? 0,
    ...[...thisYear, ...lastYear].map(({ miles }) => miles),
  );
  const numbers = Array.from({ length: Math.max(thisYear.length, lastYear.length) }, (_, index) => index + 1);
  const x = scaleBand<number>()
    .domain(numbers)
    .range([MARGIN.left, width - MARGIN.right])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([0, most])
    .nice(TICKS)
    .range([height - MARGIN.bottom, MARGIN.top]);
  const xOf = (number: number): number => x(number) ?? MARGIN.left;
  const path = line<SeasonWeek>()
    .x(({ number }) => xOf(number) + x.bandwidth() / 2)
    .y(({ miles }) => y(miles))
    .curve(curveMonotoneX);
  return {
    bars: thisYear
      .filter(({ miles }) => miles > 0)
      .map(({ number, miles }) => ({
        number,
        x: xOf(number),
        y: y(miles),
        width: x.bandwidth(),
        height: y(0) - y(miles),
      })),
    lastYear: lastYear.some(({ miles }) => miles > 0) ? (path([...lastYear]) ?? '') : '',
    goalY: goalPerWeek === null ? null : y(goalPerWeek),
    ticks: y.ticks(TICKS).map((miles) => ({ miles, y: y(miles) })),
    xOf,
    floorY: y(0),
  };
}
