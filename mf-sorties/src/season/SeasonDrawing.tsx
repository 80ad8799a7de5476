import type { ReactNode } from 'react';
import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/activity/csvNames';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { MARGIN, seasonChart } from './seasonChart.ts';
import type { SeasonWeek } from './seasonWeeks.ts';
import { monthStarts } from './seasonWeeks.ts';
import { useElementWidth } from '../screen/useElementWidth.ts';

interface SeasonDrawingProps {
  thisYear: readonly SeasonWeek[];
  lastYear: readonly SeasonWeek[];
  goalPerWeek: number | null;
  /** One sentence that describes the chart. */
  label: string;
}

const ASSUMED_WIDTH = 640;
const HEIGHT = 260;
/** On charts narrower than this only every other month is labelled. */
const ALL_MONTHS_FROM = 560;

const Picture = styled.svg`
  overflow: visible;
  font-size: 0.75rem;
  text {
    fill: var(--muted);
  }
  .rule {
    stroke: var(--line);
  }
  .bar {
    fill: var(--water);
  }
  .lastYear {
    fill: none;
    stroke: var(--cedar);
    stroke-width: 2.5;
    stroke-dasharray: 2 3;
    stroke-linecap: round;
  }
  .goal {
    stroke: var(--green);
    stroke-width: 2;
    stroke-dasharray: 10 5;
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  font-size: var(--text-s);
  > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  svg {
    font-size: inherit;
  }
`;

/** Miles per week as bars, last year's as a dotted line, the goal as a dashed one: distinguishable without colour. */
export function SeasonDrawing({ thisYear, lastYear, goalPerWeek, label }: SeasonDrawingProps) {
  const [frame, width] = useElementWidth(ASSUMED_WIDTH);
  const chart = seasonChart(thisYear, lastYear, goalPerWeek, { width, height: HEIGHT });
  const months = monthStarts(thisYear).filter((_, index) => width >= ALL_MONTHS_FROM || index % 2 === 0);
  return (
    <div ref={frame}>
      <Picture role="img" aria-label={label} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        {chart.ticks.map(({ miles, y }) => (
          <g key={miles}>
            <line className="rule" x1={MARGIN.left} x2={width - MARGIN.right} y1={y} y2={y} />
            <text x={MARGIN.left - 6} y={y} textAnchor="end" dominantBaseline="central">
              {formatMiles(miles)}
            </text>
          </g>
        ))}
        {months.map(({ month, number }) => (
          <text key={number} x={chart.xOf(number)} y={HEIGHT - 6}>
            {monthName(month)}
          </text>
        ))}
        {chart.bars.map(({ number, ...place }) => (
          <rect key={number} className="bar" {...place} rx="1.5" />
        ))}
        {chart.lastYear !== '' && <path className="lastYear" d={chart.lastYear} />}
        {chart.goalY !== null && (
          <line
            className="goal"
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={chart.goalY}
            y2={chart.goalY}
          />
        )}
      </Picture>
      <Key aria-hidden="true">
        <li>
          <Sample>
            <rect className="bar" x="6" y="1" width="12" height="12" rx="1.5" />
          </Sample>
          this year
        </li>
        {chart.lastYear !== '' && (
          <li>
            <Sample>
              <path className="lastYear" d="M1 7H23" />
            </Sample>
            last year
          </li>
        )}
        {goalPerWeek !== null && (
          <li>
            <Sample>
              <path className="goal" d="M0 7H24" />
            </Sample>
            goal
          </li>
        )}
      </Key>
    </div>
  );
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <Picture width="24" height="14" viewBox="0 0 24 14">
      {children}
    </Picture>
  );
}
