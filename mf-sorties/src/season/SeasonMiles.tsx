import { tidyMiles } from '@fleetwatch/contract/sorties/distance';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { Chart, type ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { weekName } from '../weeks/weekPlace.ts';
import { Drawing, TitleFact } from './chartStyle.ts';
import { seasonCurve, type CurveInput, type Label } from './seasonCurve.ts';
import { seasonWeeks } from './seasonWeeks.ts';
import { formatWhole } from './formatWhole.ts';
import { useChartSize } from './useChartSize.ts';
import { distanceTitle, GOAL, lineKey, seasonSummary, WEEK } from './texts.ts';

interface SeasonMilesProps extends CurveInput {
  /** 'me-season-miles-2026.png' */
  fileName: string;
}

const HEIGHT = 260;
const POINT_RADIUS = 5.5;

/** A season's cumulative miles, last year's, and the goal (rule activity.season). */
export function SeasonMiles({ fileName, ...of }: SeasonMilesProps) {
  const { totals, goal, unit } = of;
  const title = distanceTitle(totals.name, totals.isRunning, unit);
  const summary = seasonSummary(totals, goal, unit);
  const shownBefore = totals.totalBefore > 0 ? totals.nameBefore : null;
  return (
    <Card title={title} actions={<TitleFact>{lineKey(totals.name, shownBefore, goal !== null)}</TitleFact>}>
      <p>{summary}</p>
      <Chart title={title} fileName={fileName} table={tableOf(of)}>
        <Curve {...of} label={`${title}: ${summary}`} />
      </Chart>
    </Card>
  );
}

function Curve({ label, ...of }: CurveInput & { label: string }) {
  const [frame, size] = useChartSize(HEIGHT);
  const { width, height } = size;
  const { plot, ticks, months, end, endLabel, goal, sideLabels, ...paths } = seasonCurve(of, size);
  const { isRunning, miles, milesBefore } = of.totals;
  const [value, difference] = endLabel.lines;
  return (
    <div ref={frame}>
      <Drawing role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {ticks.map(({ at, ...tick }) => (
          <g key={tick.lines[0]}>
            <line className="rule" x1={plot.left} x2={plot.right} y1={at} y2={at} />
            <Words {...tick} />
          </g>
        ))}
        {months.map((month) => (
          <Words key={month.x} {...month} />
        ))}
        <path className="area" d={paths.area} />
        {paths.ghost !== '' && <path className="ghost" d={paths.ghost} />}
        {goal && <path className="goal" d={`M${plot.left} ${plot.floor}L${goal.x} ${goal.y}`} />}
        <path className="season" d={paths.line} />
        {isRunning && <line className="today" x1={end.x} x2={end.x} y1={end.y} y2={plot.floor} />}
        <circle className="end" cx={end.x} cy={end.y} r={POINT_RADIUS} />
        {sideLabels.map((side) => (
          <Words key={side.lines[0]} {...side} className="strong" />
        ))}
        <text className="over value" x={endLabel.x} y={endLabel.y + VALUE_MIDDLE * size.scale}>
          {value}
        </text>
        {difference !== undefined && (
          <text
            className={`over ${miles > milesBefore ? 'ahead' : 'behind'}`}
            x={endLabel.x}
            y={endLabel.y + endLabel.height - DIFFERENCE_MIDDLE * size.scale}
          >
            {difference}
          </text>
        )}
      </Drawing>
    </div>
  );
}

/** Distances from the label's top, and its bottom, to the centers of its lines, px. */
const VALUE_MIDDLE = 12;
const DIFFERENCE_MIDDLE = 8;

/** A label's lines, the first of the class. */
function Words({ lines, x, y, height, className }: Label & { className?: string }) {
  const line = height / lines.length;
  return lines.map((text, index) => (
    <text key={text} x={x} y={y + (index + 0.5) * line} className={index === 0 ? className : undefined}>
      {text}
    </text>
  ));
}

/** By week: its miles, and the curves and the goal at its end. */
function tableOf({ season, before, totals, goal, unit }: CurveInput): ChartTable {
  const weeks = seasonWeeks(season);
  const weeksBefore = seasonWeeks(before);
  const longer = weeks.length >= weeksBefore.length ? weeks : weeksBefore;
  let [sum, sumBefore] = [0, 0];
  return {
    columns: [WEEK, UNIT_TITLES[unit], totals.name, totals.nameBefore, ...(goal === null ? [] : [GOAL])],
    rows: longer.map((row, index) => {
      const week = weeks[index];
      const isAhead = !week || week.start > totals.until;
      sum = tidyMiles(sum + (week?.miles ?? 0));
      sumBefore = tidyMiles(sumBefore + (weeksBefore[index]?.miles ?? 0));
      return {
        head: weekName(week ?? row),
        cells: [
          ...(isAhead ? ['', ''] : [formatIn(week.miles, unit), formatIn(sum, unit)]),
          formatIn(sumBefore, unit),
          ...(goal === null ? [] : [formatWhole((goal * (index + 1)) / longer.length, unit)]),
        ],
      };
    }),
  };
}
