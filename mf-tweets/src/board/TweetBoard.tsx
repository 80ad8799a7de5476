import { useEffect, useMemo } from 'react';
import { INTERNAL_ERROR } from '@fleetwatch/contract/errors/texts';
import { SWIPE_WITH_REPLY_PX } from '@fleetwatch/contract/tweets/limits';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { COMPOSER_PARTS, ComposerPart } from '../compose/composerPart.tsx';
import { mergeTweets, threadsOf, type BoardTab } from './threads.ts';
import { tweetRow } from './tweetRow.tsx';
import { useBoardTab } from './useBoardTab.ts';
import { useTweetActions } from './useTweetActions.ts';

interface Props {
  tweets: readonly Tweet[];
  /** The week's heads-ups, also where the tweets are a day's. */
  headsUps?: readonly Tweet[] | undefined;
  /** Shown when there are no tweets at all. */
  emptyText: string;
}

const PANEL = 'tweet-board';
const PICK_FIRST = 'Swipe a tweet, or press its arrow, and choose Reply.';

/** The 'Tweet:' tab shows all tweets; its composer writes for everyone. */
const TABS: readonly { value: BoardTab; label: string }[] = [
  { value: 'all', label: 'Tweet:' },
  { value: 'group', label: 'My group' },
  { value: 'everyone', label: 'Everyone' },
  { value: 'headsup', label: 'Heads up' },
];

const EMPTY: Partial<Record<BoardTab, string>> = {
  group: 'Nothing for your group alone. Write the first one above.',
  headsup: 'No heads-ups.',
};

/** Tweets by audience, with a composer for that audience (rule tweet.tabs). */
export function TweetBoard({ tweets, headsUps, emptyText }: Props) {
  const dispatch = useAppDispatch();
  const { tab, answeredId, go } = useBoardTab();
  const { actions, doomed, ...removal } = useTweetActions();
  usePreload(COMPOSER_PARTS);
  const all = useMemo(() => mergeTweets(headsUps, tweets), [headsUps, tweets]);
  const shown = tab === 'headsup' || tab === 'reply' ? all : tweets;
  const answered = all.find(({ _id }) => _id === answeredId) ?? null;
  const isLost = answeredId !== null && answered === null;

  // The tweet to answer has been deleted, or is older than the list (rule tweet.reply).
  useEffect(() => {
    if (!isLost) return;
    dispatch(toastShown({ text: INTERNAL_ERROR, tone: 'danger' }));
    dispatch(deferredCleared());
  }, [isLost, dispatch]);

  const rows = useMemo(
    () => threadsOf(shown, tab, answeredId).map((placed) => tweetRow(placed, actions)),
    [shown, tab, answeredId, actions],
  );
  const tabs = [
    ...TABS,
    { value: 'reply' as const, label: 'Reply', isDisabled: answeredId === null, reason: PICK_FIRST },
  ];
  return (
    <Stack>
      <TabStrip
        label="Tweet for"
        tabs={tabs}
        value={tab}
        onChange={(value) => go(tabs.find((one) => one.value === value)?.value ?? 'all')}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={tabs.find(({ value }) => value === tab)?.label ?? ''}>
        <Stack>
          <ComposerPart.View
            // Keyed by kind, so that refusals of a tweet are not shown for a reply, nor the reverse.
            key={answeredId ?? 'tweet'}
            tab={tab}
            answered={answered}
            onDone={() => go('all')}
          />
          <SwipeList
            label="Tweets"
            rows={rows}
            swipeDistance={SWIPE_WITH_REPLY_PX}
            emptyText={EMPTY[tab] ?? emptyText}
            hint="Swipe a tweet to the left, or press its arrow, to reply or to like it."
          />
        </Stack>
      </TabPanel>
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Delete tweet"
        verb="Delete tweet"
        isDangerous
        isBusy={removal.isRemoving}
        error={removal.removeError}
        onConfirm={() => void removal.confirmRemoval()}
        onCancel={removal.keep}
      >
        <p>The tweet of {doomed?.user} goes with its replies, likes and pictures, for everyone.</p>
      </ConfirmDialog>
    </Stack>
  );
}
