import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, shortTime, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';

/** Levels change by the minute. */
const TICK_MS = 5_000;

export interface ClubTime {
  /** The club's current time, ms since 1970: levels are computed here, also without a network. */
  nowMs: number;
  /** Milliseconds to add to this device's clock. */
  skewMs: number;
  /** `timeOf(ms) === '09:30'`; on another day '2026-05-01 09:30'. */
  timeOf: (instantMs: number) => string;
  instantOf: (text: LocalDateTimeText) => number;
}

/** The club's clock on this device. */
export function useClubTime(): ClubTime {
  const { data: club } = useClubQuery();
  const skewMs = club?.clockSkewMs ?? 0;
  const nowMs = useNow(TICK_MS) + skewMs;
  const zone = club?.timezone ?? 'UTC';
  const today = datePart(localTextOf(nowMs, zone));
  return {
    nowMs,
    skewMs,
    timeOf: (instantMs) => {
      const text = localTextOf(instantMs, zone);
      return datePart(text) === today ? shortTime(text) : text.slice(0, 16);
    },
    instantOf: (text) => instantOf(text, zone),
  };
}
