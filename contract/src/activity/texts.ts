/** Texts of the day, week and month views (rules sortie.day, sortie.weeks). Months are named by three letters: 'May'. */
/** Texts of the bar chart (rule status.dashboard). */
export const dailyActivityTitle = (month: string): string => `Daily club activity for ${month}`;
export const futureMonth = (month: string): string => `${month} is a future month!`;
export const futureDate = (month: string, day: number): string => `${month} ${day} is a future date!`;
export const FUTURE_WEEK = 'This is a future week!';
export const specifyWeek = (month: string): string => `Please specify which week of ${month}`;
