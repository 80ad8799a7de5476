import { scaleBand, scaleLinear } from 'd3-scale';
import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** The club's activity on a day. */
export interface DayTotals {
  date: LocalDateText;
  trips: number;
  /** In the displayed unit. */
  miles: number;
  /** Number of members who rowed. */
  crew: number;
}

/** The bars of a day, in their order. */
export const SERIES = ['trips', 'miles', 'crew'] as const;
export type Series = (typeof SERIES)[number];

export interface Bar {
  series: Series;
  /** Fraction of the chart's width, 0 to 100, like `width`. */
  x: number;
  width: number;
  /** px from the chart's top; its length is `height`. */
  y: number;
  height: number;
}

export interface ActivityChart {
  days: { date: LocalDateText; x: number; width: number; middle: number; bars: Bar[] }[];
  ticks: { value: number; y: number }[];
  /** px from the top to the bottom of the bars. */
  floorY: number;
}

/** px */
export const CHART_HEIGHT = 180;
const MARGIN = { top: 14, bottom: 22 };
const TICKS = 4;
/** Lowest maximum of the scale, so that a quiet month does not look busy. */
const LEAST_TOP = 10;

export function dayTotals(days: readonly DayActivity[], unit: ShownUnit): DayTotals[] {
  return days.map(({ date, sorties, users }) => ({
    date,
    trips: sorties.trips,
    miles: amountIn(sorties.miles, unit),
    crew: Object.keys(users).length,
  }));
}

/** The chart's layout: d3 computes it, the component draws it. */
export function activityChart(figures: readonly DayTotals[]): ActivityChart {
  const most = Math.max(LEAST_TOP, ...figures.flatMap(({ trips, miles, crew }) => [trips, miles, crew]));
  const y = scaleLinear()
    .domain([0, most])
    .nice(TICKS)
    .range([CHART_HEIGHT - MARGIN.bottom, MARGIN.top]);
  const ofMonth = scaleBand()
    .domain(figures.map(({ date }) => date))
    .range([0, 100])
    .paddingInner(0.2)
    .paddingOuter(0.1);
  const ofDay = scaleBand<Series>().domain(SERIES).range([0, ofMonth.bandwidth()]).paddingInner(0.08);
  return {
    days: figures.map((day) => {
      const x = ofMonth(day.date) ?? 0;
      return {
        date: day.date,
        x,
        width: ofMonth.bandwidth(),
        middle: x + ofMonth.bandwidth() / 2,
        bars: SERIES.filter((series) => day[series] > 0).map((series) => ({
          series,
          x: x + (ofDay(series) ?? 0),
          width: ofDay.bandwidth(),
          y: y(day[series]),
          height: y(0) - y(day[series]),
        })),
      };
    }),
    ticks: y.ticks(TICKS).map((value) => ({ value, y: y(value) })),
    floorY: y(0),
  };
}

/** Returns the index of the day under a point of the chart: `share` of the width from the left. */
export function dayAt(share: number, days: number): number {
  return Math.min(days - 1, Math.max(0, Math.floor(share * days)));
}
