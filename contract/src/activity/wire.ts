import type { LocalDateText } from '../time/localText.ts';

/** GET /activity-results: one entry per day of the current month (member-operations §3). */
export interface DayActivity {
  date: LocalDateText;
  sorties: { trips: number; miles: number };
  /** Credited trips by member id: its size is the crew count of the day. */
  users: Record<string, number>;
}
