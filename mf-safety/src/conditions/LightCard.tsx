import { SUN_EVENT_TEXTS } from '@fleetwatch/contract/conditions/texts';
import styled from 'styled-components';
import { lightOfDay, lightText, type LightDay } from '@fleetwatch/contract/conditions/light';
import { LIGHT } from '@fleetwatch/contract/conditions/units';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { LIGHT_TITLE, nowAt } from './texts.ts';

const MINUTE_MS = 60_000;
const HOURS_SHOWN = ['06:00', '12:00', '18:00'];

/* The sky from midnight to midnight; its colors are the same in every theme. */
const SKY: Readonly<Record<number, string>> = {
  [LIGHT.dark]: '#14283c',
  [LIGHT.twilight]: '#5d7794',
  [LIGHT.day]: '#ffe3a3',
};

const Sky = styled.div`
  position: relative;
  height: 4.5rem;
  margin-top: 1.75rem;
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
`;

const Now = styled.span`
  position: absolute;
  inset: -0.3rem auto -0.3rem;
  width: 3px;
  margin-left: -1.5px;
  border-radius: 2px;
  /* As the sky, the same in every theme: it is seen on day and night. */
  background: #a8201a;
  box-shadow: 0 0 0 1px #fff;
  > span {
    position: absolute;
    bottom: 100%;
    color: var(--red);
    font-size: var(--text-s);
    font-weight: var(--weight-label);
    white-space: nowrap;
    translate: -50%;
  }
  /* At the edges of the day its words stay on the card. */
  &[data-edge='start'] > span {
    translate: 0;
  }
  &[data-edge='end'] > span {
    translate: -100%;
  }
`;

const Hours = styled.div`
  position: relative;
  height: 1.5em;
  color: var(--muted);
  font-size: var(--text-xs);
  > span {
    position: absolute;
    translate: -50%;
  }
`;

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  /* All four in one line on a phone. */
  gap: var(--s3) clamp(var(--s3), 4vw, var(--s6));
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    font-size: var(--text-xl);
    font-weight: var(--weight-number);
    line-height: 1.2;
  }
`;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/**
 * 'linear-gradient(90deg, night 0% 27%, twilight 29%, day 31% 68%, …)': day and night are uniform, and twilight is a
 * transition.
 */
function skyOf({ from, until, parts }: LightDay): string {
  const place = (at: number): string => percent((at - from) / (until - from));
  const stops = parts.map(({ from: begins, until: ends, value }) =>
    value === LIGHT.twilight && parts.length > 1
      ? `${SKY[value]} ${place((begins + ends) / 2)}`
      : `${SKY[value]} ${place(begins)} ${place(ends)}`,
  );
  const [only] = parts;
  return parts.length === 1 && only ? (SKY[only.value] ?? '') : `linear-gradient(90deg, ${stops.join(', ')})`;
}

const EDGE = 0.1;
const edgeOf = (part: number): string | undefined =>
  part < EDGE ? 'start' : part > 1 - EDGE ? 'end' : undefined;

interface LightCardProps {
  light: ConditionsAnswer['light'];
  timezone: string;
  /** Milliseconds by which the device's clock is behind the club's. */
  skewMs: number;
}

/** The light of the day over time: night, dawn, day and dusk, and now; the same in words (rule condition.light). */
export function LightCard({ light, timezone, skewMs }: LightCardProps) {
  const nowMs = useNow(MINUTE_MS) + skewMs;
  const day = lightOfDay(light, nowMs, timezone);
  if (!day) return null;
  const { from, until, events } = day;
  const passed = (nowMs - from) / (until - from);
  const local = localTextOf(nowMs, timezone);
  const [today, clock] = [datePart(local), shortTime(local)];
  return (
    <Card title={LIGHT_TITLE}>
      <Stack>
        {/* The text below repeats its content. */}
        <div aria-hidden="true">
          <Sky style={{ background: skyOf(day) }} data-testid="sky">
            <Now style={{ left: percent(passed) }} data-edge={edgeOf(passed)}>
              <span>{nowAt(clock)}</span>
            </Now>
          </Sky>
          <Hours>
            {HOURS_SHOWN.map((hour) => (
              <span
                key={hour}
                style={{
                  left: percent((instantOf(`${today} ${hour}:00`, timezone) - from) / (until - from)),
                }}
              >
                {hour}
              </span>
            ))}
          </Hours>
        </div>
        {events.length > 0 && (
          <Times>
            {events.map(({ event, at, time }) => (
              <div key={at}>
                <dt>{SUN_EVENT_TEXTS[event]}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </Times>
        )}
        <p>{lightText(day)}</p>
      </Stack>
    </Card>
  );
}
