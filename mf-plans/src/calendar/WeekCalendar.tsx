import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { dayName } from '../plans/dayName.ts';
import { weekPicture, type Bar, type BoatLine } from './weekPicture.ts';

const LINE_PX = 44;
const HEAD_PX = 48;
const NAME_PX = 132;

const Frame = styled.div`
  display: flex;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
`;

const Names = styled.ul`
  flex: none;
  width: ${NAME_PX}px;
  padding-top: ${HEAD_PX}px;
  border-right: var(--border) solid var(--line);
  > li {
    height: ${LINE_PX}px;
    padding: 0 var(--s2);
    overflow: hidden;
    font-weight: 600;
    line-height: ${LINE_PX}px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Pane = styled.div`
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* Overrides the global rule that shrinks pictures to their frame: the lines must stay beside their boats, and the frame scrolls. */
  svg {
    display: block;
    max-width: none;
  }
  text {
    fill: var(--ink);
    font-size: 13px;
  }
  .muted {
    fill: var(--muted);
    font-size: 11px;
  }
  .day {
    font-weight: 650;
  }
  line {
    stroke: var(--line);
  }
  rect {
    fill: var(--water);
  }
`;

const barText = ({ plan }: Bar): string =>
  `${dayName(datePart(plan.launch))} ${shortTime(plan.launch)}–${shortTime(plan.land)}, ${plan.usergroup}, ${plan.name}`;

interface WeekCalendarProps {
  plans: readonly Plan[];
  days: readonly LocalDateText[];
}

/** Reservations by boat and hour, with a column for each day. A visually hidden table gives the same information. */
export function WeekCalendar({ plans, days }: WeekCalendarProps) {
  const { width, columns, lines } = weekPicture(plans, days);
  const height = HEAD_PX + lines.length * LINE_PX;
  return (
    <>
      <Frame>
        <Names aria-hidden="true">
          {lines.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Names>
        {/* Focusable, because the window may be narrower than a week and a keyboard must be able to scroll it. */}
        <Pane role="region" aria-label="Picture of boats by hour" tabIndex={0}>
          <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {columns.map(({ day, x, hours }) => (
              <g key={day}>
                <text className="day" x={x + 4} y={18}>
                  {dayName(day)}
                </text>
                <line x1={x} x2={x} y1={0} y2={height} />
                {hours.map(({ hour, x: at }) => (
                  <text key={hour} className="muted" x={at} y={HEAD_PX - 8} textAnchor="middle">
                    {hour}
                  </text>
                ))}
              </g>
            ))}
            {lines.map((line, at) => (
              <PictureLine key={line.id} line={line} top={HEAD_PX + at * LINE_PX} width={width} />
            ))}
          </svg>
        </Pane>
      </Frame>
      <CalendarTable lines={lines} />
    </>
  );
}

function PictureLine({ line, top, width }: { line: BoatLine; top: number; width: number }) {
  return (
    <g>
      <line x1={0} x2={width} y1={top} y2={top} />
      {line.bars.map((bar) => (
        <g key={bar.plan._id}>
          <title>{barText(bar)}</title>
          <rect x={bar.x} y={top + 6} width={bar.width} height={LINE_PX - 12} rx={4} />
        </g>
      ))}
    </g>
  );
}

function CalendarTable({ lines }: { lines: readonly BoatLine[] }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>Boats by hour</caption>
        <thead>
          <tr>
            <th scope="col">Boat</th>
            <th scope="col">Plans</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, bars }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{bars.map(barText).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
