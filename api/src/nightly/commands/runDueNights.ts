import { randomUUID } from 'node:crypto';
import { ClubModel } from '../../clubs/Club.ts';
import { inClub } from '../../clubs/clubDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { NightlyRunModel } from '../NightlyRun.ts';
import { runNight } from './runNight.ts';

/** By the club's clock: later than both nights on which clocks change have their hour twice or not at all. */
const FROM_HOUR = 3;
/** Whoever took a night and did not finish it by then has ended; another takes it over. */
const HELD_MS = 3_600_000;

const hour = (): number => Number(clubText(now()).slice(11, 13));

/** Takes the current club's night, unless it is done or another process has it. */
async function take(holder: string): Promise<boolean> {
  try {
    const taken = await NightlyRunModel.findOneAndUpdate(
      { doneDay: { $lt: clubDay() }, heldUntil: { $lt: now() } },
      { $set: { holder, heldUntil: new Date(now().getTime() + HELD_MS) }, $setOnInsert: { doneDay: '' } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return taken?.holder === holder;
  } catch (error) {
    // There is one already, which is done or held: the upsert would have made a second.
    if (duplicateFields(error)) return false;
    throw error;
  }
}

async function runIfDue(): Promise<boolean> {
  const holder = randomUUID();
  if (hour() < FROM_HOUR || !(await take(holder))) return false;
  const doneDay = clubDay();
  await runNight();
  await NightlyRunModel.updateOne({ holder }, { $set: { doneDay, heldUntil: new Date(0) } });
  return true;
}

/**
 * Does the night's work of every club where it is after three in the morning and not done for this day, each club once,
 * however many processes there are. A club whose work fails is logged, and tried again after an hour; the others go on.
 * @returns how many clubs it was done for here
 */
export async function runDueNights(): Promise<number> {
  const clubs = await ClubModel.find().select('_id').sort({ _id: 1 }).lean();
  let done = 0;
  for (const { _id } of clubs) {
    try {
      if (await inClub(_id, runIfDue)) done += 1;
    } catch (error) {
      log('error', { event: 'night_failed', club: String(_id), ...describeError(error) });
    }
  }
  return done;
}
