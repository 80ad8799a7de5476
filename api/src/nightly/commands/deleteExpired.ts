import { now } from '../../platform/club/clock.ts';
import { retentions } from '../../platform/jobs/retention.ts';

const DAY_MS = 86_400_000;

/** Number of deleted records, by name. */
export type DeletedCounts = Record<string, number>;

/**
 * Deletes the current club's data that is past its retention period. Safe to repeat. Runs every module
 * before it throws the first error.
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
