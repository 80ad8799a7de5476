import { accountKey, MemberModel } from '../../members/Member.ts';

export async function isNameAvailable(name: string): Promise<boolean> {
  return (await MemberModel.exists({ nameKey: accountKey(name) })) === null;
}

export async function isEmailAvailable(email: string): Promise<boolean> {
  return (await MemberModel.exists({ emailKey: accountKey(email) })) === null;
}
