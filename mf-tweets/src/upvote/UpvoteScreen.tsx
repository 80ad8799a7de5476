import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { TWEET_NOT_FOUND } from '@fleetwatch/contract/tweets/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TweetBoard } from '../board/TweetBoard.tsx';
import { useTweetBoard } from '../board/useTweetBoard.ts';
import { useLikeTweetMutation } from '../data/tweetsApi.ts';
import { ALL_TWEETS, LIKED_OLD_TWEET, TWEET } from './texts.ts';

/** /upvote/{tweet}: shows that tweet and likes it, once (rule tweet.like). */
export function UpvoteScreen() {
  const { tweet: id = '' } = useParams();
  const board = useTweetBoard('week');
  const [like, liking] = useLikeTweetMutation();
  const likedId = useRef<string>(undefined);

  useEffect(() => {
    if (likedId.current === id) return;
    likedId.current = id;
    void like(id);
  }, [id, like]);

  const thread = board.tweets.filter(({ _id, replyto }) => _id === id || replyto === id);
  const failure = liking.error === undefined ? board.error : failureOf(liking.error).text;
  const isReady = !board.isLoading && (liking.isSuccess || liking.isError);
  const status = failure === undefined ? 'ready' : 'error';
  const isOlder = isReady && failure === undefined && thread.length === 0;
  return (
    <Screen
      title={TWEET}
      status={isReady || failure !== undefined ? status : 'loading'}
      error={failure}
      onRetry={failure === TWEET_NOT_FOUND ? undefined : () => void like(id)}
      isRetrying={liking.isLoading}
      actions={<ButtonLink to="/tweets">{ALL_TWEETS}</ButtonLink>}
      skeleton={<Skeleton shape="row" count={1} />}
    >
      {isOlder ? <p>{LIKED_OLD_TWEET}</p> : null}
      {thread.length > 0 ? <TweetBoard tweets={thread} emptyText="" /> : null}
    </Screen>
  );
}
