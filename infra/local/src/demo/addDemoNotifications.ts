import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { NotificationModel } from '@fleetwatch/api/notifications/Notification';
import { clubText, now } from '@fleetwatch/api/platform/club/clock';
import {
  boatedOn,
  JOINED_YOUR_PLAN,
  launchedAt,
  PLAN_MOVED,
  planOn,
} from '@fleetwatch/contract/notifications/texts';
import { DEMO_COACH, DEMO_MEMBER } from './people.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(now().getTime() - hours * HOUR_MS);

/** Adds typical notifications for the member and the coach whom the start prints; the latest is unread. */
export async function addDemoNotifications(members: readonly MemberRecord[]): Promise<void> {
  const notifications = members
    .filter(({ name }) => name === DEMO_MEMBER || name === DEMO_COACH)
    .flatMap(({ _id: member }) => [
      {
        member,
        category: 'plans',
        title: PLAN_MOVED,
        url: '/plans',
        tag: 'demo plan',
        at: hoursAgo(2),
        body: planOn(clubText(hoursAgo(-24)), 'Steady state to the bridge and back'),
      },
      {
        member,
        category: 'boated',
        title: boatedOn('Harrier'),
        url: '/actions',
        tag: 'demo sortie',
        body: launchedAt(clubText(hoursAgo(27))),
        at: hoursAgo(27),
        readAt: hoursAgo(26),
        settledAt: hoursAgo(25),
      },
      {
        member,
        category: 'plans',
        title: JOINED_YOUR_PLAN,
        url: '/plans',
        tag: 'demo crew',
        body: planOn(clubText(hoursAgo(40)), 'Pieces'),
        at: hoursAgo(70),
        readAt: hoursAgo(69),
      },
    ]);
  await NotificationModel.insertMany(notifications);
}
