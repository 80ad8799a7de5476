import { memberDirectory } from '../../members/memberDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { DeliveryRecord } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';
import { mailedAddress } from '../mailedLink.ts';
import { withoutOwners } from '../withoutOwners.ts';

/** Thrown when the member has left, or has no confirmed address: an unconfirmed one may be a stranger's. */
export class NoAddressError extends Error {
  constructor() {
    super('This member has no confirmed address.');
  }
}

/** Mails a notification to its member. Throws `NoAddressError`, or when the mail server does not accept it. */
export async function mailOne(
  { _id: delivery }: DeliveryRecord,
  { _id, member, title, body, url, sortie }: NotificationRecord,
): Promise<void> {
  const person = await MemberModel.findById(member).select('email emailConfirmedAt isActive').lean();
  if (!person?.isActive || !person.emailConfirmedAt) throw new NoAddressError();
  const { linkOrigin } = runtime();
  const path = sortie ? mailedAddress({ member: String(member), sortie: String(sortie) }) : url;
  const link = linkOrigin === null ? [] : [`${linkOrigin}${path}`];
  // Lock screens show the subject, and the beginning of a mail.
  const names = [...(await memberDirectory.get()).values()].map(({ name }) => name);
  const [subject, words] = [withoutOwners(title, names), withoutOwners(body, names)];
  await sendMail({
    to: person.email,
    subject,
    text: [subject, words, ...link].filter(Boolean).join('\n'),
    // Mailboxes merge two mails with one id, in case this process dies before it records that it sent one.
    id: String(delivery),
  });
  await NotificationModel.updateOne({ _id }, { $set: { mailedAt: now() } });
}
