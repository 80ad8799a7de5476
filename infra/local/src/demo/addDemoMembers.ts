import { accountKey, MemberModel, type MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { nameKeys } from '@fleetwatch/api/platform/club/nameKeys';
import { hashPassword } from '@fleetwatch/api/platform/auth/passwords';
import { userGroupDirectory } from '@fleetwatch/api/usergroups/userGroupDirectory';
import { avatarPath } from './avatarPath.ts';
import { DEMO_HINT, DEMO_MEMBERS, DEMO_PASSWORD } from './people.ts';

/** Adds the sixty members to the current club, in the order of DEMO_MEMBERS. They share one password, so one hash. */
export async function addDemoMembers(): Promise<MemberRecord[]> {
  const groups = [...(await userGroupDirectory.get()).values()];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const members = DEMO_MEMBERS.map(({ name, email, group, isCoach, aboutMe }) => {
    const userGroup = groups.find((candidate) => candidate.name === group);
    if (!userGroup) throw new Error(`The club has no user group ${group}.`);
    return {
      name,
      ...nameKeys(name),
      email,
      emailKey: accountKey(email),
      passwordHash,
      hint: DEMO_HINT,
      group: userGroup._id,
      pic: avatarPath(name),
      aboutMe,
      coachRights: isCoach ? ('confirmed' as const) : ('none' as const),
      joinedAt: now(),
      emailConfirmedAt: now(),
    };
  });
  const made = await MemberModel.insertMany(members);
  return made.map((member) => member.toObject());
}
