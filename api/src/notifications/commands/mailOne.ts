import { memberDirectory } from '../../members/memberDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { NotificationRecord } from '../Notification.ts';
import { withoutOwners } from '../withoutOwners.ts';

/** Mails a notification to its member, unless they have left or their address is unconfirmed: it may be a stranger's. */
export async function mailOne({ member, title, body, url }: NotificationRecord): Promise<void> {
  const person = await MemberModel.findById(member).select('email emailConfirmedAt isActive').lean();
  if (!person?.isActive || !person.emailConfirmedAt) return;
  const { publicOrigin } = runtime();
  const link = publicOrigin === null ? [] : [`${publicOrigin}${url}`];
  // Lock screens show the subject, and how a mail begins.
  const names = [...(await memberDirectory.get()).values()].map(({ name }) => name);
  const [subject, words] = [withoutOwners(title, names), withoutOwners(body, names)];
  await sendMail({ to: person.email, subject, text: [subject, words, ...link].filter(Boolean).join('\n') });
}
