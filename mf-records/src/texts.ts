import { dayText } from '@fleetwatch/contract/time/dayText';
import {
  datePart,
  shortTime,
  type LocalDateText,
  type LocalDateTimeText,
} from '@fleetwatch/contract/time/localText';

/** 'May 1, 06:12' */
export const momentText = (moment: LocalDateTimeText, today?: LocalDateText): string =>
  `${dayText(datePart(moment), today)}, ${shortTime(moment)}`;
export const REQUEST_A_CORRECTION = 'Request a correction';
export const GUESTS = 'Guests';
export const TOURS = 'Tours';
