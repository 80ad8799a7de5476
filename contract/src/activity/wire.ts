import type { LocalDateText } from '../time/localText.ts';

/** GET /userseason-results/{user} and /busseason-results/{bus}: a season and the previous one, in this order. */
export interface SeasonDays {
  /** Year in which it starts. */
  season: number;
  start: LocalDateText;
  end: LocalDateText;
  /** Credited miles by day, in order; days without any are absent. */
  days: { date: LocalDateText; miles: number }[];
}

/** GET /seasons-results: a season of the log (rule season.past). */
export interface ClubSeason {
  /** Year in which it starts. */
  season: number;
  /** '2025', or '2025/26' if it crosses New Year. */
  name: string;
  start: LocalDateText;
  end: LocalDateText;
}

/** GET /activity-results: one entry per day of the current month (rule activity.day); without a sign-in, a `KioskDayActivity`. */
export interface DayActivity {
  date: LocalDateText;
  sorties: { trips: number; miles: number };
  /** Credited trips by member id; the number of members is the day's crew count. */
  users: Record<string, number>;
}

/** The answer without a sign-in: no data about single members. */
export type KioskDayActivity = Omit<DayActivity, 'users'>;
