import { CLUB_PASSWORD_NEEDED, EMAIL_TAKEN, NAME_TAKEN } from '@fleetwatch/contract/accounts/texts';
import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import { isMinorOn } from '@fleetwatch/contract/members/age';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import { ClubModel } from '../../clubs/Club.ts';
import { currentClubRecord, type KnownClub } from '../../clubs/clubDirectory.ts';
import type { CoachRights } from '../../members/coachRights.ts';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { claimPicture, refuseOthersPicture } from '../../members/commands/ownPicture.ts';
import { duplicateFields, inTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isNameTaken, nameKeys } from '../../platform/club/nameKeys.ts';
import { createOnce, type Repeatable } from '../../platform/database/once.ts';
import { hashPassword, isPasswordOf } from '../../platform/auth/passwords.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { refuseSignUp } from '../refuseSignUp.ts';
import { mailConfirmLink } from './mailConfirmLink.ts';
import { isEmailAvailable, isNameAvailable } from './isAvailable.ts';

type NewMember = Omit<MemberRecord, '_id' | 'club' | 'isActive'>;

const nameTaken = (): ApiError => new ApiError('taken:name', NAME_TAKEN);
const emailTaken = (): ApiError => new ApiError('taken:email', EMAIL_TAKEN);

async function refuseByClub(body: SignUpBody, club: KnownClub): Promise<void> {
  // The club's password comes first: without it, no one can find out who is a member.
  if (!(await isPasswordOf(club.passwordHash, body.club))) {
    throw new ApiError('invalid:club', CLUB_PASSWORD_NEEDED);
  }
  if (!(await userGroupDirectory.get()).get(body.group)?.isActive) {
    throw new ApiError('invalid:group', USER_GROUP_NEEDED);
  }
  if (!(await isNameAvailable(body.name))) throw nameTaken();
  if (!(await isEmailAvailable(body.email))) throw emailTaken();
  if (body.pic !== '') await refuseOthersPicture(body.pic, null);
}

/**
 * Reads the club's setting from the database, so that a change counts at once in every process (rule
 * account.coach-choice).
 */
async function coachRightsOf(body: SignUpBody, { id }: KnownClub): Promise<CoachRights> {
  if (body.coach_p === 0) return 'none';
  return (await ClubModel.exists({ _id: id, coachApproval: true })) ? 'pending' : 'active';
}

/**
 * Age fields of a newcomer in a club with juniors. A guardian is stored for minors only; fields that no form
 * requests are not stored.
 */
function ageOf(
  { birthDate, guardian }: SignUpBody,
  ageOn: LocalDateText | null,
): Pick<NewMember, 'birthDate' | 'guardian'> {
  if (ageOn === null || birthDate === undefined) return {};
  if (!guardian || !isMinorOn(birthDate, ageOn)) return { birthDate };
  const { name, email, consents } = guardian;
  return {
    birthDate,
    guardian: { name: name.trim(), email: email.trim(), consentOn: consents ? ageOn : null },
  };
}

/** Creates the member, and claims the picture if there is one, in one transaction. */
async function create(fields: NewMember): Promise<MemberRecord> {
  if (fields.pic === '') return (await MemberModel.create(fields)).toObject();
  return inTransaction(async (session) => {
    const [member] = await MemberModel.create([fields], { session });
    if (!member) throw new Error('A created member is one.');
    await claimPicture(fields.pic, member._id, session);
    return member.toObject();
  });
}

async function join(body: SignUpBody, repeat: Repeatable | null): Promise<MemberRecord> {
  const club = await currentClubRecord();
  const ageOn = usesFeature('juniors') ? clubDay() : null;
  refuseSignUp(body, club.prefix, ageOn);
  await refuseByClub(body, club);
  const passwordHash = await hashPassword(body.password);
  try {
    const member = await create({
      name: tidyName(body.name),
      ...nameKeys(body.name),
      email: body.email.trim(),
      emailKey: accountKey(body.email),
      passwordHash,
      hint: body.passwordhint.trim(),
      group: new Types.ObjectId(body.group),
      pic: body.pic,
      aboutMe: body.aboutme.trim(),
      aboutMeUrl: body.aboutmeurl,
      coachRights: await coachRightsOf(body, club),
      ...ageOf(body, ageOn),
      joinedAt: now(),
      ...repeat,
    });
    memberDirectory.drop();
    await mailConfirmLink(member);
    return member;
  } catch (error) {
    const fields = duplicateFields(error);
    if (isNameTaken(error)) throw nameTaken();
    if (fields?.includes('emailKey')) throw emailTaken();
    throw error;
  }
}

/**
 * Signs a member up (rules account.club-password, account.full-name, account.password). Throws the first
 * refused field as `invalid:<field>` or `taken:<field>`. A repeat of the same key returns the member it
 * created.
 */
export async function signUp(body: SignUpBody, repeat: Repeatable | null = null): Promise<MemberRecord> {
  const { document } = await createOnce(
    repeat,
    () => join(body, repeat),
    (requestKey) => MemberModel.findOne({ requestKey }).select('+requestHash').lean<MemberRecord>(),
  );
  return document;
}
