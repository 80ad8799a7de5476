import {
  CURRENT_PASSWORD_NEEDED,
  CURRENT_PASSWORD_WRONG,
  EMAIL_TAKEN,
  NO_PROFILE_CHANGES,
} from '@fleetwatch/contract/accounts/texts';
import { aboutMeRule, aboutMeUrlRule, emailRule, userGroupRule } from '@fleetwatch/contract/accounts/rules';
import type { ProfileChangeBody } from '@fleetwatch/contract/accounts/wire';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { Types } from 'mongoose';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { dropMemberPicture } from '../../members/commands/dropMemberPicture.ts';
import { refuseOthersPicture } from '../../members/commands/ownPicture.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import type { SignInPlace } from '../signInPlace.ts';
import { invalidateMailedKeys } from './confirmEmail.ts';
import { findOwnAccount, rememberChange, wasApplied } from './findOwnAccount.ts';
import { mailConfirmLink } from './mailConfirmLink.ts';
import { hasValidCredentials } from './authenticateMember.ts';
import { sendAccountChangeMail } from './sendAccountChangeMail.ts';

type ProfileFields = Pick<MemberRecord, 'email' | 'emailKey' | 'pic' | 'aboutMe' | 'aboutMeUrl'>;
type GroupFields = Partial<Pick<MemberRecord, 'group' | 'groupWanted'>>;

async function refuse(body: ProfileChangeBody, member: MemberRecord): Promise<void> {
  const checks: [field: keyof ProfileChangeBody, text: string | null][] = [
    ['password', body.password === '' ? CURRENT_PASSWORD_NEEDED : null],
    ['email', emailRule(body.email)],
    ['group', userGroupRule(body.group)],
    ['aboutme', aboutMeRule(body.aboutme)],
    ['aboutmeurl', aboutMeUrlRule(body.aboutmeurl)],
  ];
  for (const [field, text] of checks) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
  if (!(await userGroupDirectory.get()).get(body.group)?.isActive) {
    throw new ApiError('invalid:group', USER_GROUP_NEEDED);
  }
  if (body.pic !== '' && body.pic !== member.pic) await refuseOthersPicture(body.pic, member._id);
}

/**
 * Fields for a new user group, which applies at once, or waits for a coach's confirmation where the club
 * requires one. Coaches need no confirmation.
 */
async function groupFields({ group, coachRights }: MemberRecord, chosen: string): Promise<GroupFields> {
  if (String(group) === chosen) return {};
  const wanted = new Types.ObjectId(chosen);
  const { groupApproval } = await currentClubRecord();
  const waits = groupApproval && coachRights !== 'confirmed';
  return waits ? { groupWanted: wanted } : { group: wanted, groupWanted: null };
}

const fieldsOf = (body: ProfileChangeBody): ProfileFields => ({
  email: body.email.trim(),
  emailKey: accountKey(body.email),
  pic: body.pic,
  aboutMe: body.aboutme.trim(),
  aboutMeUrl: body.aboutmeurl,
});

function changesAnything(member: MemberRecord, fields: ProfileFields & GroupFields): boolean {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return names.some((name) => String(member[name] ?? null) !== String(fields[name]));
}

async function apply(
  member: MemberRecord,
  fields: Partial<MemberRecord>,
  repeat: Repeatable | null,
): Promise<MemberRecord> {
  try {
    const changed = await MemberModel.findOneAndUpdate(
      { _id: member._id, isActive: true },
      { $set: fields, ...rememberChange(repeat) },
      { returnDocument: 'after' },
    )
      .select('+hint')
      .lean<MemberRecord>();
    if (!changed) throw new ApiError('signed_out', SIGNED_OUT);
    return changed;
  } catch (error) {
    if (duplicateFields(error)) throw new ApiError('taken:email', EMAIL_TAKEN);
    throw error;
  }
}

/**
 * Changes a member's own profile after checking their current password (rule profile.fields). Throws the
 * first refused field, `taken:email`, or 'No profile changes detected.' The repeat of a change returns the
 * current profile.
 */
export async function changeProfile(
  body: ProfileChangeBody,
  place: SignInPlace,
  repeat: Repeatable | null = null,
): Promise<MemberRecord> {
  const member = await findOwnAccount(body.id);
  if (wasApplied(member, repeat)) return member;
  await refuse(body, member);
  const fields = { ...fieldsOf(body), ...(await groupFields(member, body.group)) };
  if (!changesAnything(member, fields)) throw new ApiError('nothing_changed', NO_PROFILE_CHANGES);
  if (!(await hasValidCredentials(member, body.id, body.password, place))) {
    throw new ApiError('invalid:password', CURRENT_PASSWORD_WRONG);
  }
  const isMoved = fields.emailKey !== member.emailKey;
  const changed = await apply(member, isMoved ? { ...fields, emailConfirmedAt: null } : fields, repeat);
  memberDirectory.drop();
  if (isMoved) {
    sendAccountChangeMail(member, 'email address');
    await invalidateMailedKeys(member._id);
    await mailConfirmLink(changed);
  }
  if (changed.pic !== member.pic) await dropMemberPicture(member);
  return changed;
}
