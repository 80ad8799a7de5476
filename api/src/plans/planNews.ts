import {
  INVITED_TO_PLAN,
  JOINED_YOUR_PLAN,
  PLAN_CANCELLED,
  PLAN_CHANGED,
  PLAN_MOVED,
  REMOVED_FROM_PLAN,
  planOn,
} from '@fleetwatch/contract/notifications/texts';
import type { NewNotification } from '../notifications/commands/prepareNotifications.ts';
import { notify, dismissNotifications } from '../notifications/commands/notify.ts';
import { clubText, now } from '../platform/club/clock.ts';
import type { Effects } from '../platform/events/effects.ts';
import { defineEvent, handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { withoutIds } from './commands/planFields.ts';
import type { PlanRecord } from './Plan.ts';

/** Notification about a write to a plan, and its recipients. */
export interface PlanNews extends Pick<NewNotification, 'to' | 'title'> {
  plan: PlanRecord;
  /** News about the outing replaces earlier news; news about the crew is about a different member each time. */
  matter: 'outing' | 'crew';
}

const peopleOf = ({ author, crew }: PlanRecord): string[] => [...new Set([author, ...crew].map(String))];

/** Builds news for the author when someone joins their plan (rule notify.plans). */
export const newsOfJoining = (plan: PlanRecord, memberId: string): PlanNews[] => [
  { plan, matter: 'crew', title: JOINED_YOUR_PLAN, to: withoutIds([String(plan.author)], [memberId]) },
];

/** Builds news for members whom someone else has added to a plan. */
export const newsOfInvitation = (plan: PlanRecord, actor: string): PlanNews[] => [
  { plan, matter: 'outing', title: INVITED_TO_PLAN, to: withoutIds(plan.crew.map(String), [actor]) },
];

/** Builds news for everyone in a plan except the member who changed it, according to the effect on them. */
export function newsOfChange(before: PlanRecord, after: PlanRecord, actor: string): PlanNews[] {
  const [were, are] = [peopleOf(before), peopleOf(after)];
  const isMoved = before.launchAt.getTime() !== after.launchAt.getTime();
  const isOtherwise = String(before.boats) !== String(after.boats) || before.text !== after.text;
  const stayed = isMoved || isOtherwise ? were.filter((id) => are.includes(id)) : [];
  const messages = [
    { title: isMoved ? PLAN_MOVED : PLAN_CHANGED, to: stayed },
    { title: INVITED_TO_PLAN, to: withoutIds(are, were) },
    { title: REMOVED_FROM_PLAN, to: withoutIds(were, are) },
  ];
  return messages.map(({ title, to }) => ({
    plan: after,
    matter: 'outing',
    title,
    to: withoutIds(to, [actor]),
  }));
}

/** Builds news for everyone in a plan except the member who removed it. */
export const newsOfRemoval = (plan: PlanRecord, actor: string): PlanNews[] => [
  { plan, matter: 'outing', title: PLAN_CANCELLED, to: withoutIds(peopleOf(plan), [actor]) },
];

/** A plan was made, changed, joined or removed. */
export const planChanged = defineEvent<{
  plan: Pick<PlanRecord, '_id' | 'launchAt' | 'text' | 'day'>;
  matter: PlanNews['matter'];
  messages: Pick<PlanNews, 'title' | 'to'>[];
}>('plan.changed');

/**
 * Emits the news of a write to a plan.
 * @param news of one plan
 */
export function emitPlanChanged(news: readonly PlanNews[], effects: Effects): void {
  const [first] = news;
  if (!first) return;
  const { _id, launchAt, text, day } = first.plan;
  const messages = news.map(({ title, to }) => ({ title, to }));
  effects.emit(planChanged, { plan: { _id, launchAt, text, day }, matter: first.matter, messages });
}

/** Notifies members of a plan until its launch. News about the outing settles earlier news. */
export const planHandlers: readonly EventHandler[] = [
  handlerOf(
    planChanged,
    'notifyPeople',
    async ({ plan, matter, messages }, { id }) => {
      if (plan.launchAt <= now()) return;
      const tag = `plan ${String(plan._id)} ${matter}`;
      if (matter === 'outing') await dismissNotifications(tag);
      for (const { to, title } of messages) {
        await notify({
          key: `${tag} ${title} ${id}`,
          tag,
          category: 'plans',
          to,
          title,
          body: planOn(clubText(plan.launchAt), plan.text),
          url: `/plans?on=${plan.day}`,
          expiresAt: plan.launchAt,
        });
      }
    },
    { features: ['notifications'] },
  ),
];
