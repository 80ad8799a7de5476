import { MemberModel } from '../Member.ts';

/** The e-mail addresses of the club's active members who have one, in their order. */
export async function listEmails(): Promise<string[]> {
  const members = await MemberModel.find({ isActive: true, email: { $ne: '' } })
    .sort({ emailKey: 1 })
    .select('email')
    .lean();
  return members.map(({ email }) => email);
}
