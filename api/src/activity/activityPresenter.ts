import type { ClubSeason, DayActivity, KioskDayActivity } from '@fleetwatch/contract/activity/wire';
import { seasonName, seasonSpan } from '@fleetwatch/contract/time/season';
import type { MemberStatistics, WorkoutCounts } from '@fleetwatch/contract/members/wire';
import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import { NO_WORKOUT_TYPE } from '../logbook/credits.ts';
import type { TotalRecord } from '../logbook/Total.ts';
import type { ListedMember } from '../members/memberDirectory.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { workoutTypeDirectory } from '../workouts/workoutTypeDirectory.ts';

/** Sum of a day's credited sorties. */
export interface DaySum {
  trips: number;
  milesHundredths: number;
  /** Trips by member id. */
  users: Record<string, number>;
}

export const presentDayForKiosk = (date: string, { trips, milesHundredths }: DaySum): KioskDayActivity => ({
  date,
  sorties: { trips, miles: milesHundredths / 100 },
});

export const presentDay = (date: string, sum: DaySum): DayActivity => ({
  ...presentDayForKiosk(date, sum),
  users: sum.users,
});

export function presentSeason(season: number): ClubSeason {
  const { seasonStart } = currentClub();
  return { season, name: seasonName(season, seasonStart), ...seasonSpan(season, seasonStart) };
}

/**
 * Presents a member's season. A launch without a workout type counts as Uncategorized (rule
 * member.statistics).
 */
export async function presentStatistics(
  member: ListedMember,
  total: TotalRecord | undefined,
): Promise<MemberStatistics> {
  const [types, groups] = await Promise.all([workoutTypeDirectory.get(), userGroupDirectory.get()]);
  const profile = Object.fromEntries(WORKOUT_TYPE_NAMES.map((name) => [name, 0])) as unknown as WorkoutCounts;
  for (const [typeId, trips] of Object.entries(total?.byWorkoutType ?? {})) {
    const name = typeId === NO_WORKOUT_TYPE ? 'Uncategorized' : (types.get(typeId)?.name ?? 'Uncategorized');
    profile[name] += trips;
  }
  return {
    miles: (total?.milesHundredths ?? 0) / 100,
    miles_solo: (total?.soloHundredths ?? 0) / 100,
    miles_private: (total?.privateHundredths ?? 0) / 100,
    trips: total?.trips ?? 0,
    profile,
    groupactive: groups.get(String(member.group))?.isActive ?? false,
  };
}
