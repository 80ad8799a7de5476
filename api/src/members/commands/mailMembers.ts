import { sendMail } from '../../platform/mail/mail.ts';
import { withoutOwners } from '../../notifications/withoutOwners.ts';
import { MemberModel } from '../Member.ts';
import { memberDirectory } from '../memberDirectory.ts';

/**
 * Mails active members of these ids, each once, at addresses that are confirmed: others may be a stranger's. A private boat is
 * without its owner's name, as lock screens show mails (rule notify.no-owner).
 */
export async function mailMembers(ids: readonly string[], subject: string, text: string): Promise<void> {
  const reached = await MemberModel.find({
    ...{ _id: { $in: [...new Set(ids)] }, isActive: true, emailConfirmedAt: { $ne: null } },
  })
    .select('email')
    .lean();
  const names = [...(await memberDirectory.get()).values()].map(({ name }) => name);
  const [shownSubject, shownText] = [withoutOwners(subject, names), withoutOwners(text, names)];
  for (const { email } of reached) await sendMail({ to: email, subject: shownSubject, text: shownText });
}
