import mongoose from 'mongoose';
import { bootstrap } from '../bootstrap.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { ClubModel } from '../clubs/Club.ts';
import { readConfig } from '../platform/config/config.ts';
import { runOnce } from '../platform/jobs/runOnce.ts';
import { Scheduler } from '../scheduler/Scheduler.ts';

/**
 * Process with a scheduler of one duty, for tests that kill it: the jobs 0 to JOBS - 1, each of which writes
 * its effect. It prints 'leads' when it leads. Its lease is short, so that a test does not wait half a
 * minute.
 */
const JOBS = Number(process.env.JOBS);
const TICK_MS = 50;
const JOB_MS = 20;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function runJobs(): Promise<void> {
  const club = await ClubModel.findOne().orFail().lean();
  const effects = mongoose.connection.collection('effects');
  await inClub(club._id, async () => {
    for (let job = 0; job < JOBS; job += 1) {
      await runOnce(`job ${job}`, async (session) => {
        await effects.insertOne({ job, by: process.pid }, { session });
        // Midpoint at which the process is killed.
        await pause(JOB_MS);
      });
    }
  });
}

async function main(): Promise<void> {
  await bootstrap(readConfig(process.env));
  const scheduler = new Scheduler([{ name: 'jobs', everyMs: 1, run: runJobs }], {
    leaseMs: 1_500,
    renewMs: 300,
  });
  let wasLeading = false;
  setInterval(() => {
    void scheduler.tick();
    if (scheduler.isLeading && !wasLeading) process.stdout.write('leads\n');
    wasLeading = scheduler.isLeading;
  }, TICK_MS);
}

void main();
