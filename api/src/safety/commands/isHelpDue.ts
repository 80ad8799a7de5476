import { now } from '../../platform/club/clock.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import type { WatchedSortie } from '../trip.ts';

/**
 * Number of calls passed on at once: the first and one more, so that a crew that withdrew the first by
 * mistake does not wait.
 */
const AT_ONCE = 2;
const WITHIN_MS = 3 * 60_000;

/**
 * Whether a boat's call for help is passed on now (rule safety.help-again). A further one within three
 * minutes waits until then, and the next check tries again. Always true for a boat without a call.
 */
export async function isHelpDue(
  { trip: { help } }: WatchedSortie,
  { _id, helpTold = [] }: AlertRecord,
): Promise<boolean> {
  if (!help) return true;
  // Covers repeats, and calls left by a killed process.
  if (helpTold.some(({ call }) => call.getTime() === help.at.getTime())) return true;
  const at = now();
  const recent = helpTold.filter((alert) => at.getTime() - alert.at.getTime() < WITHIN_MS);
  if (recent.length >= AT_ONCE) return false;
  const alerted = { call: help.at, at };
  await AlertModel.updateOne({ _id }, { $push: { helpTold: { $each: [alerted], $slice: -AT_ONCE } } });
  return true;
}
