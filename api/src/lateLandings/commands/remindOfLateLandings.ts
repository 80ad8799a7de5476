import { stillOutSince, ANSWER_DISTANCE, yesterdaysOut } from '@fleetwatch/contract/lateLandings/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';

/** Time of reminders on the club's clock. */
const REMIND_AT = '07:00';
/** Number of consecutive mornings. */
const MORNINGS = 7;
const DAY_MS = 24 * 3_600_000;

type UnlandedSortie = Pick<SortieRecord, '_id' | 'boatName' | 'launcher' | 'day' | 'trip'>;

async function remindLauncher(
  { _id, boatName, launcher, day }: UnlandedSortie,
  today: LocalDateText,
): Promise<void> {
  const title = day === addDays(today, -1) ? yesterdaysOut(boatName) : stillOutSince(boatName, day, today);
  const url = `/forgotten/${String(_id)}`;
  const key = `forgotten ${String(_id)} ${today}`;
  const to = [String(launcher)];
  const tag = `sortie ${String(_id)}`;
  await notify({
    key,
    tag,
    category: 'stillOut',
    to,
    title,
    body: ANSWER_DISTANCE,
    url,
    isForEveryClub: true,
    expiresAt: new Date(now().getTime() + DAY_MS),
  });
}

async function remindClub(): Promise<void> {
  if (clubText(now()).slice(11, 16) < REMIND_AT) return;
  const today = clubDay();
  const out = await SortieModel.find({
    isOut: true,
    day: { $lt: today, $gte: addDays(today, -MORNINGS) },
    // A tour's organiser is reminded of all its boats (rule tour.over).
    tour: null,
  })
    .select('boatName launcher day trip')
    .lean<UnlandedSortie[]>();
  for (const sortie of out) {
    // It is still expected to be out.
    if (sortie.trip && !sortie.trip.ashore && sortie.trip.expectedAt > now()) continue;
    await remindLauncher(sortie, today);
  }
}

/** Reminds the launcher of each boat still out from an earlier day, once each morning (rule forgotten.question). */
export const remindOfLateLandings = (): Promise<void> =>
  inEveryClub('forgotten_failed', remindClub, 'forgotten');
