import styled from 'styled-components';
import { dayText, WEEKDAYS } from '@fleetwatch/contract/time/dayText';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Chart, type ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { weekName } from '../weeks/weekPlace.ts';
import { calendarLayout } from './calendarLayout.ts';
import { Drawing, TitleFact } from './chartStyle.ts';
import { heatThresholds, type SeasonCalendar } from './seasonCalendar.ts';
import { useChartSize } from './useChartSize.ts';
import { DAYS_ON_WATER, daysSummary, distanceOn, WEEK } from './texts.ts';

interface DaysOnWaterProps {
  calendar: SeasonCalendar;
  today: LocalDateText;
  /** 'me-season-days-2026.png' */
  fileName: string;
}

const Key = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 3px;
  color: var(--muted);
  font-size: var(--text-xs);
  > i {
    width: 13px;
    height: 13px;
    border-radius: 3px;
  }
  > :first-child,
  > :last-child {
    margin-inline: var(--s1);
  }
`;

/** A season's days by their miles, weeks as columns (rule activity.season-days). */
export function DaysOnWater({ calendar, today, fileName }: DaysOnWaterProps) {
  const unit = useUnit();
  const { rowed, passed, longestRun } = calendar;
  const summary = daysSummary(rowed, passed, longestRun);
  const title = `${DAYS_ON_WATER}: ${summary}`;
  return (
    <Card title={DAYS_ON_WATER} actions={<TitleFact>{summary}</TitleFact>}>
      <Chart title={title} fileName={fileName} table={tableOf(calendar, unit)}>
        <Calendar {...{ calendar, today }} label={title} />
        <Key aria-hidden="true">
          <span>0</span>
          {['wash', ...heatThresholds(unit).map((_, index) => `heat${index + 1}`)].map((token) => (
            <i key={token} style={{ background: `var(--${token})` }} />
          ))}
          <span>
            {heatThresholds(unit).at(-1)}+ {unit}
          </span>
        </Key>
      </Chart>
    </Card>
  );
}

function Calendar({
  calendar,
  today,
  label,
}: Pick<DaysOnWaterProps, 'calendar' | 'today'> & { label: string }) {
  const unit = useUnit();
  const [frame, { width, scale }] = useChartSize(0);
  const { side, height, days, weekdays, months, bars, sums } = calendarLayout(
    calendar,
    { width, scale },
    unit,
  );
  const todayCell = days.find(({ date }) => date === today);
  return (
    <div ref={frame}>
      <Drawing role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {[...weekdays, ...months].map(({ lines: [text], x, y, height: line }) => (
          <text key={`${x} ${y}`} x={x} y={y + line / 2}>
            {text}
          </text>
        ))}
        {days.map((day) => (
          <rect
            key={day.date}
            className={day.isAhead ? 'aheadDay' : `heat${day.heat}`}
            {...{ x: day.x, y: day.y, width: side, height: side, rx: 3 }}
          >
            {!day.isAhead && <title>{distanceOn(dayText(day.date), day.miles, unit)}</title>}
          </rect>
        ))}
        {todayCell && (
          <rect
            className="present"
            {...{ x: todayCell.x, y: todayCell.y, width: side, height: side, rx: 3 }}
          />
        )}
        {bars.map(({ text, ...place }) => (
          <rect key={place.x} className="month" {...place} rx="3">
            <title>{text}</title>
          </rect>
        ))}
        {sums.map(({ lines: [text], x, y, height: line }) => (
          <text key={x} className="strong" x={x} y={y + line / 2}>
            {text}
          </text>
        ))}
      </Drawing>
    </div>
  );
}

/** One row per week, one column per weekday: the calendar on its side. */
function tableOf({ days, weeks }: SeasonCalendar, unit: ShownUnit): ChartTable {
  return {
    columns: [WEEK, ...WEEKDAYS],
    rows: Array.from({ length: weeks }, (_, week) => {
      const ofWeek = days.filter((day) => day.week === week);
      const [first] = ofWeek;
      const start = first?.date ?? '';
      return {
        head: weekName({ start, end: addDays(start, ofWeek.length - 1) }),
        cells: WEEKDAYS.map((_name, row) => {
          const day = ofWeek.find((each) => each.row === row);
          return day && !day.isAhead ? formatIn(day.miles, unit) : '';
        }),
      };
    }),
  };
}
