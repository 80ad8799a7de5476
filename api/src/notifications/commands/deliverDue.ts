import PQueue from 'p-queue';
import { now } from '../../platform/club/clock.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { DeliveryModel, type DeliveryRecord } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';
import { PushRefusal } from '../pushService.ts';
import { inNotifyingClubs } from './inNotifyingClubs.ts';
import { mailOne } from './mailOne.ts';
import { pushOne } from './pushOne.ts';

/** The most of one club at a time. */
const TOGETHER_MAX = 100;
/** A process that has not sent by then is taken for dead, and the next one sends. */
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

const findTold = (delivery: DeliveryRecord): Promise<NotificationRecord | null> =>
  NotificationModel.findById(delivery.notification).lean<NotificationRecord | null>();

async function send(delivery: DeliveryRecord): Promise<void> {
  const told = await findTold(delivery);
  if (!told || (told.readAt && !delivery.isClosing)) return;
  await (delivery.channel === 'push' ? pushOne(delivery, told) : mailOne(told));
}

/** Gives a delivery up. What concerns safety, and has reached no device, is mailed (rule notify.fallback). */
async function giveUp(delivery: DeliveryRecord): Promise<void> {
  const { _id, notification, member, expiresAt, isClosing } = delivery;
  await DeliveryModel.deleteOne({ _id });
  const told = await findTold(delivery);
  if (delivery.channel !== 'push' || isClosing || told?.category !== 'safety' || told.pushedAt) return;
  if (!told.isMailed) {
    await NotificationModel.updateOne({ _id: notification }, { $set: { isMailed: true } });
    await DeliveryModel.create({ notification, member, channel: 'mail', notBefore: now(), expiresAt });
  }
}

/** Whether another try makes sense: not for what a push service refuses for good. */
const isWorthRetry = (error: unknown): boolean => !(error instanceof PushRefusal) || error.isPassing;

async function deliver(delivery: DeliveryRecord): Promise<void> {
  const { _id, tries, expiresAt, channel } = delivery;
  if (expiresAt <= now()) return void (await DeliveryModel.deleteOne({ _id }));
  if (!(await claim(delivery))) return;
  try {
    await send(delivery);
    await DeliveryModel.deleteOne({ _id });
  } catch (error) {
    log('error', { event: 'delivery_failed', channel, tries: tries + 1, ...describeError(error) });
    const minutes = RETRY_MINUTES[tries];
    if (minutes === undefined || !isWorthRetry(error)) return giveUp(delivery);
    const notBefore = new Date(now().getTime() + minutes * MINUTE_MS);
    await DeliveryModel.updateOne({ _id }, { $set: { notBefore } });
  }
}

/** Members served at a time: a push service that does not answer holds up nobody else's mail. */
const AT_ONCE = 8;

/** Sends what is due in the current club, to each member in turn, because they get six pushes a day. */
async function deliverOfClub(): Promise<void> {
  const due = await DeliveryModel.find({ notBefore: { $lte: now() } })
    .sort({ notBefore: 1 })
    .limit(TOGETHER_MAX)
    .lean<DeliveryRecord[]>();
  const members = [...new Set(due.map(({ member }) => String(member)))];
  const queue = new PQueue({ concurrency: AT_ONCE });
  await queue.addAll(
    members.map((member) => async () => {
      for (const delivery of due) if (String(delivery.member) === member) await deliver(delivery);
    }),
  );
}

/** Sends the notifications that are due, in every club that uses them. */
export const deliverDue = (): Promise<void> => inNotifyingClubs(deliverOfClub);
