import { formatMiles, roundMiles } from '@fleetwatch/contract/sorties/miles';
import { Chart, type ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { countOf } from '../screen/countOf.ts';
import { weekName } from '../weeks/weekPlace.ts';
import { Drawing, TitleFact } from './chartStyle.ts';
import { seasonCurve, type CurveOf, type Label } from './seasonCurve.ts';
import type { SeasonTotals } from './seasonTotals.ts';
import { seasonWeeks } from './seasonWeeks.ts';
import { useChartSize } from './useChartSize.ts';

interface SeasonMilesProps extends CurveOf {
  /** 'me-season-miles-2026.png' */
  fileName: string;
}

const TITLE = 'Miles this season';
const HEIGHT = 260;
const POINT_RADIUS = 5.5;

/** A season's miles as they grow, last year's, and the goal (rule activity.season). */
export function SeasonMiles({ fileName, ...of }: SeasonMilesProps) {
  const { totals, goal } = of;
  const title = totals.isRunning ? TITLE : `Miles in ${totals.name}`;
  const summary = summaryOf(totals, goal);
  const hasBefore = totals.totalBefore > 0;
  return (
    <Card
      title={title}
      actions={
        <TitleFact>
          solid {totals.name}
          {hasBefore && `, dotted ${totals.nameBefore}`}
          {goal !== null && ', dashed goal'}
        </TitleFact>
      }
    >
      <p>{summary}</p>
      <Chart title={title} fileName={fileName} table={tableOf(of)}>
        <Curve {...of} label={`${title}: ${summary}`} />
      </Chart>
    </Card>
  );
}

function summaryOf({ name, nameBefore, isRunning, miles, milesBefore }: SeasonTotals, goal: number | null) {
  const parts = [
    `${countOf(miles, 'mile')} in ${name}`,
    `${formatMiles(milesBefore)} in ${nameBefore}${isRunning ? ' by the same day' : ''}`,
    ...(goal === null ? [] : [goalText(goal, miles)]),
  ];
  return `${parts.join(', ')}.`;
}

function goalText(goal: number, miles: number): string {
  const left = goal - miles;
  return left > 0
    ? `${formatMiles(left)} to the goal of ${formatMiles(goal)}`
    : `goal of ${formatMiles(goal)} reached`;
}

function Curve({ label, ...of }: CurveOf & { label: string }) {
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

/** From the label's top, and its bottom, to the middles of its lines, px. */
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

/** By week: the miles rowed in it, and what the curves and the goal have come to at its end. */
function tableOf({ season, before, totals, goal }: CurveOf): ChartTable {
  const weeks = seasonWeeks(season);
  const weeksBefore = seasonWeeks(before);
  const longer = weeks.length >= weeksBefore.length ? weeks : weeksBefore;
  let [sum, sumBefore] = [0, 0];
  return {
    columns: ['Week', 'Miles', totals.name, totals.nameBefore, ...(goal === null ? [] : ['Goal'])],
    rows: longer.map((row, index) => {
      const week = weeks[index];
      const isAhead = !week || week.start > totals.until;
      sum = roundMiles(sum + (week?.miles ?? 0));
      sumBefore = roundMiles(sumBefore + (weeksBefore[index]?.miles ?? 0));
      return {
        head: weekName(week ?? row),
        cells: [
          ...(isAhead ? ['', ''] : [formatMiles(week.miles), formatMiles(sum)]),
          formatMiles(sumBefore),
          ...(goal === null ? [] : [formatMiles(Math.round((goal * (index + 1)) / longer.length))]),
        ],
      };
    }),
  };
}
