import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Countdown } from '@fleetwatch/kit/ui/time/Countdown';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { endOfDay } from './endOfDay.ts';
import { TIME_LEFT_TODAY } from './texts.ts';

const SECOND_MS = 1_000;

/** Time left in the club's day: a boat not landed by then loses the day's credit (rule status.countdown). */
export function DayCountdown() {
  const { data: club } = useClubQuery(undefined, LIVE_QUERY);
  const now = useNow(SECOND_MS);
  if (!club) return null;
  const clubNow = now + club.clockSkewMs;
  return <Countdown label={TIME_LEFT_TODAY} nowMs={clubNow} targetMs={endOfDay(clubNow, club.timezone)} />;
}
