import styled from 'styled-components';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { byLaunch } from '../screen/byLaunch.ts';
import { useElementWidth } from '../screen/useElementWidth.ts';
import { useOutings } from '../screen/useOutings.ts';
import { dayAxis, nightsOf } from './dayAxis.ts';
import { dayScale, drawnSpan, minuteOfDay } from './dayScale.ts';
import { packLanes } from './packLanes.ts';
import { SHOW_AS_TIMELINE } from './drawingTexts.ts';

interface DayOverviewProps {
  sorties: readonly Sortie[];
  day: LocalDateText;
  now: LocalDateTimeText;
  onOpen: () => void;
}

export const OVERVIEW_PX = 58;
const AXIS_PX = 20;
const ASSUMED_PX = 358;
const EDGE_PX = 5;
const LANE_MAX_PX = 7;

const Picture = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  svg {
    display: block;
    overflow: visible;
    font-size: var(--text-xs);
  }
  text {
    fill: var(--muted);
  }
  [data-card] {
    fill: var(--card);
    stroke: var(--line);
  }
  [data-night] {
    fill: var(--wash);
  }
  [data-kind='landed'] {
    fill: color-mix(in srgb, var(--water) 50%, var(--card));
  }
  [data-kind='out'] {
    fill: var(--water);
  }
  [data-kind='late'],
  [data-now] {
    fill: var(--red);
  }
`;

/** The day on a phone, 58 px high: a bar for each sortie between the hours (rule sortie.numbers). It opens the timeline. */
export function DayOverview({ sorties, day, now, onOpen }: DayOverviewProps) {
  const [frame, width] = useElementWidth(ASSUMED_PX);
  const sun = useSun(day);
  const outingOf = useOutings(now);
  const inOrder = sorties.toSorted(byLaunch);
  const scale = dayScale(inOrder, now);
  const spans = inOrder.map((sortie) => drawnSpan(sortie, now));
  const lanes = packLanes(spans);
  const lanePx = Math.min(
    LANE_MAX_PX,
    (OVERVIEW_PX - 2 * EDGE_PX) / Math.max(1, ...lanes.map((lane) => lane + 1)),
  );
  const { hours } = dayAxis(scale, width, null);
  const xOf = (minute: number): number => scale.shareOf(minute) * width;
  const every = Math.max(1, Math.ceil(hours.length / 4));
  const last = hours.length - 1;
  return (
    <div ref={frame}>
      <Picture type="button" onClick={onOpen}>
        <VisuallyHidden>{SHOW_AS_TIMELINE}</VisuallyHidden>
        <svg width={width} height={OVERVIEW_PX + AXIS_PX} aria-hidden="true">
          <rect data-card="" x="0.5" y="0.5" width={width - 1} height={OVERVIEW_PX - 1} rx="10" />
          {nightsOf(scale, sun).map(({ from, to }) => (
            <rect
              key={from}
              data-night=""
              x={from * width + 1}
              y="1"
              width={Math.max(0, (to - from) * width - 2)}
              height={OVERVIEW_PX - 2}
              rx="9"
            />
          ))}
          {inOrder.map((sortie, index) => {
            const { from, to } = spans[index] ?? { from: 0, to: 0 };
            const outing = outingOf(sortie);
            return (
              <rect
                key={sortie._id}
                data-kind={outing ? (outing.isLate ? 'late' : 'out') : 'landed'}
                x={xOf(from)}
                y={EDGE_PX + (lanes[index] ?? 0) * lanePx}
                width={Math.max(3, xOf(to) - xOf(from))}
                height={Math.max(1, lanePx - 1.5)}
                rx={lanePx / 2}
              />
            );
          })}
          {datePart(now) === day && (
            <rect data-now="" x={xOf(minuteOfDay(now)) - 1} y="0" width="2" height={OVERVIEW_PX} />
          )}
          {hours
            .filter((_, index) => index % every === 0)
            .map(({ text, at }, index) => (
              <text
                key={text}
                x={at}
                y={OVERVIEW_PX + 15}
                textAnchor={index === 0 ? 'start' : index * every === last ? 'end' : 'middle'}
              >
                {text}
              </text>
            ))}
        </svg>
      </Picture>
    </div>
  );
}
