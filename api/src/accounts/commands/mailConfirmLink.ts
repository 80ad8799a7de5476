import {
  EMAIL_CONFIRMED_ALREADY,
  confirmMailSubject,
  confirmMailText,
} from '@fleetwatch/contract/accounts/texts';
import { CONFIRM_KEY_DAYS, CONFIRM_PATH } from '@fleetwatch/contract/accounts/confirmEmail';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import type { MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { runInBackground, sendMail } from '../../platform/mail/mail.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { ConfirmKeyModel } from '../ConfirmKey.ts';
import { confirmKeyHash, makeResetKey } from '../resetKeys.ts';
import { throttles } from '../../platform/auth/throttles.ts';
import { findOwnAccount } from './findOwnAccount.ts';

const DAY_MS = 86_400_000;

export type Addressee = Pick<MemberRecord, '_id' | 'name' | 'email' | 'emailKey'>;

async function mailLink({ _id, name, email, emailKey }: Addressee): Promise<void> {
  const issuedAt = now();
  await ConfirmKeyModel.deleteMany({ member: _id, expiresAt: { $lt: issuedAt } });
  const key = makeResetKey();
  await ConfirmKeyModel.create({
    member: _id,
    emailKey,
    keyHash: confirmKeyHash(key),
    expiresAt: new Date(issuedAt.getTime() + CONFIRM_KEY_DAYS * DAY_MS),
  });
  const club = await currentClubRecord();
  const { publicOrigin } = runtime();
  const link = publicOrigin === null ? null : `${publicOrigin}${CONFIRM_PATH}#${key}`;
  await sendMail({
    to: email,
    subject: confirmMailSubject(club.name),
    text: confirmMailText(name, club.name, key, link),
  });
}

/** Throttle key, which counts by address, so that several accounts with the same address cannot flood it. */
const countKey = ({ emailKey }: Addressee): string => `${String(currentClub().id)} ${emailKey}`;

/**
 * Mails the link that confirms a new address, after the answer. Sends nothing when the address has received
 * too many.
 */
export async function mailConfirmLink(member: Addressee): Promise<void> {
  if (await throttles().confirmMail.hasRoom(countKey(member))) runInBackground(() => mailLink(member));
}

/**
 * Mails the link again. 409 `email_confirmed` for a confirmed address, 429 when the address has received too
 * many.
 */
export async function resendConfirmLink(memberId: string): Promise<void> {
  const member = await findOwnAccount(memberId);
  if (member.emailConfirmedAt) throw new ApiError('email_confirmed', EMAIL_CONFIRMED_ALREADY);
  await throttles().confirmMail.count(countKey(member));
  runInBackground(() => mailLink(member));
}
