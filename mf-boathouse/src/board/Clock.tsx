import styled from 'styled-components';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import type { ClubClock } from '../kiosk/useKioskData.ts';

const Base = styled.time`
  font-size: var(--text-2xl);
  font-weight: 700;
  line-height: 1;
  &[aria-hidden] {
    visibility: hidden;
  }
`;

/** The minute it shows is at most so late. */
const TICK_MS = 5_000;

/** The time at the club, whatever this device takes it to be; its room until the club is known. */
export function Clock({ clock }: { clock: ClubClock | null }) {
  const deviceNow = useNow(TICK_MS);
  if (!clock) return <Base aria-hidden>00:00</Base>;
  const now = deviceNow + clock.skewMs;
  const time = shortTime(localTextOf(now, clock.timeZone));
  return <Base dateTime={time}>{time}</Base>;
}
