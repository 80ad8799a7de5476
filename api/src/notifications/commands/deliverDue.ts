import type { DeliveryFailure } from '@fleetwatch/contract/notifications/failures';
import PQueue from 'p-queue';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { confirmedCoachIds } from '../../members/memberDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { whileClaimed } from '../../platform/events/claims.ts';
import { ClubWork } from '../../platform/events/ClubWork.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { isMailboxRefused } from '../../platform/mail/mail.ts';
import { runOnce } from '../../platform/jobs/runOnce.ts';
import { DeliveryModel, type DeliveryRecord } from '../Delivery.ts';
import { hasReached, NotificationModel, type NotificationRecord } from '../Notification.ts';
import { PushRefusal } from '../pushService.ts';
import { prepareNotifications, store } from './prepareNotifications.ts';
import { mailOne, NoAddressError } from './mailOne.ts';
import { pushOne } from './pushOne.ts';

/** Time during which an escalated notification is useful. */
const ESCALATED_MS = 60 * 60_000;
/** Maximum number of deliveries per club at a time. */
const BATCH_MAX = 100;
const MINUTE_MS = 60_000;
/** Delays before each further attempt (rule notify.retry). */
const RETRY_MINUTES = [1, 5, 30];
/**
 * Number of members served at a time, so that an unresponsive push service does not delay other members'
 * mail.
 */
const AT_ONCE = 8;

const findNotification = ({ notification }: DeliveryRecord): Promise<NotificationRecord | null> =>
  NotificationModel.findById(notification).lean<NotificationRecord | null>();

/**
 * Sends a notification once to the confirmed coaches if it has reached none of its recipients (rule
 * notify.escalated).
 */
async function escalate({ key, member: _member, ...failed }: NotificationRecord): Promise<void> {
  const all = await NotificationModel.find({ key }).lean<NotificationRecord[]>();
  if (all.some((one) => hasReached(one) || one.failure === null)) return;
  const known = new Set(all.map(({ member }) => String(member)));
  const coaches = (await confirmedCoachIds()).filter((id) => !known.has(id));
  const { category, title, body, url, tag, at } = failed;
  await runOnce(`escalate ${key}`, async (session) => {
    const addressed = await prepareNotifications(coaches, { key, category, title, body, url, tag }, session);
    await store(addressed, new Date(at.getTime() + ESCALATED_MS), session);
  });
}

/**
 * Records why a notification does not reach its member, unless another of its channels is open or has
 * worked.
 */
async function noteFailure(news: NotificationRecord, failure: DeliveryFailure): Promise<void> {
  const { _id, isEscalated } = news;
  const isOpen = await DeliveryModel.exists({ notification: _id, isClosing: false });
  const present = await NotificationModel.findById(_id).lean<NotificationRecord | null>();
  if (isOpen || !present || hasReached(present)) return;
  await NotificationModel.updateOne({ _id }, { $set: { failure } });
  if (isEscalated) await escalate(news);
}

/** Gives up a delivery. A safety message that has not reached any device is mailed (rule notify.fallback). */
async function giveUp(delivery: DeliveryRecord, failure: DeliveryFailure): Promise<void> {
  const { _id, notification, member, expiresAt, isClosing, channel } = delivery;
  await DeliveryModel.deleteOne({ _id });
  const news = await findNotification(delivery);
  if (!news || isClosing) return;
  if (channel === 'push' && news.category === 'safety' && !news.pushedAt && !news.isMailed) {
    await NotificationModel.updateOne({ _id: notification }, { $set: { isMailed: true } });
    await DeliveryModel.create({ notification, member, channel: 'mail', notBefore: now(), expiresAt });
    return;
  }
  await noteFailure(news, failure);
}

/** Returns why another attempt is pointless; null if it is not. */
function lastingFailure(error: unknown): DeliveryFailure | null {
  if (error instanceof NoAddressError) return 'no_address';
  if (error instanceof PushRefusal) return error.isTransient ? null : 'refused';
  return isMailboxRefused(error) ? 'refused' : null;
}

async function send(delivery: DeliveryRecord): Promise<void> {
  const news = await findNotification(delivery);
  if (!news || (news.readAt && !delivery.isClosing)) return;
  await (delivery.channel === 'push' ? pushOne(delivery, news) : mailOne(delivery, news));
}

async function deliver(delivery: DeliveryRecord): Promise<void> {
  const { _id, tries, expiresAt, channel } = delivery;
  if (expiresAt <= now()) return giveUp(delivery, 'unreachable');
  try {
    await send(delivery);
    await DeliveryModel.deleteOne({ _id });
  } catch (error) {
    log('error', { event: 'delivery_failed', channel, tries: tries + 1, ...describeError(error) });
    const lasting = lastingFailure(error);
    const minutes = RETRY_MINUTES[tries];
    if (minutes === undefined || lasting) return giveUp(delivery, lasting ?? 'unreachable');
    const notBefore = new Date(now().getTime() + minutes * MINUTE_MS);
    await DeliveryModel.updateOne({ _id }, { $set: { notBefore } });
  }
}

/**
 * Sends due deliveries of the current club; one at a time per member, because a member receives at most six
 * pushes a day.
 */
async function deliverOfClub(): Promise<void> {
  for (;;) {
    const due = await DeliveryModel.find({ notBefore: { $lte: now() } })
      .sort({ notBefore: 1 })
      .limit(BATCH_MAX)
      .lean<DeliveryRecord[]>();
    if (due.length === 0) return;
    const members = [...new Set(due.map(({ member }) => String(member)))];
    const queue = new PQueue({ concurrency: AT_ONCE });
    await queue.addAll(
      members.map((member) => async () => {
        for (const delivery of due)
          if (String(delivery.member) === member)
            await whileClaimed(DeliveryModel, delivery, () => deliver(delivery));
      }),
    );
  }
}

const delivering = new ClubWork('notifications_failed', deliverOfClub);

/** Sends due deliveries of the current club now instead of in the next run. Callers need not wait. */
export const deliverNow = (): Promise<void> => delivering.run();

/** Resolves once this process has nothing left to send. */
export const deliveriesSettled = (): Promise<void> => delivering.settled();

/** Sends due notifications in every club. */
export const deliverDue = (): Promise<void> => inEveryClub('notifications_failed', deliverNow);
