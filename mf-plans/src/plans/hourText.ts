import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** As on a calendar: `hourText('2026-05-29 06:45:00') === '6:45'` */
export const hourText = (text: LocalDateTimeText): string => shortTime(text).replace(/^0/, '');
