import { sendMail } from '../../platform/mail/mail.ts';
import { MemberModel } from '../Member.ts';

/** Mails active members of these ids, each once, at addresses that are confirmed: others may be a stranger's. */
export async function mailMembers(ids: readonly string[], subject: string, text: string): Promise<void> {
  const reached = await MemberModel.find({
    ...{ _id: { $in: [...new Set(ids)] }, isActive: true, emailConfirmedAt: { $ne: null } },
  })
    .select('email')
    .lean();
  for (const { email } of reached) await sendMail({ to: email, subject, text });
}
