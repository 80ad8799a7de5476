import type { LocalDateText } from '../time/localText.ts';

/** GET /userseason-results/{user} and /busseason-results/{bus}: a season and the one before it, in this order. */
export interface SeasonDays {
  /** The year it starts in. */
  season: number;
  start: LocalDateText;
  end: LocalDateText;
  /** Credited miles of the days that have any, in their order. */
  days: { date: LocalDateText; miles: number }[];
}

/** GET /activity-results: one entry per day of the current month (rule activity.day); without a sign-in, a `KioskDayActivity`. */
export interface DayActivity {
  date: LocalDateText;
  sorties: { trips: number; miles: number };
  /** Credited trips by member id: its size is the crew count of the day. */
  users: Record<string, number>;
}

/** The answer without signing in: nothing about single members. */
export type KioskDayActivity = Omit<DayActivity, 'users'>;
