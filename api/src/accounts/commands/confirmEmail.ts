import { CONFIRM_KEY_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { type EmailConfirmAnswer } from '@fleetwatch/contract/accounts/confirmEmail';
import type { ClientSession, Types } from 'mongoose';
import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ConfirmKeyModel, type ConfirmKeyRecord } from '../ConfirmKey.ts';
import { ResetKeyModel } from '../ResetKey.ts';
import { confirmKeyHash } from '../resetKeys.ts';
import { throttles } from '../../platform/auth/throttles.ts';

async function consumeKey(typed: string, session: ClientSession): Promise<void> {
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

const isUnknownKey = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid:key';

/**
 * Confirms the address that a key was mailed to, and uses up the member's keys. Throws 422 `invalid:key`
 * alike for a key that is unknown, used or expired, and for one mailed to an address that is no longer the
 * member's. Only wrong keys are counted, as with resets.
 * @param address the client's, for the count
 */
export async function confirmEmail(
  typed: string,
  address: string,
  repeat: Repeatable | null,
): Promise<EmailConfirmAnswer> {
  try {
    return await runWrite({
      repeat,
      work: async (session): Promise<EmailConfirmAnswer> => {
        await consumeKey(typed, session);
        return { confirmed: true };
      },
    });
  } catch (error) {
    if (isUnknownKey(error)) await throttles().reset.count(address);
    throw error;
  }
}

/**
 * Invalidates keys mailed to the old address: nothing has proven the new one, and the old one no longer
 * opens the account.
 */
export async function invalidateMailedKeys(member: Types.ObjectId): Promise<void> {
  await ConfirmKeyModel.deleteMany({ member });
  await ResetKeyModel.updateMany({ member, usedAt: null }, { $set: { usedAt: now() } });
}
