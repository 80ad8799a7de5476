import { now } from '../../platform/club/clock.ts';
import { retentions } from '../../platform/jobs/retention.ts';

const DAY_MS = 86_400_000;

/** How many of each were deleted, by name. */
export type DeletedCounts = Record<string, number>;

/** Deletes the current club's data that is past its retention period. Safe to repeat. */
export async function deleteExpired(): Promise<DeletedCounts> {
  const counts: DeletedCounts = {};
  for (const { name, days, forget } of retentions())
    counts[name] = await forget(new Date(now().getTime() - days * DAY_MS));
  return counts;
}
