import { RESET_KEY_MINUTES } from '@fleetwatch/contract/accounts/limits';
import { emailRule } from '@fleetwatch/contract/accounts/rules';
import { resetMailSubject, resetMailText } from '@fleetwatch/contract/accounts/texts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { runInBackground, sendMail } from '../../platform/mail/mail.ts';
import type { DeviceMark } from '../deviceMark.ts';
import { countResetRequest, canMailResetKey } from '../resetRequests.ts';
import { ResetKeyModel } from '../ResetKey.ts';
import { makeResetKey, resetKeyHash } from '../resetKeys.ts';

/** Days for which an expired key is reported as expired; afterwards it is unknown. */
const KEPT_DAYS = 1;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function mailResetKey(email: string, mark: DeviceMark | null): Promise<void> {
  const member = await MemberModel.findOne({
    emailKey: accountKey(email),
    isActive: true,
  }).lean<MemberRecord>();
  if (!member || !(await canMailResetKey(member, mark))) return;
  const issuedAt = now().getTime();
  await ResetKeyModel.deleteMany({
    member: member._id,
    expiresAt: { $lt: new Date(issuedAt - KEPT_DAYS * DAY_MS) },
  });
  const key = makeResetKey();
  await ResetKeyModel.create({
    member: member._id,
    keyHash: resetKeyHash(key),
    emailKey: member.emailKey,
    expiresAt: new Date(issuedAt + RESET_KEY_MINUTES * MINUTE_MS),
  });
  const club = await currentClubRecord();
  await sendMail({
    to: member.email,
    subject: resetMailSubject(club.name),
    text: resetMailText(member.name, club.name, key),
  });
}

/**
 * Mails a single-use key, valid for 20 minutes, to the member with this address, if there is one. The mail
 * is sent after the answer, which therefore takes the same time for a known and an unknown address. 422 for
 * a malformed address, 429 for too many requests.
 */
export async function requestResetKey(
  email: string,
  { address, mark }: { address: string; mark: DeviceMark | null },
): Promise<void> {
  const refusal = emailRule(email);
  if (refusal !== null) throw new ApiError('invalid:email', refusal);
  await countResetRequest(email, { address, mark });
  runInBackground(() => mailResetKey(email, mark));
}
