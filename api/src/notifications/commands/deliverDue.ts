import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { DeliveryModel, type DeliveryRecord } from '../Delivery.ts';
import { NotificationModel } from '../Notification.ts';
import { inNotifyingClubs } from './inNotifyingClubs.ts';

/** The most of one club at a time. */
const TOGETHER_MAX = 100;
/** A process that has not sent a mail by then is taken for dead, and the next one sends it. */
const CLAIMED_MS = 120_000;
const MINUTE_MS = 60_000;
/** Before each further try (rule notify.retry). */
const RETRY_MINUTES = [1, 5, 30];

/** Claims a delivery for this process. False when another one has it, or it was settled. */
async function claim({ _id, notBefore }: DeliveryRecord): Promise<boolean> {
  const until = new Date(now().getTime() + CLAIMED_MS);
  const claimed = await DeliveryModel.updateOne(
    { _id, notBefore },
    { $set: { notBefore: until }, $inc: { tries: 1 } },
  );
  return claimed.modifiedCount === 1;
}

async function send({ notification, member }: DeliveryRecord): Promise<void> {
  const [told, person] = await Promise.all([
    NotificationModel.findById(notification).lean(),
    MemberModel.findById(member).select('email emailConfirmedAt isActive').lean(),
  ]);
  // An unconfirmed address may be a stranger's.
  if (!told || told.readAt || !person?.isActive || !person.emailConfirmedAt) return;
  const { publicOrigin } = runtime();
  const link = publicOrigin === null ? [] : [`${publicOrigin}${told.url}`];
  const text = [told.title, told.body, ...link].filter(Boolean).join('\n');
  await sendMail({ to: person.email, subject: told.title, text });
}

async function deliver(delivery: DeliveryRecord): Promise<void> {
  const { _id, tries, expiresAt } = delivery;
  if (expiresAt <= now()) return void (await DeliveryModel.deleteOne({ _id }));
  if (!(await claim(delivery))) return;
  try {
    await send(delivery);
    await DeliveryModel.deleteOne({ _id });
  } catch (error) {
    log('error', { event: 'delivery_failed', tries: tries + 1, ...describeError(error) });
    const minutes = RETRY_MINUTES[tries];
    if (minutes === undefined) await DeliveryModel.deleteOne({ _id });
    else {
      const notBefore = new Date(now().getTime() + minutes * MINUTE_MS);
      await DeliveryModel.updateOne({ _id }, { $set: { notBefore } });
    }
  }
}

/** Sends what is due in the current club, one after the other. */
async function deliverOfClub(): Promise<void> {
  const due = await DeliveryModel.find({ notBefore: { $lte: now() } })
    .sort({ notBefore: 1 })
    .limit(TOGETHER_MAX)
    .lean<DeliveryRecord[]>();
  for (const delivery of due) await deliver(delivery);
}

/** Sends the notifications that are due, in every club that uses them. */
export const deliverDue = (): Promise<void> => inNotifyingClubs(deliverOfClub);
