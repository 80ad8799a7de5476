import { MY_PLANS } from '@fleetwatch/contract/activity/csvNames';
import type { PlanFeed } from '@fleetwatch/contract/plans/wire';
import { currentClub } from '../platform/club/clubScope.ts';
import { now } from '../platform/club/clock.ts';
import { runtime } from '../platform/config/runtime.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { signFeed } from './feedAddress.ts';
import type { PlanRecord } from './Plan.ts';
import { planCalendar } from './planCalendar.ts';
import type { PlanFeedRecord } from './PlanFeed.ts';
import { presentPlans } from './planPresenter.ts';

async function groupName({ userGroup }: PlanFeedRecord): Promise<string> {
  if (userGroup === null) return MY_PLANS;
  return (await userGroupDirectory.get()).get(String(userGroup))?.name ?? '';
}

/** Presents a calendar that a member requested, with its secret address. */
export async function presentFeed(feed: PlanFeedRecord): Promise<PlanFeed> {
  const file = signFeed({ clubId: String(currentClub().id), feedId: String(feed._id) });
  return {
    _id: String(feed._id),
    group: feed.userGroup && String(feed.userGroup),
    usergroup: await groupName(feed),
    path: `${runtime().basePath}/plans-feed/${file}`,
  };
}

/** Presents the content at a calendar's address: an iCalendar file (RFC 5545). */
export async function presentCalendar(feed: PlanFeedRecord, plans: readonly PlanRecord[]): Promise<string> {
  return planCalendar(await groupName(feed), await presentPlans(plans), now());
}
