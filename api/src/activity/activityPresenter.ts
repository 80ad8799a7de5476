import type { DayActivity, KioskDayActivity } from '@fleetwatch/contract/activity/wire';

/** A day's credited sorties. */
export interface DaySum {
  trips: number;
  milesHundredths: number;
  /** Trips by member id. */
  users: Record<string, number>;
}

export const presentDayForKiosk = (date: string, { trips, milesHundredths }: DaySum): KioskDayActivity => ({
  date,
  sorties: { trips, miles: milesHundredths / 100 },
});

export const presentDay = (date: string, sum: DaySum): DayActivity => ({
  ...presentDayForKiosk(date, sum),
  users: sum.users,
});
