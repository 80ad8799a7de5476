import { MY_PLANS } from '@fleetwatch/contract/activity/csvNames';
import { FEED_NOT_FOUND } from '@fleetwatch/contract/plans/messages';
import type { NewPlanFeedBody, PlanFeed } from '@fleetwatch/contract/plans/wire';
import Joi from 'joi';
import { clubById, inClub } from '../clubs/clubDirectory.ts';
import { applyOnce } from '../platform/database/applyOnce.ts';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { ApiError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/RawAnswer.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { runtime } from '../platform/config/runtime.ts';
import { idSchema } from '../platform/http/validate.ts';
import { findUserGroup } from '../usergroups/commands/findUserGroup.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { closeFeed, listFeeds, openFeed, readFeedPlans } from './commands/planFeeds.ts';
import { readFeed, signFeed } from './feedAddress.ts';
import { planCalendar } from './planCalendar.ts';
import type { PlanFeedRecord } from './PlanFeed.ts';
import { presentPlans } from './planPresenter.ts';

type Empty = Record<never, never>;

const FILE_END = '.ics';
const idParams = Joi.object<{ id: string }, true>({ id: idSchema().required() });
const newFeedSchema = Joi.object<NewPlanFeedBody, true>({ group: idSchema().allow(null).required() });
const secretParams = Joi.object<{ secret: string }, true>({
  secret: Joi.string()
    .pattern(/^[\w-]{40,120}\.ics$/)
    .required(),
});

async function groupName(userGroup: PlanFeedRecord['userGroup']): Promise<string> {
  if (userGroup === null) return MY_PLANS;
  return (await userGroupDirectory.get()).get(String(userGroup))?.name ?? '';
}

async function presentFeed(feed: PlanFeedRecord): Promise<PlanFeed> {
  const secret = signFeed({ clubId: String(currentClub().id), feedId: String(feed._id) });
  return {
    _id: String(feed._id),
    group: feed.userGroup && String(feed.userGroup),
    usergroup: await groupName(feed.userGroup),
    path: `${runtime().basePath}/plans-feed/${secret}${FILE_END}`,
  };
}

async function readCalendar(feedId: string): Promise<string> {
  const { feed, plans } = await readFeedPlans(feedId);
  return planCalendar(await groupName(feed.userGroup), await presentPlans(plans), now());
}

/** Plans as calendars for other programs, each at a secret address. */
export const planFeedRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/plan-feeds-results',
    summary: 'The caller’s calendars.',
    answers: 'R calendars, each with its address.',
    async handle({ actor }) {
      return { results: await Promise.all((await listFeeds(actor.id)).map(presentFeed)) };
    },
  }),

  memberRoute<NewPlanFeedBody>({
    method: 'POST',
    path: '/plan-feed',
    summary:
      'Create the calendar of the caller’s own plans, or of a user group’s; a repeated request answers the same one.',
    answers: 'The calendar, with its address.',
    body: newFeedSchema,
    async handle({ actor, body }) {
      if (body.group !== null) await findUserGroup(body.group);
      return presentFeed(await openFeed(actor.id, body.group));
    },
  }),

  memberRoute<Empty, { id: string }>({
    method: 'DELETE',
    path: '/plan-feed/:id',
    summary: 'Revoke the address of one of the caller’s calendars for good.',
    answers: '{_id}.',
    params: idParams,
    async handle({ actor, params, repeatable }) {
      return applyOnce(repeatable(), async (session) => {
        await closeFeed(actor.id, params.id, session);
        return { _id: params.id };
      });
    },
  }),

  openRoute<Empty, { secret: string }>({
    method: 'GET',
    path: '/plans-feed/:secret',
    summary: 'A calendar by its secret address: a month back and a year ahead.',
    answers: 'text/calendar (RFC 5545).',
    params: secretParams,
    ignoresToken: true,
    isClubless: true,
    async handle({ params }) {
      const address = readFeed(params.secret.slice(0, -FILE_END.length));
      if (!address || !(await clubById(address.clubId))) throw new ApiError('not_found', FEED_NOT_FOUND);
      const text = await inClub(address.clubId, () => readCalendar(address.feedId));
      return new RawAnswer('text/calendar; charset=utf-8', text);
    },
  }),
];
