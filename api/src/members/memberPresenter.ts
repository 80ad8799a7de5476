import type { LaunchedMemberRow, OnDeckRow } from '@fleetwatch/contract/members/deck';
import type { Agent } from '@fleetwatch/contract/workouts/jobs';
import type { KioskMemberRow, MemberRow } from '@fleetwatch/contract/members/wire';
import type { GroupRequest } from '@fleetwatch/contract/usergroups/requests';
import { clubText } from '../platform/club/clock.ts';
import type { Latest } from '../logbook/latest.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { TotalRecord } from '../logbook/Total.ts';
import type { UserGroupRecord } from '../usergroups/UserGroup.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import type { ListedMember } from './memberDirectory.ts';

/** Open sorties of a member who is out, at least one. */
type SortiesOut = readonly [SortieRecord, ...SortieRecord[]];

export function presentKioskMember(member: ListedMember): KioskMemberRow {
  return { _id: String(member._id), name: member.name, group: String(member.group), pic: member.pic };
}

/** Values of a list row besides the member. */
export interface MemberMetrics {
  total: TotalRecord | undefined;
  latest: Latest | undefined;
}

/** A member on the water. */
export interface LaunchedMember {
  member: ListedMember;
  metrics: MemberMetrics;
  out: SortiesOut;
}

/** A member waiting on deck. */
export interface MemberOnDeck {
  member: ListedMember;
  metrics: MemberMetrics;
  since: Date;
}

/** Presents the boats of a member who is out, and the time of the first launch. */
const presentAfloat = ([first, ...others]: SortiesOut): Pick<LaunchedMemberRow, 'busname' | 'launch'> => ({
  busname: [first, ...others].map(({ boatName }) => boatName).join(', '),
  launch: clubText(first.launchedAt),
});

/** @param out the member's open sorties, in launch order */
export function presentMember(
  member: ListedMember,
  { total, latest }: MemberMetrics,
  out: readonly SortieRecord[] = [],
): MemberRow {
  const [first, ...others] = out;
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

/** Presents a member for the deck and the crew screen. */
function presentDeckMember(
  member: ListedMember,
  metrics: MemberMetrics,
  groups: ReadonlyMap<string, UserGroupRecord>,
): Omit<LaunchedMemberRow, 'busname' | 'launch'> {
  const { _id, name, groupid, pic, miles, last, laston, aboutmeurl } = presentMember(member, metrics);
  const group = groups.get(groupid)?.name ?? '';
  return { _id, name, group, groupid, pic, miles, last, laston, aboutmeurl };
}

/** Presents each member with all their boats out, and the time of the first launch. */
export async function presentLaunchedMembers(
  launched: readonly LaunchedMember[],
): Promise<LaunchedMemberRow[]> {
  const groups = await userGroupDirectory.get();
  return launched.map(({ member, metrics, out }) => ({
    ...presentDeckMember(member, metrics, groups),
    ...presentAfloat(out),
  }));
}

export async function presentOnDeck(onDeck: readonly MemberOnDeck[]): Promise<OnDeckRow[]> {
  const groups = await userGroupDirectory.get();
  return onDeck.map(({ member, metrics, since }) => {
    const row = presentDeckMember(member, metrics, groups);
    return { ...row, user_id: row._id, busname: null, launch: null, since: clubText(since) };
  });
}

export function presentAgent(member: ListedMember): Agent {
  return { _id: String(member._id), name: member.name, pic: member.pic };
}

/** Presents those of the members who have requested another group, with that group. */
export async function presentGroupRequests(members: readonly ListedMember[]): Promise<GroupRequest[]> {
  const groups = await userGroupDirectory.get();
  const nameOf = (group: unknown): string => groups.get(String(group))?.name ?? '';
  return members.flatMap(({ _id, name, pic, group, groupWanted }) => {
    if (!groupWanted) return [];
    const wanted = { wantedid: String(groupWanted), wanted: nameOf(groupWanted) };
    return [{ _id: String(_id), name, pic, group: nameOf(group), ...wanted }];
  });
}
