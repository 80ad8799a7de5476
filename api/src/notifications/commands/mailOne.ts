import { MemberModel } from '../../members/Member.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { NotificationRecord } from '../Notification.ts';

/** Mails a notification to its member, unless they have left or their address is unconfirmed: it may be a stranger's. */
export async function mailOne({ member, title, body, url }: NotificationRecord): Promise<void> {
  const person = await MemberModel.findById(member).select('email emailConfirmedAt isActive').lean();
  if (!person?.isActive || !person.emailConfirmedAt) return;
  const { publicOrigin } = runtime();
  const link = publicOrigin === null ? [] : [`${publicOrigin}${url}`];
  await sendMail({
    to: person.email,
    subject: title,
    text: [title, body, ...link].filter(Boolean).join('\n'),
  });
}
