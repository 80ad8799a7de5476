import { dayText } from './dayText.ts';
import { datePart, shortTime, type LocalDateText, type LocalDateTimeText } from './localText.ts';

/** `momentText('2026-05-01 06:12:09') === 'May 1, 06:12'`. With today, a day of another year shows its year. */
export const momentText = (moment: LocalDateTimeText, today?: LocalDateText): string =>
  `${dayText(datePart(moment), today)}, ${shortTime(moment)}`;
