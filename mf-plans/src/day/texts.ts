/** Follows the day's number. */
export const plannedCount = (plans: number): string => `${plans} planned`;
export const launchingWithin = (minutes: number, time: string): string =>
  `launching within ${minutes} min of ${time}`;
export const LATER_TODAY = 'Later today';
export const EARLIER_TODAY = 'Earlier today';
