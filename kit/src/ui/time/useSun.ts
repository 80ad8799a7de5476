import { useEffect, useState } from 'react';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '../../store/clubs.ts';
import type { SunDay } from './sunTimes.ts';
import { useClubToday } from './useClubToday.ts';

/**
 * Today's sun over the boathouse; null where the club did not say where it is, and until its code has loaded (rule club.place).
 * What is shown of it has its room before.
 */
export function useSun(): SunDay | null {
  const { data: club } = useClubQuery();
  const { now } = useClubToday();
  const [sun, setSun] = useState<SunDay | null>(null);
  const today = now && datePart(now);
  const place = club?.place ?? null;
  const timezone = club?.timezone ?? 'UTC';
  useEffect(() => {
    if (!place || !today) return undefined;
    let isWanted = true;
    const find = async () => {
      const { sunTimes } = await import('./sunTimes.ts');
      if (isWanted) setSun(sunTimes(today, place, timezone));
    };
    // Without its code nobody is told of the sun, and boats are late by the clock alone.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [place, today, timezone]);
  return place ? sun : null;
}
