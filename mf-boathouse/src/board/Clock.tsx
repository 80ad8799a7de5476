import styled from 'styled-components';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useNow } from '@fleetwatch/kit/ui/useNow.ts';
import type { ClubClock } from '../kiosk/useKioskData.ts';

const Base = styled.time`
  font-size: var(--text-2xl);
  font-weight: 700;
  line-height: 1;
`;

/** The minute it shows is at most so late. */
const TICK_MS = 5_000;

/** The time at the club, whatever this device takes it to be. */
export function Clock({ clock }: { clock: ClubClock }) {
  const now = useNow(TICK_MS) + clock.skewMs;
  const time = shortTime(localTextOf(now, clock.timeZone));
  return <Base dateTime={time}>{time}</Base>;
}
