const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Parts of a local date (one whose UTC parts are meant), as MongoDB counts them. */
export const dayOfYear = (local: Date): number => {
  const start = new Date(local);
  start.setUTCMonth(0, 1);
  return Math.floor((local.getTime() - start.getTime()) / DAY_MS + 0.5) + 1;
};

/** 1 (Monday) to 7. */
export const isoDayOfWeek = (local: Date): number => local.getUTCDay() || WEEK_DAYS;

/** Weeks begin on Sunday; the days before the year's first Sunday are week 0. */
export const weekOfYear = (local: Date): number =>
  Math.floor((dayOfYear(local) + WEEK_DAYS - 1 - local.getUTCDay()) / WEEK_DAYS);

const thursdayOf = (local: Date): Date => new Date(local.getTime() + (4 - isoDayOfWeek(local)) * DAY_MS);

/** The year the ISO week belongs to: that of its Thursday. */
export const isoWeekYear = (local: Date): number => thursdayOf(local).getUTCFullYear();

/** 1 to 53. */
export const isoWeek = (local: Date): number => Math.ceil(dayOfYear(thursdayOf(local)) / WEEK_DAYS);

const daysInMonth = (year: number, month: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month + 1, 0);
  return date.getUTCDate();
};

/** Adds months; a day the month has not becomes its last. */
export const addMonths = (local: Date, months: number): Date => {
  const total = local.getUTCFullYear() * 12 + local.getUTCMonth() + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12;
  const out = new Date(local);
  out.setUTCFullYear(year, month, Math.min(local.getUTCDate(), daysInMonth(year, month)));
  return out;
};

/** Whole days since 1970 of a local date. */
export const dayNumber = (local: Date): number => Math.floor(local.getTime() / DAY_MS);

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The number (0 Sunday) of a weekday's name, whole or of three letters; undefined for anything else. */
export const weekdayNumber = (name: unknown): number | undefined => {
  const wanted = String(name).toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  return at < 0 ? undefined : at;
};

/** Whole weeks since 1970 of a local date, weeks beginning on a weekday (0 Sunday). */
export const weekNumber = (local: Date, startOfWeek: number): number => {
  // 1 January 1970 was a Thursday.
  const offset = (4 - startOfWeek + WEEK_DAYS) % WEEK_DAYS;
  return Math.floor((dayNumber(local) + offset) / WEEK_DAYS);
};
