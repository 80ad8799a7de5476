import styled from 'styled-components';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';

const Base = styled.time`
  flex: none;
  font-size: 50px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  &[aria-hidden] {
    visibility: hidden;
  }
  @media (max-width: 599px) {
    font-size: 28px;
  }
`;

/** Most delay of the minute shown. */
const TICK_MS = 5_000;

/** The club's time, independent of the device's time zone; an empty space until the club is known. */
export function ClubTime() {
  const { data: club } = useClubQuery();
  const deviceNow = useNow(TICK_MS);
  if (!club) return <Base aria-hidden>00:00</Base>;
  const time = shortTime(localTextOf(deviceNow + club.clockSkewMs, club.timezone));
  return <Base dateTime={time}>{time}</Base>;
}
