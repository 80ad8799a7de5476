import { MemberModel } from '../Member.ts';

/** Lists the email addresses of the club's active members, sorted. */
export async function listEmails(): Promise<string[]> {
  const members = await MemberModel.find({ isActive: true, email: { $ne: '' } })
    .sort({ emailKey: 1 })
    .select('email')
    .lean();
  return members.map(({ email }) => email);
}
