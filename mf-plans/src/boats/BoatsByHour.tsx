import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { groupHueStyle } from '@fleetwatch/kit/theme/groupHues';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { hueOfGroup } from '../plans/groupHue.tsx';
import { hourText } from '../plans/hourText.ts';
import { blocksOf, minutesOf, shownHours } from '../week/weekLayout.ts';
import { boatRows, type BoatRow } from './boatRows.ts';
import { OTHERS_FREE, OTHERS_HIDDEN, boatsByHour } from './texts.ts';
import { planName } from '../plans/planTexts.ts';

const NAME_PX = 132;
const HOUR_LEAST_PX = 56;
const LANE_PX = 44;
const HOUR = 60;

/* Its own hours scroll sideways if the screen has no room for them. */
const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
`;

const Table = styled.table`
  width: 100%;
  min-width: calc(${NAME_PX}px + var(--hours) * ${HOUR_LEAST_PX}px);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  th[scope='row'],
  thead > tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 2;
    width: ${NAME_PX}px;
    padding: 0 var(--s2) 0 var(--s3);
    border-right: var(--border) solid var(--line);
    background: var(--card);
    font-size: var(--text-s);
    font-weight: var(--weight-name);
    line-height: 1.2;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody > tr > * {
    border-top: var(--border) solid var(--line);
  }
  td {
    padding: 0;
  }
`;

const Hours = styled.div`
  position: relative;
  height: 32px;
  color: var(--muted);
  font-size: var(--text-xs);
  > span {
    position: absolute;
    top: 8px;
    padding-left: 4px;
  }
`;

const Lanes = styled.div`
  position: relative;
  background-image: linear-gradient(to right, var(--line) 1px, transparent 1px);
  background-size: calc(100% / var(--hours)) 100%;
  > i {
    position: absolute;
    inset-block: 0;
    width: 2px;
    background: var(--red);
  }
`;

const Bar = styled.button`
  position: absolute;
  overflow: hidden;
  padding: 0 6px 0 10px;
  border: calc(var(--border) - 1px) solid currentColor;
  border-radius: 8px;
  ${groupHueStyle}
  box-shadow: inset 4px 0 var(--hue);
  font-size: 13px;
  font-weight: var(--weight-label);
  line-height: 1.2;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover,
  &:focus-visible {
    z-index: 1;
  }
`;

const Quiet = styled.p`
  padding: var(--s2);
  color: var(--muted);
  font-size: var(--text-s);
  text-align: center;
`;

export interface BoatsByHourProps {
  plans: readonly Plan[];
  /** Some plans are filtered out, so boats without a row may not be free. */
  isFiltered: boolean;
  day: LocalDateText;
  groups: readonly UserGroup[];
  now: LocalDateTimeText;
  onOpen: (plan: Plan) => void;
}

/** A row for each reserved boat, by hour, with its plans (rule plan.boats-by-hour). */
export function BoatsByHour({ plans, isFiltered, day, groups, now, onOpen }: BoatsByHourProps) {
  const [first, last] = shownHours(plans);
  const percent = (minutes: number) => ((minutes / HOUR - first) / (last - first)) * 100;
  const isToday = datePart(now) === day;
  return (
    <>
      <Frame>
        <Table style={{ '--hours': last - first } as CSSProperties}>
          <caption>
            <VisuallyHidden>{boatsByHour(weekdayDayText(day))}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{weekdayDayText(day)}</th>
              <td>
                <Hours aria-hidden="true">
                  {Array.from({ length: last - first }, (_, at) => (
                    <span key={at} style={{ left: `${percent((first + at) * HOUR)}%` }}>
                      {first + at}:00
                    </span>
                  ))}
                </Hours>
              </td>
            </tr>
          </thead>
          <tbody>
            {boatRows(plans).map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>
                  <BarsOfBoat
                    row={row}
                    groups={groups}
                    percent={percent}
                    now={isToday ? minutesOf(now) : undefined}
                    onOpen={onOpen}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Quiet>{isFiltered ? OTHERS_HIDDEN : OTHERS_FREE}</Quiet>
    </>
  );
}

interface BarsOfBoatProps {
  row: BoatRow;
  groups: readonly UserGroup[];
  /** Position of a minute of the day, as a share of the row's width. */
  percent: (minutes: number) => number;
  /** Minutes; undefined on another day. */
  now: number | undefined;
  onOpen: (plan: Plan) => void;
}

function BarsOfBoat({ row, groups, percent, now, onOpen }: BarsOfBoatProps) {
  const blocks = blocksOf(row.plans, row.plans.length);
  const lanes = Math.max(...blocks.map(({ columns }) => columns));
  return (
    <Lanes style={{ height: lanes * LANE_PX }}>
      {now !== undefined && percent(now) >= 0 && percent(now) <= 100 && (
        <i style={{ left: `${percent(now)}%` }} />
      )}
      {blocks.map(
        (block) =>
          'plan' in block && (
            <Bar
              key={block.plan._id}
              type="button"
              title={`${planName(block.plan)}, ${block.plan.name}`}
              style={{
                ...hueOfGroup(block.plan.group, groups),
                left: `${percent(block.from)}%`,
                width: `${percent(block.to) - percent(block.from)}%`,
                top: block.column * LANE_PX + 3,
                height: LANE_PX - 6,
              }}
              onClick={() => onOpen(block.plan)}
            >
              <span>
                <VisuallyHidden>
                  {hourText(block.plan.launch)}–{hourText(block.plan.land)}{' '}
                </VisuallyHidden>
                {block.plan.usergroup}
                <VisuallyHidden>, </VisuallyHidden>
              </span>
              <span>{block.plan.name}</span>
            </Bar>
          ),
      )}
    </Lanes>
  );
}
