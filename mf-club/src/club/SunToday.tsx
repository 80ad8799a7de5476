import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import type { ClubWithSkew } from '@fleetwatch/kit/store/ClubWithSkew';
import { sunTimes } from '@fleetwatch/kit/ui/time/sunTimes.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { NO_LOCATION, sunText } from './texts.ts';

interface SunTodayProps {
  club: Pick<ClubWithSkew, 'timezone' | 'clockSkewMs'>;
  place: ClubPlace | null;
}

const MINUTE_MS = 60_000;

/** Shows the sun at a place, which reveals a typo (rule club.place). */
export function SunToday({ club, place }: SunTodayProps) {
  const nowMs = useNow(MINUTE_MS);
  const today = datePart(localTextOf(nowMs + club.clockSkewMs, club.timezone));
  return <p role="status">{place ? sunText(sunTimes(today, place, club.timezone)) : NO_LOCATION}</p>;
}
