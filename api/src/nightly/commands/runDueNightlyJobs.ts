import { randomUUID } from 'node:crypto';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { NightlyRunModel } from '../NightlyRun.ts';
import { runNightlyJobs } from './runNightlyJobs.ts';

/** Club-local hour, after the hour that a clock change repeats or skips. */
const FROM_HOUR = 3;
/** Time after which an unfinished run's process is presumed dead, and another takes over. */
const HELD_MS = 3_600_000;

const hour = (): number => Number(clubText(now()).slice(11, 13));

/** Claims the current club's run. Returns false when it is done or another process has it. */
async function take(holder: string): Promise<boolean> {
  try {
    const taken = await NightlyRunModel.findOneAndUpdate(
      { doneDay: { $lt: clubDay() }, heldUntil: { $lt: now() } },
      { $set: { holder, heldUntil: new Date(now().getTime() + HELD_MS) }, $setOnInsert: { doneDay: '' } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return taken?.holder === holder;
  } catch (error) {
    // The upsert collided with the unique index: the run is done or claimed.
    if (duplicateFields(error)) return false;
    throw error;
  }
}

async function runIfDue(): Promise<boolean> {
  const holder = randomUUID();
  if (hour() < FROM_HOUR || !(await take(holder))) return false;
  const doneDay = clubDay();
  await runNightlyJobs();
  await NightlyRunModel.updateOne({ holder }, { $set: { doneDay, heldUntil: new Date(0) } });
  return true;
}

/**
 * Runs the nightly jobs of every club where it is past 03:00 and today's run is not done, once per club
 * regardless of the number of processes. A failed run is logged and retried after an hour; other clubs are
 * not affected.
 * @returns the number of clubs this process ran
 */
export async function runDueNightlyJobs(): Promise<number> {
  let done = 0;
  await inEveryClub('night_failed', async () => {
    if (await runIfDue()) done += 1;
  });
  return done;
}
