import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import { clubCached } from '../platform/cache/clubCached.ts';
import { ApiError } from '../platform/http/errors.ts';
import { MemberModel, type MemberRecord } from './Member.ts';

/** Fields of a member that lists show, without address and hint. */
export type ListedMember = Pick<
  MemberRecord,
  | ('_id' | 'name' | 'group' | 'groupWanted' | 'pic' | 'aboutMe' | 'aboutMeUrl')
  | ('coachRights' | 'offices' | 'isActive' | 'birthDate' | 'guardian')
>;

/** The club's members by id, including former ones, sorted by name. */
export const memberDirectory = clubCached(async () => {
  const members = await MemberModel.find()
    .sort({ nameKey: 1, _id: 1 })
    .select('name group groupWanted pic aboutMe aboutMeUrl coachRights offices isActive birthDate guardian')
    .lean<ListedMember[]>();
  return new Map(members.map((member) => [String(member._id), member]));
});

/** Returns the club's active members, sorted by name. */
export async function activeMembers(): Promise<ListedMember[]> {
  return [...(await memberDirectory.get()).values()].filter(({ isActive }) => isActive);
}

async function lookUp(memberId: string): Promise<ListedMember | undefined> {
  const present = (await memberDirectory.get()).get(memberId);
  if (present) return present;
  // Another process may have just signed this member up.
  memberDirectory.drop();
  return (await memberDirectory.get()).get(memberId);
}

/** Finds an active member of the club; 404 for any other id. */
export async function findMember(memberId: string): Promise<ListedMember> {
  const member = await lookUp(memberId);
  if (!member?.isActive) throw new ApiError('not_found', MEMBER_NOT_FOUND);
  return member;
}

/** Whether all of these ids belong to active members of the club. */
export async function areMembers(memberIds: readonly string[]): Promise<boolean> {
  for (const memberId of memberIds) {
    if (!(await lookUp(memberId))?.isActive) return false;
  }
  return true;
}

/** Finds a member of the club, including former ones, whose sorties stay listed. 404 for any other id. */
export async function findAnyMember(memberId: string): Promise<ListedMember> {
  const member = await lookUp(memberId);
  if (!member) throw new ApiError('not_found', MEMBER_NOT_FOUND);
  return member;
}

/** Returns the ids of the confirmed coaches. */
export async function confirmedCoachIds(): Promise<string[]> {
  return [...(await memberDirectory.get()).values()]
    .filter(({ isActive, coachRights }) => isActive && coachRights === 'confirmed')
    .map(({ _id }) => String(_id));
}
