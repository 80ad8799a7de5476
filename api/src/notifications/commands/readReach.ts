import type { OfficerReach } from '@fleetwatch/contract/officers/wire';
import type { AlertRecipient } from '@fleetwatch/contract/safety/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { hasReached, NotificationModel, type NotificationRecord } from '../Notification.ts';
import { readReachableWays } from './prepareNotifications.ts';

/** Reads the channels by which safety messages may reach active members. */
export async function readReach(members: readonly string[]): Promise<ReadonlyMap<string, OfficerReach>> {
  const waysOf = await readReachableWays(members, null);
  return new Map(
    members.map((id) => {
      const { devices, hasMail } = waysOf(id);
      return [id, { push: devices.length > 0, mail: hasMail }];
    }),
  );
}

const stateOf = (news: NotificationRecord): AlertRecipient['state'] => {
  if (hasReached(news)) return 'reached';
  return news.failure === null ? 'waiting' : 'failed';
};

const ORDER: readonly AlertRecipient['state'][] = ['failed', 'waiting', 'reached'];

/** Returns recipients by tag, each with their latest message: unreached ones first, then by name. */
export async function readRecipients(
  tags: readonly string[],
): Promise<ReadonlyMap<string, readonly AlertRecipient[]>> {
  const [sent, members] = await Promise.all([
    NotificationModel.find({ tag: { $in: tags } })
      .sort({ at: -1, _id: -1 })
      .lean<NotificationRecord[]>(),
    memberDirectory.get(),
  ]);
  const latest = new Map<string, NotificationRecord>();
  for (const news of sent) {
    const key = `${news.tag} ${String(news.member)}`;
    if (!latest.has(key)) latest.set(key, news);
  }
  const found = new Map<string, AlertRecipient[]>(tags.map((tag) => [tag, []]));
  for (const news of latest.values()) {
    const state = stateOf(news);
    found.get(news.tag)?.push({
      name: members.get(String(news.member))?.name ?? null,
      title: news.title,
      at: news.at.getTime(),
      state,
      ...(state === 'failed' && news.failure && { failure: news.failure }),
    });
  }
  const byState = (one: AlertRecipient, other: AlertRecipient): number =>
    ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || (one.name ?? '').localeCompare(other.name ?? '');
  for (const list of found.values()) list.sort(byState);
  return found;
}
