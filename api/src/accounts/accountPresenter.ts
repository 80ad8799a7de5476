import type { AccountState } from '@fleetwatch/contract/accounts/confirmEmail';
import type { PendingCoach, Profile, PwdResetUser } from '@fleetwatch/contract/accounts/wire';
import { isCoach } from '../members/coachRights.ts';
import type { MemberRecord } from '../members/Member.ts';
import type { ListedMember } from '../members/memberDirectory.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';

/** Presents a member's own profile as sign-in returns it. */
export async function presentProfile(member: MemberRecord): Promise<Profile> {
  const group = (await userGroupDirectory.get()).get(String(member.group));
  return {
    _id: String(member._id),
    name: member.name,
    email: member.email,
    hint: member.hint,
    group: String(member.group),
    groupmoniker: group?.moniker ?? '',
    aboutme: member.aboutMe,
    aboutmeurl: member.aboutMeUrl,
    pic: member.pic,
    coach: isCoach(member.coachRights) ? 1 : 0,
    ...(member.coachRights === 'confirmed' && { coachconfirmed: 1 }),
  };
}

/** Presents the member after a password reset, without the fields that only sign-in returns. */
export async function presentResetUser(member: MemberRecord): Promise<PwdResetUser> {
  const { email: _email, hint: _hint, ...rest } = await presentProfile(member);
  return rest;
}

/** Presents the fields of a member's own account that others can change. */
export async function presentAccount(member: MemberRecord): Promise<AccountState> {
  const groups = await userGroupDirectory.get();
  const { email, emailConfirmedAt, group, groupWanted } = member;
  const wanted = groupWanted && groups.get(String(groupWanted));
  return {
    email,
    emailconfirmed: Boolean(emailConfirmedAt),
    group: String(group),
    groupmoniker: groups.get(String(group))?.moniker ?? '',
    groupwanted: wanted ? wanted.name : null,
  };
}

export const presentPendingCoach = ({ _id, name, pic, coachRights }: ListedMember): PendingCoach => ({
  _id: String(_id),
  name,
  pic,
  coach: isCoach(coachRights) ? 1 : 0,
});
