import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import type { Agent } from '@fleetwatch/contract/workouts/jobs';
import type {
  KioskMemberRow,
  MemberRow,
  MemberStatistics,
  WorkoutCounts,
} from '@fleetwatch/contract/members/wire';
import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import { clubText } from '../platform/clock.ts';
import type { Latest } from '../sorties/latest.ts';
import { NO_WORKOUT_TYPE } from '../sorties/credits.ts';
import type { TotalRecord } from '../sorties/Total.ts';
import type { UserGroupRecord } from '../usergroups/UserGroup.ts';
import type { WorkoutTypeRecord } from '../workouts/WorkoutType.ts';
import type { ListedMember } from './memberDirectory.ts';

export function presentKioskMember(member: ListedMember): KioskMemberRow {
  return { _id: String(member._id), name: member.name, group: String(member.group), pic: member.pic };
}

export function presentMember(
  member: ListedMember,
  total: TotalRecord | undefined,
  latest: Latest | undefined,
): MemberRow {
  return {
    ...presentKioskMember(member),
    miles: (total?.milesHundredths ?? 0) / 100,
    last: latest?.boatName ?? null,
    laston: latest ? clubText(latest.launchedAt) : null,
    aboutme: member.aboutMe,
    aboutmeurl: member.aboutMeUrl,
  };
}

/** A member as the deck and the crew screen show them. */
export function presentDeckMember(
  member: ListedMember,
  groups: ReadonlyMap<string, UserGroupRecord>,
  total: TotalRecord | undefined,
  latest: Latest | undefined,
): Omit<LaunchedMemberRow, 'busname' | 'launch'> {
  const { _id, name, group, pic, miles, last, laston, aboutmeurl } = presentMember(member, total, latest);
  const groupName = groups.get(group)?.name ?? '';
  return { _id, name, group: groupName, groupid: group, pic, miles, last, laston, aboutmeurl };
}

export function presentAgent(member: ListedMember): Agent {
  return { _id: String(member._id), name: member.name, pic: member.pic };
}

/** A member's season; a launch without a workout type counts as Uncategorized (member-operations §3). */
export function presentStatistics(
  total: TotalRecord | undefined,
  types: ReadonlyMap<string, WorkoutTypeRecord>,
): MemberStatistics {
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
  };
}
