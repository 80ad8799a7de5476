import {
  CURRENT_PASSWORD_NEEDED,
  CURRENT_PASSWORD_WRONG,
  EMAIL_TAKEN,
  NO_PROFILE_CHANGES,
} from '@fleetwatch/contract/accounts/messages';
import { aboutMeRule, aboutMeUrlRule, emailRule, userGroupRule } from '@fleetwatch/contract/accounts/rules';
import type { ProfileChangeBody } from '@fleetwatch/contract/accounts/wire';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/messages';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/messages';
import { Types } from 'mongoose';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { dropMemberPicture } from '../../members/commands/dropMemberPicture.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { duplicateFields } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Repeatable } from '../../platform/once.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { pictureRule } from '../signUpRules.ts';
import { findOwnAccount, rememberChange, wasApplied } from './findOwnAccount.ts';
import { isProven } from './proveMember.ts';
import { tellOfChange } from './tellOfChange.ts';

type ProfileFields = Pick<MemberRecord, 'email' | 'emailKey' | 'group' | 'pic' | 'aboutMe' | 'aboutMeUrl'>;

async function refuse(body: ProfileChangeBody): Promise<void> {
  const checks: [field: keyof ProfileChangeBody, text: string | null][] = [
    ['password', body.password === '' ? CURRENT_PASSWORD_NEEDED : null],
    ['email', emailRule(body.email)],
    ['group', userGroupRule(body.group)],
    ['pic', pictureRule(body.pic)],
    ['aboutme', aboutMeRule(body.aboutme)],
    ['aboutmeurl', aboutMeUrlRule(body.aboutmeurl)],
  ];
  for (const [field, text] of checks) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
  if (!(await userGroupDirectory.get()).get(body.group)?.isActive) {
    throw new ApiError('invalid:group', USER_GROUP_NEEDED);
  }
}

const fieldsOf = (body: ProfileChangeBody): ProfileFields => ({
  email: body.email.trim(),
  emailKey: accountKey(body.email),
  group: new Types.ObjectId(body.group),
  pic: body.pic,
  aboutMe: body.aboutme.trim(),
  aboutMeUrl: body.aboutmeurl,
});

function changesAnything(member: MemberRecord, fields: ProfileFields): boolean {
  const names = Object.keys(fields) as (keyof ProfileFields)[];
  return names.some((name) => String(member[name]) !== String(fields[name]));
}

async function apply(
  member: MemberRecord,
  fields: ProfileFields,
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
 * Changes a member's own profile, which their current password proves (member-operations §5). Throws the first refused
 * field, `taken:email`, or 'No profile changes detected.' The repeat of a change is given the profile as it is now.
 */
export async function changeProfile(
  body: ProfileChangeBody,
  address: string,
  repeat: Repeatable | null = null,
): Promise<MemberRecord> {
  const member = await findOwnAccount(body.id);
  if (wasApplied(member, repeat)) return member;
  await refuse(body);
  const fields = fieldsOf(body);
  if (!changesAnything(member, fields)) throw new ApiError('nothing_changed', NO_PROFILE_CHANGES);
  if (!(await isProven(member, body.id, body.password, { address }))) {
    throw new ApiError('invalid:password', CURRENT_PASSWORD_WRONG);
  }
  const changed = await apply(member, fields, repeat);
  memberDirectory.drop();
  if (changed.emailKey !== member.emailKey) tellOfChange(member, 'e-mail address');
  if (changed.pic !== member.pic) await dropMemberPicture(member);
  return changed;
}
