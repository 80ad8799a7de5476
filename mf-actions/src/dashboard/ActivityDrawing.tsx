import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth } from '@fleetwatch/contract/time/weeks';
import { activityChart, CHART_HEIGHT, dayAt, SERIES } from './activityChart.ts';
import type { ActivityChart, DayTotals, Series } from './activityChart.ts';
import { totalsText } from './activityText.ts';
import { Chosen, colourOf, Key, Legend, Plot } from './clubActivityStyle.ts';
import { CREW } from '../texts.ts';
import { TRIPS } from './texts.ts';
import { DAY } from './lazyTexts.ts';

interface ActivityDrawingProps {
  figures: readonly DayTotals[];
  /** The initially selected day. */
  today: LocalDateText;
  unit: ShownUnit;
}

export const seriesName = (series: Series, unit: ShownUnit): string =>
  ({ trips: TRIPS, miles: UNIT_TITLES[unit], crew: CREW })[series];
/** Days between two labels. */
const NAMED_EVERY_DAYS = 5;

const isNamed = (date: LocalDateText): boolean =>
  dayOfMonth(date) === 1 || dayOfMonth(date) % NAMED_EVERY_DAYS === 0;

/** The chart; the arrows, or a finger along it, select the day whose figures are shown below it. */
export function ActivityDrawing({ figures, today, unit }: ActivityDrawingProps) {
  const [chosenAt, setChosenAt] = useState<number>();
  const todayAt = figures.findIndex(({ date }) => date === today);
  const at = Math.min(chosenAt ?? (todayAt < 0 ? 0 : todayAt), figures.length - 1);
  const chosen = figures[at];
  const text = chosen ? totalsText(chosen, unit) : '';

  const handleKeys = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: figures.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosenAt(Math.min(figures.length - 1, Math.max(0, next)));
  };
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosenAt(dayAt((event.clientX - left) / Math.max(1, width), figures.length));
  };

  return (
    <>
      <Legend>
        {SERIES.map((series) => (
          <li key={series}>
            <Key $series={series} />
            {seriesName(series, unit)}
          </li>
        ))}
      </Legend>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={DAY}
        aria-valuemin={1}
        aria-valuemax={figures.length}
        aria-valuenow={at + 1}
        aria-valuetext={text}
        onKeyDown={handleKeys}
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
      >
        <Bars chart={activityChart(figures)} chosenAt={at} />
      </Plot>
      <Chosen aria-hidden="true">{text}</Chosen>
    </>
  );
}

function Bars({ chart, chosenAt }: { chart: ActivityChart; chosenAt: number }) {
  return (
    <svg height={CHART_HEIGHT} aria-hidden="true">
      {chart.ticks.map(({ value, y }) => (
        <line key={value} x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {chart.days.map(({ date, x, width, middle, bars }, index) => (
        <g key={date} data-day={date}>
          {index === chosenAt && (
            <rect x={`${x}%`} width={`${width}%`} y="0" height={chart.floorY} fill="var(--wash)" />
          )}
          {bars.map((bar) => (
            <rect
              key={bar.series}
              x={`${bar.x}%`}
              width={`${bar.width}%`}
              y={bar.y}
              height={bar.height}
              fill={colourOf(bar.series)}
            />
          ))}
          {isNamed(date) && (
            <text x={`${middle}%`} y={CHART_HEIGHT - 6} textAnchor="middle">
              {dayOfMonth(date)}
            </text>
          )}
        </g>
      ))}
      {/* Over the bars of the first days, and legible there. */}
      {chart.ticks.map(({ value, y }) => (
        <text key={value} x="0" y={y - 3} stroke="var(--card)" strokeWidth="4" paintOrder="stroke">
          {value > 0 ? value : ''}
        </text>
      ))}
    </svg>
  );
}
