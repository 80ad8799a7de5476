import { clubDay } from '../../platform/club/clock.ts';
import { daysOfMonth } from '../../platform/club/days.ts';
import { creditsOf } from '../../sorties/credits.ts';
import type { DaySum } from '../activityPresenter.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';

function add(sum: DaySum, sortie: SortieRecord): void {
  for (const { kind, subject, trips, milesHundredths } of creditsOf(sortie)) {
    if (kind === 'club') {
      sum.trips += trips;
      sum.milesHundredths += milesHundredths;
    }
    if (kind === 'member' && trips > 0) sum.users[subject] = (sum.users[subject] ?? 0) + trips;
  }
}

/**
 * The club's credited sorties by day: one sum for every day of the current month, future days empty
 * (rule activity.day).
 */
export async function readMonthActivity(): Promise<ReadonlyMap<string, DaySum>> {
  const days = daysOfMonth(clubDay().slice(0, 7));
  const sums = new Map<string, DaySum>(days.map((day) => [day, { trips: 0, milesHundredths: 0, users: {} }]));
  const sorties = SortieModel.find({ day: { $gte: days[0], $lte: days.at(-1) } })
    .select('-applied -notes -boatName -workout.text')
    .lean<SortieRecord[]>()
    .cursor();
  for await (const sortie of sorties) {
    const sum = sums.get(sortie.day);
    if (sum) add(sum, sortie);
  }
  return sums;
}
