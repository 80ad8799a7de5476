import { emailRule, nameRule } from '@fleetwatch/contract/accounts/rules';
import { accountKey, MemberModel } from '../../members/Member.ts';
import { nameKeys } from '../../platform/club/nameKeys.ts';

/** Whether no member has this name, or one that looks the same. */
export async function isNameAvailable(name: string): Promise<boolean> {
  const { nameKey, nameLooks } = nameKeys(name);
  if (await MemberModel.exists({ nameKey })) return false;
  return (await MemberModel.exists({ nameLooks: { $in: nameLooks } })) === null;
}

export async function isEmailAvailable(email: string): Promise<boolean> {
  return (await MemberModel.exists({ emailKey: accountKey(email) })) === null;
}

/** Whether a name or an email address is free to sign up with; false also for one that a rule refuses. */
export async function isAvailable({ name, email = '' }: { name?: string; email?: string }): Promise<boolean> {
  if (name !== undefined) return nameRule(name) === null && isNameAvailable(name);
  return emailRule(email) === null && isEmailAvailable(email);
}
