import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { WEEKDAYS } from '@fleetwatch/contract/time/dayText';
import { labelWidth, shownLabels } from '@fleetwatch/kit/ui/chart/shownLabels.ts';
import type { CalendarDay, SeasonCalendar } from './seasonCalendar.ts';
import { formatWhole } from './formatWhole.ts';
import type { Label } from './seasonCurve.ts';
import { distanceOn } from './texts.ts';

/** The geometry of a season's calendar, px; texts are drawn 1:1. */
export interface CalendarLayout {
  /** Side of a day. */
  side: number;
  height: number;
  days: (CalendarDay & { x: number; y: number })[];
  weekdays: Label[];
  months: Label[];
  /** A bar for each month that has miles, with the figures that fit; empty if not all weeks fit. */
  bars: { x: number; y: number; width: number; height: number; text: string }[];
  sums: Label[];
}

/** px */
const LINE = 16;
const GAP = 2;
const MIN_PITCH = 11;
const MAX_PITCH = 20;
/** Size of a day if not all weeks fit. */
const RECENT_PITCH = 14;
const SUM_MAX = 52;
/** Shows every other one, so that they fit. */
const NAMED_WEEKDAYS = WEEKDAYS.map((name, row) => (row % 2 === 0 && row < 5 ? name : ''));
const ROWS = 7;

/** Returns the visible weeks: all if they fit, else the most recent ones. */
function shownWeeks({ weeks, days }: SeasonCalendar, room: number) {
  if (weeks * MIN_PITCH <= room)
    return { first: 0, end: weeks, pitch: Math.min(MAX_PITCH, Math.floor(room / weeks)) };
  const end = (days.findLast(({ isAhead }) => !isAhead)?.week ?? 0) + 1;
  const count = Math.floor(room / RECENT_PITCH);
  const first = Math.max(0, end - count);
  return { first, end: Math.max(end, Math.min(weeks, first + count)), pitch: RECENT_PITCH };
}

export function calendarLayout(
  calendar: SeasonCalendar,
  { width, scale }: { width: number; scale: number },
  unit: ShownUnit,
): CalendarLayout {
  const textWidth = (text: string): number => labelWidth(text) * scale;
  const line = LINE * scale;
  const left = Math.max(...NAMED_WEEKDAYS.map(textWidth)) + GAP;
  const { first, end, pitch } = shownWeeks(calendar, width - left);
  const isWhole = end - first === calendar.weeks;
  const xOf = (week: number): number => left + (week - first) * pitch;
  const top = line + GAP;
  const floor = top + ROWS * pitch;
  const isShown = ({ week }: { week: number }): boolean => week >= first && week < end;

  const names = calendar.months.filter(isShown).map(({ name, week }) => {
    const wide = textWidth(name);
    return { name, at: xOf(week) + wide / 2, width: wide };
  });
  const most = Math.max(1, ...calendar.months.map(({ miles }) => miles));
  const bottom = floor + GAP + SUM_MAX;
  const bars = (isWhole ? calendar.months : [])
    .filter(({ miles }) => miles > 0)
    .map(({ name, miles, week, endWeek }) => {
      const height = Math.max(2, (miles / most) * SUM_MAX);
      const wide = Math.max(GAP, (endWeek - week) * pitch - GAP);
      return {
        x: xOf(week),
        y: bottom - height,
        width: wide,
        height,
        text: distanceOn(name, miles, unit),
        sum: formatWhole(miles, unit),
      };
    });
  const sums = bars.map(({ x, width: wide, sum }) => ({ sum, at: x + wide / 2, width: textWidth(sum) }));
  return {
    side: pitch - GAP,
    height: isWhole ? bottom + line : floor,
    days: calendar.days
      .filter(isShown)
      .map((day) => ({ ...day, x: xOf(day.week), y: top + day.row * pitch })),
    weekdays: NAMED_WEEKDAYS.flatMap((name, row) =>
      name === '' || pitch * 2 < line
        ? []
        : [
            {
              lines: [name],
              x: 0,
              y: top + row * pitch + (pitch - GAP - line) / 2,
              width: textWidth(name),
              height: line,
            },
          ],
    ),
    months: shownLabels(names)
      .filter(({ at, width: wide }) => at + wide / 2 <= width)
      .map(({ name, at, width: wide }) => ({
        lines: [name],
        x: at - wide / 2,
        y: 0,
        width: wide,
        height: line,
      })),
    bars,
    sums: shownLabels(sums).map(({ sum, at, width: wide }) => ({
      lines: [sum],
      x: at - wide / 2,
      y: bottom,
      width: wide,
      height: line,
    })),
  };
}
