import { CONFIRM_KEY_REFUSED, EMAIL_NOT_CONFIRMED } from '@fleetwatch/contract/accounts/confirmEmail';
import type { ClientSession, Types } from 'mongoose';
import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ConfirmKeyModel, type ConfirmKeyRecord } from '../ConfirmKey.ts';
import { ResetKeyModel } from '../ResetKey.ts';
import { confirmKeyHash } from '../resetKeys.ts';

/**
 * Confirms the address that a key was mailed to, and uses up the member's keys. The same refusal, 422 `invalid:key`,
 * for a key that is unknown, used or expired, and for one mailed to an address the member no longer has.
 */
export async function confirmEmail(typed: string, session: ClientSession): Promise<void> {
  const key = await ConfirmKeyModel.findOne({ keyHash: confirmKeyHash(typed) })
    .session(session)
    .lean<ConfirmKeyRecord>();
  const isGood = key !== null && key.expiresAt > now();
  const { matchedCount } = isGood
    ? await MemberModel.updateOne(
        { _id: key.member, emailKey: key.emailKey, isActive: true },
        { $set: { emailConfirmedAt: now() } },
        { session },
      )
    : { matchedCount: 0 };
  if (!key || matchedCount === 0) throw new ApiError('invalid:key', CONFIRM_KEY_REFUSED);
  await ConfirmKeyModel.deleteMany({ member: key.member }, { session });
}

/** A new address is proven by nothing yet, and what was mailed to the old one opens the account no more. */
export async function voidMailedKeys(member: Types.ObjectId): Promise<void> {
  await ConfirmKeyModel.deleteMany({ member });
  await ResetKeyModel.updateMany({ member, usedAt: null }, { $set: { usedAt: now() } });
}

/** 409 `email_unconfirmed` for a member who has not followed the mailed link. */
export async function assertEmailConfirmed(memberId: string): Promise<void> {
  if (await MemberModel.exists({ _id: memberId, isActive: true, emailConfirmedAt: { $ne: null } })) return;
  throw new ApiError('email_unconfirmed', EMAIL_NOT_CONFIRMED);
}
