import {
  INVITED_TO_PLAN,
  JOINED_YOUR_PLAN,
  PLAN_CANCELLED,
  PLAN_CHANGED,
  PLAN_MOVED,
  PLAN_WITHOUT_YOU,
  planOn,
} from '@fleetwatch/contract/notifications/messages';
import { isNotifying, notify, settle, type News } from '../notifications/commands/notify.ts';
import { clubText, now } from '../platform/club/clock.ts';
import { mailLater } from '../platform/mail/mail.ts';
import { without } from './commands/planFields.ts';
import type { PlanRecord } from './Plan.ts';

/** What a write to a plan tells whom. */
export interface PlanNews extends Pick<News, 'to' | 'title'> {
  plan: PlanRecord;
  /** Of the outing the latest news counts, and settles the earlier ones. Of the crew each is about somebody else. */
  matter: 'outing' | 'crew';
}

const peopleOf = ({ author, crew }: PlanRecord): string[] => [...new Set([author, ...crew].map(String))];

/** Tells the author that somebody has joined (rule notify.plans). */
export const newsOfJoining = (plan: PlanRecord, memberId: string): PlanNews[] => [
  { plan, matter: 'crew', title: JOINED_YOUR_PLAN, to: without([String(plan.author)], [memberId]) },
];

/** Tells members whom somebody else has put into a plan. */
export const newsOfInvitation = (plan: PlanRecord, actor: string): PlanNews[] => [
  { plan, matter: 'outing', title: INVITED_TO_PLAN, to: without(plan.crew.map(String), [actor]) },
];

/** Tells everybody in a plan, without the one who changed it, what it means for them. */
export function newsOfChange(before: PlanRecord, after: PlanRecord, actor: string): PlanNews[] {
  const [were, are] = [peopleOf(before), peopleOf(after)];
  const isMoved = before.launchAt.getTime() !== after.launchAt.getTime();
  const isOtherwise = String(before.boats) !== String(after.boats) || before.text !== after.text;
  const stayed = isMoved || isOtherwise ? were.filter((id) => are.includes(id)) : [];
  const told = [
    { title: isMoved ? PLAN_MOVED : PLAN_CHANGED, to: stayed },
    { title: INVITED_TO_PLAN, to: without(are, were) },
    { title: PLAN_WITHOUT_YOU, to: without(were, are) },
  ];
  return told.map(({ title, to }) => ({ plan: after, matter: 'outing', title, to: without(to, [actor]) }));
}

/** Tells everybody in a plan, without the one who removed it. */
export const newsOfRemoval = (plan: PlanRecord, actor: string): PlanNews[] => [
  { plan, matter: 'outing', title: PLAN_CANCELLED, to: without(peopleOf(plan), [actor]) },
];

/**
 * Tells the news after the answer, unless the plan's launch time has passed. News of the outing settle the earlier ones.
 * @param key names the write
 */
export function tellPlans(news: readonly PlanNews[], key: string): void {
  const [first] = news;
  if (!first || first.plan.launchAt <= now() || !isNotifying()) return;
  const tag = `plan ${String(first.plan._id)} ${first.matter}`;
  mailLater(async () => {
    if (first.matter === 'outing') await settle(tag);
    for (const { plan, to, title } of news) {
      await notify({
        ...{ key: `${tag} ${title} ${key}`, tag, category: 'plans', to, title },
        ...{ body: planOn(clubText(plan.launchAt), plan.text), url: `/plans?on=${plan.day}` },
        expiresAt: plan.launchAt,
      });
    }
  });
}
