import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Launched on an earlier day and never landed: its miles are lost (rule credit.late). */
export function isForgotten(launch: LocalDateTimeText, today: LocalDateText): boolean {
  return datePart(launch) < today;
}
