import type { Profile, PwdResetUser } from '@fleetwatch/contract/accounts/wire';
import type { MemberRecord } from '../members/Member.ts';

/** A member's own profile, as sign-in answers it. */
export function presentProfile(member: MemberRecord, groupMoniker: string): Profile {
  return {
    _id: String(member._id),
    name: member.name,
    email: member.email,
    hint: member.hint,
    group: String(member.group),
    groupmoniker: groupMoniker,
    aboutme: member.aboutMe,
    aboutmeurl: member.aboutMeUrl,
    pic: member.pic,
    coach: member.coachRights === 'active' ? 1 : 0,
  };
}

/** The member after a password reset, without the fields that only sign-in answers. */
export function presentResetUser(member: MemberRecord, groupMoniker: string): PwdResetUser {
  const { email: _email, hint: _hint, ...rest } = presentProfile(member, groupMoniker);
  return rest;
}
