import { CURRENT_PASSWORD_NEEDED, CURRENT_PASSWORD_WRONG } from '@fleetwatch/contract/accounts/texts';
import { hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import { MemberModel } from '../../members/Member.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { passwordChanged } from '../accountHooks.ts';
import { findOwnAccount, rememberChange, wasApplied } from './findOwnAccount.ts';
import { hasValidCredentials } from './authenticateMember.ts';
import { endSessionsOf } from '../../sessions/commands/endSessions.ts';
import { sendAccountChangeMail } from './sendAccountChangeMail.ts';

export interface PasswordChange {
  memberId: string;
  /** Session that makes the change; all others end. */
  sessionId: string;
  password: string;
  hint: string;
  oldPassword: string;
  address: string;
}

function refuse(change: PasswordChange): void {
  if (change.oldPassword === '') throw new ApiError('invalid:oldpassword', CURRENT_PASSWORD_NEEDED);
  const passwordText = passwordRule(change.password);
  if (passwordText !== null) throw new ApiError('invalid:password', passwordText);
  const hintText = hintRule(change.password)(change.hint);
  if (hintText !== null) throw new ApiError('invalid:passwordhint', hintText);
}

/**
 * Changes a member's own password, signs out their other devices, revokes their calendar addresses (rules
 * account.change-password, plan.feeds-end) and notifies them by mail. Throws the first refused field as
 * `invalid:<field>`. A repeat is refused, because its old password is no longer the current one.
 */
export async function changePassword(
  change: PasswordChange,
  repeat: Repeatable | null = null,
): Promise<void> {
  const member = await findOwnAccount(change.memberId);
  if (wasApplied(member, repeat)) return;
  refuse(change);
  const place = { address: change.address, session: change.sessionId };
  if (!(await hasValidCredentials(member, change.memberId, change.oldPassword, place))) {
    throw new ApiError('invalid:oldpassword', CURRENT_PASSWORD_WRONG);
  }
  const passwordHash = await hashPassword(change.password);
  await inTransaction(async (session) => {
    const changed = await MemberModel.findOneAndUpdate(
      // A concurrent change has made this old password wrong.
      { _id: member._id, isActive: true, passwordHash: member.passwordHash },
      { $set: { passwordHash, hint: change.hint.trim() }, ...rememberChange(repeat) },
      { session },
    );
    if (!changed) throw new ApiError('invalid:oldpassword', CURRENT_PASSWORD_WRONG);
    await endSessionsOf(member._id, change.sessionId, session);
    await runHook(passwordChanged, { member: member._id, session });
  });
  sendAccountChangeMail(member, 'password');
}
