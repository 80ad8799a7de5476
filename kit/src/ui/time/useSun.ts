import { useEffect, useState } from 'react';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '../../store/clubs.ts';
import type { SunDay } from './sunTimes.ts';
import { useNow } from './useNow.ts';

const TICK_MS = 60_000;

/**
 * The sun over the boathouse, today's unless another day is given; null if the club has no place, and until its code has loaded
 * (rule club.place). Reserve room for its text.
 */
export function useSun(ofDay?: LocalDateText): SunDay | null {
  const { data: club } = useClubQuery();
  const now = useNow(TICK_MS);
  const [sun, setSun] = useState<SunDay | null>(null);
  const day = ofDay ?? (club && datePart(localTextOf(now + club.clockSkewMs, club.timezone)));
  const place = club?.place ?? null;
  const timezone = club?.timezone;
  useEffect(() => {
    if (!place || !day || !timezone) return undefined;
    let isWanted = true;
    const find = async () => {
      const { sunTimes } = await import('./sunTimes.ts');
      if (isWanted) setSun(sunTimes(day, place, timezone));
    };
    // Without its code the sun is unknown, and boats are late by the clock alone.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [place, day, timezone]);
  return place ? sun : null;
}
