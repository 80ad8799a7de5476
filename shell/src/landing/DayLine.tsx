import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { SUNRISE, SUNSET } from './texts.ts';

/* On the footer's line, as much of it as fits beside the footer's own text: it loads later, and moves nothing. */
const Line = styled.div`
  position: absolute;
  inset: auto 12.75rem calc(var(--s3) + env(safe-area-inset-bottom)) var(--s4);
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  height: 1.5em;
  overflow: hidden;
  font-size: var(--text-s);
  line-height: 1.5;
  white-space: nowrap;
  container-type: inline-size;
  > span,
  > span > span {
    display: flex;
    flex: none;
    gap: var(--s2);
    align-items: center;
    height: 1.5em;
  }
  /* Not in part. */
  @container (width < 11.5em) {
    > span {
      display: none;
    }
  }
  @media (max-width: 39.99rem) {
    > [data-date] {
      display: none;
    }
  }
  @media (min-width: 40rem) {
    left: var(--s6);
  }
`;

interface DayLineProps {
  instantMs: number;
  /** The club's, IANA. */
  timezone: string;
}

/** The club's day: sunrise and sunset, if the club has a place (rule club.place), and, if there is room, the date. */
export function DayLine({ instantMs, timezone }: DayLineProps) {
  const sun = useSun();
  return (
    <Line>
      {sun?.kind === 'rises' && (
        <span>
          <span>
            <Icon name="sunrise" size={18} label={SUNRISE} />
            {sun.sunrise}
          </span>
          <span>
            <Icon name="sunset" size={18} label={SUNSET} />
            {sun.sunset}
          </span>
        </span>
      )}
      <span data-date>{weekdayDayText(localTextOf(instantMs, timezone))}</span>
    </Line>
  );
}
