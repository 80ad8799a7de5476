import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { currentClub } from '../../platform/club/clubScope.ts';
import { daysBetween } from '../../platform/club/days.ts';
import { creditsOf } from '../credits.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** Boat or member whose miles are summed. */
export interface SeasonSubject {
  kind: 'boat' | 'member';
  id: string;
}

/** Boat, launcher and crew have separate indexes, so each needs its own query. */
function filtersOf({ kind, id }: SeasonSubject): object[] {
  return kind === 'boat' ? [{ boat: id }] : [{ launcher: id }, { crew: id }];
}

/**
 * Sums credited miles by day, for a season and the previous one. Streams the sorties and holds only the
 * sums.
 */
export async function sumSeasons(subject: SeasonSubject, season: number): Promise<SeasonDays[]> {
  const { seasonStart } = currentClub();
  const spans = [season, season - 1].map((each) => ({ season: each, ...seasonSpan(each, seasonStart) }));
  const [present, before] = spans;
  if (!present || !before) throw new Error('There are two seasons.');
  const sums = new Map<LocalDateText, number>();
  // Lists the days, because the index over crews, an array, bounds a range on one side only.
  const day = { $in: daysBetween(before.start, present.end) };
  for (const filter of filtersOf(subject)) {
    const sorties = SortieModel.find({ ...filter, day })
      .select('-applied -notes -boatName -workout.text')
      .lean<SortieRecord[]>()
      .cursor();
    for await (const sortie of sorties) {
      const credit = creditsOf(sortie).find(
        ({ kind, subject: of }) => kind === subject.kind && of === subject.id,
      );
      if (credit && credit.milesHundredths > 0) {
        sums.set(sortie.day, (sums.get(sortie.day) ?? 0) + credit.milesHundredths);
      }
    }
  }
  const days = [...sums].map(([date, hundredths]) => ({ date, miles: hundredths / 100 }));
  const inOrder = days.toSorted((one, other) => one.date.localeCompare(other.date));
  return spans.map((span) => ({
    ...span,
    days: inOrder.filter(({ date }) => date >= span.start && date <= span.end),
  }));
}
