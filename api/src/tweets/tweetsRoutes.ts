import { PICTURES_MAX, TWEET_MAX } from '@fleetwatch/contract/tweets/limits';
import { TOO_MANY_PICTURES, TWEET_NOT_FOUND, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import type {
  NewTweetBody,
  TweetPicture,
  TweetReplyBody,
  UpvoteAnswer,
} from '@fleetwatch/contract/tweets/wire';
import { PICTURE_TYPES } from '@fleetwatch/contract/tweets/wire';
import Joi from 'joi';
import { FILE_NAME } from '@fleetwatch/contract/media/rules';
import { runWrite } from '../platform/database/runWrite.ts';
import { now } from '../platform/club/clock.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { likeTweet } from './commands/likeTweet.ts';
import { listHeadsUps, listTweets } from './commands/listTweets.ts';
import { checkTweet, postTweet, replyToTweet } from './commands/postTweet.ts';
import { readLikes } from './commands/readLikes.ts';
import { removeTweet } from './commands/removeTweet.ts';
import { presentNewTweet, presentTweets, presentTweetsForKiosk } from './tweetPresenter.ts';

const DAYS_OF_WEEK = 7;

/** Schema of a file name as on a device: an ordinary name (rule media.names). */
const fileNameSchema = (max: number): Joi.StringSchema =>
  textSchema(max).custom((value: string, helpers) =>
    FILE_NAME.test(value) ? value : helpers.error('any.invalid'),
  );

const pictureSchema = Joi.object<TweetPicture, true>({
  id: textSchema(100).required(),
  type: Joi.string()
    .valid(...PICTURE_TYPES)
    .required()
    .messages(textFor(UNSUPPORTED_TYPE)),
  name: fileNameSchema(80).required(),
});
/** The schema only bounds the length; `checkTweet` refuses more than TWEET_MAX characters (rule tweet.text). */
const newTweetSchema = Joi.object<NewTweetBody, true>({
  user: idSchema().required(),
  description: textSchema(FREE_TEXT_MAX).required(),
  private: Joi.boolean().required(),
  headsup: Joi.boolean().required(),
  pictures: Joi.array()
    .items(pictureSchema)
    .max(PICTURES_MAX)
    .required()
    .messages({ 'array.max': TOO_MANY_PICTURES }),
});
const replySchema = Joi.object<TweetReplyBody, true>({
  user: idSchema().required(),
  description: textSchema(FREE_TEXT_MAX).required(),
  replyto: idSchema().required(),
});

const listRoute = (path: string, days: number, summary: string): Route =>
  memberRoute<Record<never, never>, { uid: string }>({
    method: 'GET',
    path: `${path}/:uid`,
    summary,
    answers: "R tweets, newest first: those to everyone and to the member's own group.",
    namesCaller: ['uid'],
    params: Joi.object<{ uid: string }, true>({ uid: idSchema().required() }),
    async handle({ actor }) {
      const tweets = await listTweets(actor.id, days);
      return { results: await presentTweets(tweets, await readLikes(actor.id, tweets)) };
    },
  });

export const tweetsRoutes: Route[] = [
  listRoute('/tweets-day-results', 1, "List today's tweets and replies."),
  listRoute('/tweets-week-results', DAYS_OF_WEEK, 'List the tweets and replies of the last seven days.'),

  kioskRoute({
    method: 'GET',
    path: '/tweets-headsup-week-results',
    summary: 'List the heads-ups of the last seven days; the kiosk gets only those to everyone.',
    answers: 'R tweets, newest first.',
    polled: { sameFor: 'member' },
    async handle({ actor }) {
      const headsUps = await listHeadsUps(actor?.id ?? null);
      if (!actor) return { results: await presentTweetsForKiosk(headsUps) };
      return { results: await presentTweets(headsUps, await readLikes(actor.id, headsUps)) };
    },
  }),

  memberRoute<NewTweetBody>({
    method: 'POST',
    path: '/tweet',
    writes: 'tweet',
    summary: `Post a tweet of up to ${TWEET_MAX} characters to everyone or to the author's user group.`,
    answers: 'The tweet.',
    namesCaller: ['user'],
    body: newTweetSchema,
    acceptsOfflineWrites: true,
    async handle({ actor, body, happenedAt, repeatable }) {
      const { description: text, private: isPrivate, headsup: isHeadsUp } = body;
      const pictures = await checkTweet({ author: actor.id, text, pictures: body.pictures });
      return runWrite({
        repeat: repeatable(),
        work: async (session) => {
          const postedAt = happenedAt ?? now();
          const tweet = await postTweet(
            { author: actor.id, text, isPrivate, isHeadsUp, pictures, postedAt },
            session,
          );
          return presentNewTweet(tweet);
        },
      });
    },
  }),

  memberRoute<TweetReplyBody>({
    method: 'POST',
    path: '/tweet-reply',
    writes: 'tweet',
    summary: 'Reply to a tweet; the reply is visible to the same members.',
    answers: 'The reply.',
    namesCaller: ['user'],
    body: replySchema,
    acceptsOfflineWrites: true,
    async handle({ actor, body, happenedAt, repeatable }) {
      await checkTweet({ author: actor.id, text: body.description, pictures: [] });
      return runWrite({
        repeat: repeatable(),
        work: async (session) => {
          const postedAt = happenedAt ?? now();
          const reply = { author: actor.id, text: body.description, replyTo: body.replyto, postedAt };
          return presentNewTweet(await replyToTweet(reply, session));
        },
      });
    },
  }),

  memberRoute<Record<never, never>, { tweetId: string }>({
    method: 'GET',
    path: '/tweet-upvote/:tweetId',
    writes: 'other',
    summary: 'Like a tweet, once per member.',
    answers: '{_id, upvote}.',
    params: Joi.object<{ tweetId: string }, true>({
      // The id may come from a truncated address, so its refusal states that the tweet does not exist.
      tweetId: idSchema().required().messages(textFor(TWEET_NOT_FOUND)),
    }),
    async handle({ actor, params }): Promise<UpvoteAnswer> {
      const tweet = await likeTweet(params.tweetId, actor.id);
      return { _id: params.tweetId, upvote: tweet.likes };
    },
  }),

  memberRoute<Record<never, never>, { id: string }>({
    method: 'DELETE',
    path: '/tweet/:id',
    summary: 'Remove a tweet with its replies (its author or a coach).',
    answers: '{_id}.',
    params: Joi.object<{ id: string }, true>({ id: idSchema().required() }),
    audit: { verb: 'remove', kind: 'tweet' },
    async handle({ actor, params, repeatable }) {
      return removeTweet(params.id, actor, repeatable());
    },
  }),
];
