import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { monthName } from '@fleetwatch/contract/time/dayText';
import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { amountIn, formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { roundTicks } from '@fleetwatch/kit/ui/chart/roundTicks.ts';
import { labelWidth, shownLabels } from '@fleetwatch/kit/ui/chart/shownLabels.ts';
import { formatWhole } from './formatWhole.ts';
import type { ChartSize } from './useChartSize.ts';
import type { SeasonTotals } from './seasonTotals.ts';
import { GOAL } from './texts.ts';

/** A text of one or two lines, with its size, px. */
export interface Label {
  lines: string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The geometry of the season's curve, px; texts are drawn 1:1. */
export interface SeasonCurve {
  /** The plot's edges. */
  plot: { left: number; right: number; top: number; floor: number };
  ticks: (Label & { at: number })[];
  months: Label[];
  /** SVG paths; `ghost` is '' if no one rowed the previous season. */
  line: string;
  area: string;
  ghost: string;
  /** The season's last day, and its miles and difference in words. */
  end: Point;
  endLabel: Label;
  /** Position of the goal on the season's last day; null without one. */
  goal: Point | null;
  /** Labels of the lines that end at the right: the previous season, the goal. */
  sideLabels: Label[];
}

export interface CurveInput {
  season: SeasonDays;
  before: SeasonDays;
  totals: SeasonTotals;
  /** Miles. */
  goal: number | null;
  unit: ShownUnit;
}

/** px, of text of 13 px. */
const LINE = 16;
const VALUE_LINE = 24;
/** Widths of glyphs: one of the value is larger than one of the labels, one of words narrower than a figure. */
const VALUE_GLYPHS = 1.45;
const WORD_GLYPHS = 0.85;
const GAP = 8;
/** The scale of an empty season. */
const MIN_AMOUNT = 10;
const minAmount = (unit: ShownUnit): number => (unit === 'm' ? MIN_AMOUNT * 1_000 : MIN_AMOUNT);

/** Days of a season; `dayAt(season, 0)` is its first. */
function daysOf({ start, end }: Pick<SeasonDays, 'start' | 'end'>, until = end): LocalDateText[] {
  const days: LocalDateText[] = [];
  for (let day = start; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns miles so far at the end of each day, with a 0 before the first. */
function runningMiles(season: SeasonDays, until: LocalDateText): number[] {
  const milesOf = new Map(season.days.map(({ date, miles }) => [date, miles]));
  let sum = 0;
  return [0, ...daysOf(season, until).map((day) => (sum += milesOf.get(day) ?? 0))];
}

/** Rounds to a tenth of a pixel, which keeps a path of 366 days short. */
const tenth = (px: number): number => Math.round(px * 10) / 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Moves labels in a column so that none is closer than the gap to the next, and all stay between top and floor. */
function spread(labels: Label[], top: number, floor: number): Label[] {
  const [upper, lower] = labels.toSorted((one, other) => one.y - other.y);
  if (!upper) return [];
  if (!lower) return [{ ...upper, y: clamp(upper.y, top, floor - upper.height) }];
  const apart = upper.height + GAP;
  const missing = Math.max(0, apart - (lower.y - upper.y)) / 2;
  const upperY = clamp(upper.y - missing, top, floor - lower.height - apart);
  return [
    { ...upper, y: upperY },
    { ...lower, y: clamp(lower.y + missing, upperY + apart, floor - lower.height) },
  ];
}

export function seasonCurve(
  { season, before, totals, goal, unit }: CurveInput,
  size: ChartSize,
): SeasonCurve {
  const { width, height, scale } = size;
  const textWidth = (text: string): number => labelWidth(text) * scale;
  const lineHeight = LINE * scale;
  const inUnit = (miles: number): number => amountIn(miles, unit);
  const rowed = runningMiles(season, totals.until).map(inUnit);
  const rowedBefore = runningMiles(before, before.end).map(inUnit);
  const values = roundTicks(
    Math.max(minAmount(unit), inUnit(Math.max(goal ?? 0, totals.miles, totals.totalBefore))),
  );

  const named = [
    ...(totals.totalBefore === 0 ? [] : [{ name: totals.nameBefore, miles: totals.totalBefore }]),
    ...(goal === null ? [] : [{ name: GOAL, miles: goal }]),
  ].map((side) => ({ ...side, lines: [side.name, formatWhole(side.miles, unit)] }));
  const sideWidth = Math.max(0, ...named.flatMap(({ lines }) => lines.map(textWidth)));
  const tickWidth = Math.max(...values.map((value) => textWidth(formatMiles(value))));
  const [left, right] = [tickWidth + GAP, width - (sideWidth > 0 ? sideWidth + GAP : GAP)];

  const value = formatDistance(totals.miles, unit);
  const valueWidth = textWidth(value) * VALUE_GLYPHS;
  const wordsWidth = textWidth(totals.difference ?? '') * WORD_GLYPHS;
  // If the difference has no room, the card's words have both numbers.
  const hasWords = totals.difference !== null && wordsWidth <= right - left;
  const endLines = [value, ...(hasWords ? [totals.difference ?? ''] : [])];
  const endWidth = hasWords ? Math.max(valueWidth, wordsWidth) : valueWidth;
  const endHeight = VALUE_LINE * scale + (hasWords ? lineHeight : 0);
  const floor = height - lineHeight - GAP;
  const most = values.at(-1) ?? minAmount(unit);
  const reached = inUnit(totals.miles) / most;
  // The words at the curve's end are above it, so a curve that ends near the top reserves room for them there.
  const wordsTop = reached === 0 ? 0 : (endHeight + GAP - floor * (1 - reached)) / reached;
  const plot = { left, right, top: Math.max(lineHeight, wordsTop), floor };

  const days = daysOf(season);
  const y = scaleLinear().domain([0, most]).range([plot.floor, plot.top]);
  const across = (share: number): number => plot.left + share * (plot.right - plot.left);
  const xOf = (days: number) => (_amount: number, index: number) => tenth(across(index / days));
  const yOf = (amount: number): number => tenth(y(amount));
  const ghostDays = rowedBefore.length - 1;
  const end = { x: across((rowed.length - 1) / days.length), y: y(inUnit(totals.miles)) };

  const firsts = days.flatMap((day, index) => (index === 0 || day.endsWith('-01') ? [{ day, index }] : []));
  const months = firsts.map(({ day, index }, place) => {
    const until = firsts[place + 1]?.index ?? days.length;
    return {
      at: across((index + until) / 2 / days.length),
      width: textWidth(monthName(day)),
      name: monthName(day),
    };
  });
  // A season that begins within a month would name it at both of its ends.
  const onAxis = shownLabels(
    months
      .slice(0, 12)
      .filter(({ at, width: wide }) => at - wide / 2 >= plot.left - GAP && at + wide / 2 <= width),
  );

  return {
    plot,
    ticks: values.map((value) => {
      const text = formatMiles(value);
      const wide = textWidth(text);
      return {
        lines: [text],
        at: y(value),
        x: tickWidth - wide,
        y: y(value) - lineHeight / 2,
        width: wide,
        height: lineHeight,
      };
    }),
    months: onAxis.map(({ name, at, width: wide }) => ({
      lines: [name],
      x: at - wide / 2,
      y: height - lineHeight,
      width: wide,
      height: lineHeight,
    })),
    line: line<number>().x(xOf(days.length)).y(yOf)(rowed) ?? '',
    area: area<number>().x(xOf(days.length)).y0(plot.floor).y1(yOf)(rowed) ?? '',
    ghost: totals.totalBefore === 0 ? '' : (line<number>().x(xOf(ghostDays)).y(yOf)(rowedBefore) ?? ''),
    end,
    endLabel: {
      lines: endLines,
      x: clamp(end.x, plot.left, Math.max(plot.left, plot.right - endWidth)),
      y: end.y - GAP - endHeight,
      width: endWidth,
      height: endHeight,
    },
    goal: goal === null ? null : { x: plot.right, y: y(inUnit(goal)) },
    sideLabels: spread(
      named.map(({ lines, miles: at }) => ({
        lines,
        x: plot.right + GAP,
        y: y(inUnit(at)) - lineHeight,
        width: sideWidth,
        height: 2 * lineHeight,
      })),
      plot.top - lineHeight,
      plot.floor - GAP,
    ),
  };
}
