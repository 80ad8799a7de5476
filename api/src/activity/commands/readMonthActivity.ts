import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { clubDay } from '../../platform/club/clock.ts';
import { daysOfMonth } from '../../platform/club/days.ts';
import { creditsOf } from '../../sorties/credits.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';

interface DaySum {
  trips: number;
  milesHundredths: number;
  users: Record<string, number>;
}

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
 * The club's credited sorties day by day: one entry for every day of the current month, future days empty
 * (rule activity.day).
 */
export async function readMonthActivity(): Promise<DayActivity[]> {
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
  return [...sums].map(([date, { trips, milesHundredths, users }]) => ({
    date,
    sorties: { trips, miles: milesHundredths / 100 },
    users,
  }));
}
