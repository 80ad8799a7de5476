import { hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import type { PwdResetBody, PwdResetRefusal } from '@fleetwatch/contract/accounts/wire';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { ResetKeyModel, type ResetKeyRecord } from '../ResetKey.ts';
import { resetKeyHash } from '../resetKeys.ts';
import { endSessionsOf } from './endSessions.ts';
import { sendAccountChangeMail } from './sendAccountChangeMail.ts';

async function useKey(
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
      { $set: { passwordHash, hint } },
      { session, returnDocument: 'after' },
    ).lean<MemberRecord>();
    if (!member) return '-1';
    if (key.emailKey === member.emailKey) {
      // Who has the key reads the address that it was mailed to.
      member.emailConfirmedAt = usedAt;
      await MemberModel.updateOne({ _id: member._id }, { $set: { emailConfirmedAt: usedAt } }, { session });
    }
    await ResetKeyModel.updateMany({ member: key.member, usedAt: null }, { $set: { usedAt } }, { session });
    await endSessionsOf(key.member, null, session);
    return member;
  });
}

/**
 * Sets a new password by a mailed key: the member, who is signed out everywhere; else "-1" unknown or used key, "-2"
 * expired key, "-3" password or hint refused, which leaves the key good. The repeat of a reset is given its answer.
 */
export async function resetPassword(
  { key: typed, password, hint }: PwdResetBody,
  repeat: Repeatable | null = null,
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
  const member = await useKey(key, await hashPassword(password), hint.trim(), repeat);
  if (typeof member !== 'string') sendAccountChangeMail(member, 'password');
  return member;
}
