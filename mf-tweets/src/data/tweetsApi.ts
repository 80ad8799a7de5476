import type { PresignBody } from '@fleetwatch/contract/media/wire';
import type {
  NewTweetBody,
  Tweet,
  TweetPicture,
  TweetReplyBody,
  UpvoteAnswer,
} from '@fleetwatch/contract/tweets/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import { changeHeadsUps } from '@fleetwatch/kit/store/tweets';

/** Tweets and heads-ups are cached for 10 minutes (rule portal.lists-kept). */
const CACHED_S = 600;

/** The list: the actions screen shows a day's, /tweets a week's. */
export type TweetSpan = 'day' | 'week';

export interface TweetListArgs {
  span: TweetSpan;
  memberId: string;
}

/** A file attached to a club's tweet. */
export interface MediaFile extends Pick<TweetPicture, 'name' | 'type'> {
  /** The club's storage folder. */
  folder: string;
}

export const presignBody = ({ folder, name, type }: MediaFile): PresignBody => ({
  bucket_name: folder,
  object_name: `tweets/${name}.${type}`,
});

const remote = injectRemote('mf-tweets');

const tweetsApi = remote.endpoints((build) => ({
  tweets: build.query<Tweet[], TweetListArgs>({
    query: ({ span, memberId }) => `tweets-${span}-results/${memberId}`,
    transformResponse: resultsOf<Tweet[]>,
    providesTags: ['Tweets'],
    keepUnusedDataFor: CACHED_S,
  }),
  postTweet: build.mutation<Tweet, NewTweetBody>({
    query: (body) => ({ url: 'tweet', method: 'POST', body }),
    extraOptions: { queue: 'tweet' },
    invalidatesTags: ['Tweets'],
  }),
  reply: build.mutation<Tweet, TweetReplyBody>({
    query: (body) => ({ url: 'tweet-reply', method: 'POST', body }),
    extraOptions: { queue: 'tweetReply' },
    invalidatesTags: ['Tweets'],
  }),
  removeTweet: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `tweet/${id}`, method: 'DELETE' }),
    invalidatesTags: ['Tweets'],
  }),
  /** Likes a tweet, and updates its count in every list. Liking again changes nothing. */
  likeTweet: build.mutation<UpvoteAnswer, string>({
    query: (id) => `tweet-upvote/${id}`,
    async onQueryStarted(id, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const count = (tweets: Tweet[]) => {
        const tweet = tweets.find(({ _id }) => _id === id);
        if (tweet) Object.assign(tweet, { upvote: answer.data.upvote, liked: true });
      };
      dispatch(remote.changeCached(tweetsApi.tweets, count));
      dispatch(changeHeadsUps(count));
    },
  }),
  /** The signed address of a file; it expires after a quarter of an hour, so it is cached for less. */
  mediaAddress: build.query<string, MediaFile>({
    query: (file) => ({
      url: 'presigned',
      method: 'POST',
      body: presignBody(file),
      responseHandler: 'text',
    }),
    keepUnusedDataFor: CACHED_S,
  }),
}));

export const { useQuery: useTweetsQuery } = tweetsApi.tweets;
export const { useMutation: usePostTweetMutation } = tweetsApi.postTweet;
export const { useMutation: useReplyMutation } = tweetsApi.reply;
export const { useMutation: useRemoveTweetMutation } = tweetsApi.removeTweet;
export const { useMutation: useLikeTweetMutation } = tweetsApi.likeTweet;
export const { useQuery: useMediaAddressQuery } = tweetsApi.mediaAddress;
