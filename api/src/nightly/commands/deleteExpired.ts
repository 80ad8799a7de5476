import { now } from '../../platform/club/clock.ts';
import { retentions } from '../../platform/jobs/retention.ts';

const DAY_MS = 86_400_000;

/** How many of each were deleted, by name. */
export type DeletedCounts = Record<string, number>;

/**
 * Deletes the current club's data that is past its retention period. Safe to repeat. Throws the first error once every module has had
 * its turn.
 */
export async function deleteExpired(): Promise<DeletedCounts> {
  const counts: DeletedCounts = {};
  const errors: unknown[] = [];
  for (const { name, days, forget } of retentions()) {
    try {
      counts[name] = await forget(new Date(now().getTime() - days * DAY_MS));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return counts;
}
