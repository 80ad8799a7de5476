import type { ApiModule } from '../ApiModule.ts';
import { eraseTweets } from './commands/eraseTweets.ts';
import { TweetModel } from './Tweet.ts';
import { TweetLikeModel } from './TweetLike.ts';
import { tweetsRoutes } from './tweetsRoutes.ts';

export const tweetsModule: ApiModule = {
  routes: tweetsRoutes,
  models: [TweetModel, TweetLikeModel],
  erase: eraseTweets,
};
