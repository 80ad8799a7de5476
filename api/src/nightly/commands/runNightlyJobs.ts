import { sweepMedia } from '../../media/commands/sweepMedia.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { processMetrics } from '../../platform/logging/processMetrics.ts';
import { log } from '../../platform/logging/log.ts';
import { checkTotals } from '../../logbook/commands/checkTotals.ts';
import { deleteExpired, type DeletedCounts } from './deleteExpired.ts';

/** Result of a nightly run. */
export interface NightlyReport {
  forgotten: DeletedCounts;
  filesRemoved: number;
  /** Keys of totals that differ from the sorties, as `season kind subject`. */
  differences: string[];
}

/**
 * Runs the current club's nightly jobs: deletes expired data, sweeps unreferenced uploads, compares the
 * totals.
 */
export async function runNightlyJobs(): Promise<NightlyReport> {
  const forgotten = await deleteExpired();
  const filesRemoved = await sweepMedia();
  const differences = await checkTotals();
  const club = String(currentClub().id);
  processMetrics.totalsDifferences.set(club, differences.length);
  if (differences.length > 0) {
    log('error', {
      event: 'totals_differ',
      club,
      count: differences.length,
      first: differences.slice(0, 10),
    });
  }
  log('info', { event: 'night_done', club, ...forgotten, filesRemoved });
  return { forgotten, filesRemoved, differences };
}
