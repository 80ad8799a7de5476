import { HeadsUpLine } from '@fleetwatch/kit/parts/HeadsUpLine';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TweetBoard } from './TweetBoard.tsx';
import { useTweetBoard } from './useTweetBoard.ts';
import { NO_TWEETS_THIS_WEEK, TWEETS } from './texts.ts';

/** /tweets: the week's tweets (rule tweet.week). */
export function TweetsScreen() {
  const board = useTweetBoard('week');
  const status = board.error === undefined ? 'ready' : 'error';
  return (
    <Screen
      title={TWEETS}
      status={board.isLoading ? 'loading' : status}
      error={board.error}
      onRetry={board.refetch}
      isRetrying={board.isFetching}
      updatedAt={board.updatedAt}
      skeleton={<Skeleton shape="row" count={8} />}
    >
      <HeadsUpLine tweets={board.headsUps} />
      <TweetBoard tweets={board.tweets} headsUps={board.headsUps} emptyText={NO_TWEETS_THIS_WEEK} />
    </Screen>
  );
}
