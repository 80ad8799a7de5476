import { hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import type { PwdResetBody, PwdResetRefusal } from '@fleetwatch/contract/accounts/wire';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { passwordChanged } from '../accountHooks.ts';
import { ResetKeyModel, type ResetKeyRecord } from '../ResetKey.ts';
import { resetKeyHash } from '../resetKeys.ts';
import { throttles } from '../../platform/auth/throttles.ts';
import { endSessionsOf } from '../../sessions/commands/endSessions.ts';
import { sendAccountChangeMail } from './sendAccountChangeMail.ts';

async function consumeKey(
  key: ResetKeyRecord,
  passwordHash: string,
  hint: string,
  repeat: Repeatable | null,
): Promise<MemberRecord | PwdResetRefusal> {
  return inTransaction(async (session) => {
    const usedAt = now();
    const used = await ResetKeyModel.findOneAndUpdate(
      { _id: key._id, usedAt: null },
      { $set: { usedAt, usedBy: repeat?.requestKey ?? null } },
      { session },
    );
    if (!used) return '-1';
    const member = await MemberModel.findOneAndUpdate(
      { _id: key.member, isActive: true },
      { $set: { passwordHash, hint }, $unset: { isUnclaimed: 1 } },
      { session, returnDocument: 'after' },
    ).lean<MemberRecord>();
    if (!member) return '-1';
    if (key.emailKey === member.emailKey) {
      // Using the key proves that the member reads the address that it was mailed to.
      member.emailConfirmedAt = usedAt;
      await MemberModel.updateOne({ _id: member._id }, { $set: { emailConfirmedAt: usedAt } }, { session });
    }
    await ResetKeyModel.updateMany({ member: key.member, usedAt: null }, { $set: { usedAt } }, { session });
    await endSessionsOf(key.member, null, session);
    await runHook(passwordChanged, { member: key.member, session });
    return member;
  });
}

async function reset(
  { key: typed, password, hint }: PwdResetBody,
  repeat: Repeatable | null,
): Promise<MemberRecord | PwdResetRefusal> {
  const key = await ResetKeyModel.findOne({ keyHash: resetKeyHash(typed) }).lean<ResetKeyRecord>();
  if (!key) return '-1';
  if (key.usedAt) {
    const isRepeat = repeat !== null && key.usedBy === repeat.requestKey;
    const member = isRepeat ? await MemberModel.findById(key.member).lean<MemberRecord>() : null;
    return member ?? '-1';
  }
  if (key.expiresAt <= now()) return '-2';
  if (passwordRule(password) !== null || hintRule(password)(hint) !== null) return '-3';
  const member = await consumeKey(key, await hashPassword(password), hint.trim(), repeat);
  if (typeof member !== 'string') sendAccountChangeMail(member, 'password');
  return member;
}

/**
 * Sets a new password with a mailed key and signs the member out everywhere, also from calendars. Returns
 * the member; or "-1" for an unknown or used key, "-2" for an expired key, "-3" for a refused password or
 * hint, which does not use up the key. The repeat of a reset returns the same answer. Only wrong keys are
 * counted, so that a right key is accepted whatever was tried from the same address.
 * @param address the client's, for the count
 */
export async function resetPassword(
  body: PwdResetBody,
  address: string,
  repeat: Repeatable | null,
): Promise<MemberRecord | PwdResetRefusal> {
  const member = await reset(body, repeat);
  if (member === '-1') await throttles().reset.count(address);
  return member;
}
