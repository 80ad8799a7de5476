import { Link } from 'react-router-dom';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { DataAge } from '@fleetwatch/kit/ui/feedback/DataAge';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TweetBoard } from './TweetBoard.tsx';
import { useTweetBoard } from './useTweetBoard.ts';
import { NO_TWEETS_TODAY, TRY_AGAIN, TWEETS, WHOLE_WEEK } from './texts.ts';

/** Today's tweets as a box in another remote's screen, through `RemotePart` (rule tweet.tabs). */
export function TweetPanel() {
  const board = useTweetBoard('day');
  const retry = (
    <Button icon="refresh" isBusy={board.isFetching} onClick={board.refetch}>
      {TRY_AGAIN}
    </Button>
  );
  return (
    <Card title={TWEETS} actions={<DataAge updatedAt={board.updatedAt} />}>
      <div role="alert">
        {board.error !== undefined && (
          <Notice tone="red" actions={retry}>
            {board.error}
          </Notice>
        )}
      </div>
      {board.isLoading ? (
        <Skeleton shape="row" />
      ) : (
        <TweetBoard tweets={board.tweets} headsUps={board.headsUps} emptyText={NO_TWEETS_TODAY} />
      )}
      <p>
        <Link to="/tweets">{WHOLE_WEEK}</Link>
      </p>
    </Card>
  );
}
