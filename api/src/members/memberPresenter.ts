import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import type { Agent } from '@fleetwatch/contract/workouts/jobs';
import type {
  KioskMemberRow,
  MemberRow,
  MemberStatistics,
  WorkoutCounts,
} from '@fleetwatch/contract/members/wire';
import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import { clubText } from '../platform/club/clock.ts';
import type { Latest } from '../sorties/latest.ts';
import { NO_WORKOUT_TYPE } from '../sorties/credits.ts';
import type { SortieRecord } from '../sorties/Sortie.ts';
import type { TotalRecord } from '../sorties/Total.ts';
import type { UserGroupRecord } from '../usergroups/UserGroup.ts';
import type { WorkoutTypeRecord } from '../workouts/WorkoutType.ts';
import type { ListedMember } from './memberDirectory.ts';

/** The sorties of a member who is out, at least one. */
type Afloat = readonly [SortieRecord, ...SortieRecord[]];

export function presentKioskMember(member: ListedMember): KioskMemberRow {
  return { _id: String(member._id), name: member.name, group: String(member.group), pic: member.pic };
}

/** Data of a list row besides the member. */
export interface MemberMetrics {
  total: TotalRecord | undefined;
  latest: Latest | undefined;
  /** The member's open sorties, in the order of launch. */
  out?: readonly SortieRecord[] | undefined;
}

/** The boats of a member who is out, and the time of the first launch. */
export const presentAfloat = ([first, ...others]: Afloat): Pick<LaunchedMemberRow, 'busname' | 'launch'> => ({
  busname: [first, ...others].map(({ boatName }) => boatName).join(', '),
  launch: clubText(first.launchedAt),
});

export function presentMember(member: ListedMember, { total, latest, out }: MemberMetrics): MemberRow {
  const [first, ...others] = out ?? [];
  return {
    ...presentKioskMember(member),
    groupid: String(member.group),
    miles: (total?.milesHundredths ?? 0) / 100,
    last: latest?.boatName ?? null,
    laston: latest ? clubText(latest.launchedAt) : null,
    ...(first ? presentAfloat([first, ...others]) : { busname: null, launch: null }),
    aboutme: member.aboutMe,
    aboutmeurl: member.aboutMeUrl,
  };
}

/** A member as the deck and the crew screen show them. */
export function presentDeckMember(
  member: ListedMember,
  groups: ReadonlyMap<string, UserGroupRecord>,
  metrics: MemberMetrics,
): Omit<LaunchedMemberRow, 'busname' | 'launch'> {
  const { _id, name, groupid, pic, miles, last, laston, aboutmeurl } = presentMember(member, metrics);
  const group = groups.get(groupid)?.name ?? '';
  return { _id, name, group, groupid, pic, miles, last, laston, aboutmeurl };
}

export function presentAgent(member: ListedMember): Agent {
  return { _id: String(member._id), name: member.name, pic: member.pic };
}

/** A member's season. A launch without a workout type counts as Uncategorized (rule member.statistics). */
export function presentStatistics(
  total: TotalRecord | undefined,
  types: ReadonlyMap<string, WorkoutTypeRecord>,
  group: UserGroupRecord | undefined,
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
    groupactive: group?.isActive ?? false,
  };
}
