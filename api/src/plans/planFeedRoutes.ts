import type { NewPlanFeedBody } from '@fleetwatch/contract/plans/wire';
import Joi from 'joi';
import { inClub } from '../clubs/clubDirectory.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { closeFeed, findFeed, listFeeds, openFeed, readFeedPlans } from './commands/planFeeds.ts';
import { presentCalendar, presentFeed } from './planFeedPresenter.ts';

type Empty = Record<never, never>;

const idParams = Joi.object<{ id: string }, true>({ id: idSchema().required() });
const newFeedSchema = Joi.object<NewPlanFeedBody, true>({ group: idSchema().allow(null).required() });
const secretParams = Joi.object<{ secret: string }, true>({
  secret: Joi.string()
    .pattern(/^[\w-]{40,120}\.ics$/)
    .required(),
});

/** Routes for plans as calendars in other programs, each at a secret address. */
export const planFeedRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/plan-feeds-results',
    summary: "List the caller's calendars.",
    answers: 'R calendars, each with its link.',
    hasSecret: true,
    async handle({ actor }) {
      return { results: await Promise.all((await listFeeds(actor.id)).map(presentFeed)) };
    },
  }),

  memberRoute<NewPlanFeedBody>({
    method: 'POST',
    path: '/plan-feed',
    summary:
      "Create a calendar of the caller's plans or a user group's plans. A repeated request returns the same calendar.",
    answers: 'The calendar with its link.',
    hasSecret: true,
    body: newFeedSchema,
    async handle({ actor, body }) {
      return presentFeed(await openFeed(actor.id, body.group));
    },
  }),

  memberRoute<Empty, { id: string }>({
    method: 'DELETE',
    path: '/plan-feed/:id',
    summary: "Permanently revoke the link of one of the caller's calendars.",
    answers: '{_id}.',
    params: idParams,
    async handle({ actor, params, repeatable }) {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => {
          await closeFeed(actor.id, params.id, session);
          return { _id: params.id };
        },
      });
    },
  }),

  openRoute<Empty, { secret: string }>({
    method: 'GET',
    path: '/plans-feed/:secret',
    summary: 'Get a calendar by its secret link: a month back and a year ahead.',
    answers: 'text/calendar (RFC 5545).',
    params: secretParams,
    ignoresToken: true,
    isClubless: true,
    async handle({ params }): Promise<Reply> {
      const { clubId, feedId } = await findFeed(params.secret);
      const text = await inClub(clubId, async () => {
        const { feed, plans } = await readFeedPlans(feedId);
        return presentCalendar(feed, plans);
      });
      return { [REPLY]: 'raw', type: 'text/calendar; charset=utf-8', content: text };
    },
  }),
];
