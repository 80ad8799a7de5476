import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { eraseTweets } from './commands/eraseTweets.ts';
import { TweetModel } from './Tweet.ts';
import { tweetMedia } from './commands/tweetMedia.ts';
import { TweetLikeModel } from './TweetLike.ts';
import { tweetsRoutes } from './tweetsRoutes.ts';

export const tweetsModule: ApiModule = {
  routes: tweetsRoutes,
  models: [
    {
      model: TweetModel,
      exported: { as: 'tweets', what: 'Tweets' },
      audited: { kind: 'tweet', values: ['author', 'isHeadsUp'], texts: ['text'] },
    },
    { model: TweetLikeModel, exported: { as: 'tweet-likes', what: 'Likes of tweets' } },
  ],
  media: [tweetMedia],
  erase: eraseTweets,
  about: async ({ _id }) => ({
    tweets: withoutMachineFields(await TweetModel.find({ author: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
    likes: withoutMachineFields(await TweetLikeModel.find({ member: _id }).sort({ _id: 1 }).lean()),
  }),
};
