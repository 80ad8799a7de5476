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
import {
  AUDIENCE_TABS,
  DELETE_TWEET,
  EVERYONE,
  HEADS_UP,
  MY_GROUP,
  NO_GROUP_TWEETS,
  NO_HEADS_UPS,
  PICK_A_TWEET,
  REPLY,
  SWIPE_HINT,
  TWEET_TAB,
  TWEETS,
  tweetDeletion,
} from './texts.ts';

interface Props {
  tweets: readonly Tweet[];
  /** The week's heads-ups, even if the tweets are a day's. */
  headsUps?: readonly Tweet[] | undefined;
  /** Shown when there are no tweets at all. */
  emptyText: string;
}

const PANEL = 'tweet-board';
/** The 'Tweet:' tab shows all tweets; its composer writes for everyone. */
const TABS: readonly { value: BoardTab; label: string }[] = [
  { value: 'all', label: TWEET_TAB },
  { value: 'group', label: MY_GROUP },
  { value: 'everyone', label: EVERYONE },
  { value: 'headsup', label: HEADS_UP },
];

const EMPTY: Partial<Record<BoardTab, string>> = {
  group: NO_GROUP_TWEETS,
  headsup: NO_HEADS_UPS,
};

/** Tweets by audience, with a composer for that audience (rule tweet.tabs). */
export function TweetBoard({ tweets, headsUps, emptyText }: Props) {
  const dispatch = useAppDispatch();
  const { tab, answeredId, go } = useBoardTab();
  const { actions, tweetToDelete, ...removal } = useTweetActions();
  usePreload(COMPOSER_PARTS);
  const all = useMemo(() => mergeTweets(headsUps, tweets), [headsUps, tweets]);
  const shown = tab === 'headsup' || tab === 'reply' ? all : tweets;
  const answered = all.find(({ _id }) => _id === answeredId) ?? null;
  const isAnsweredMissing = answeredId !== null && answered === null;

  // The tweet to answer has been deleted, or is older than the list (rule tweet.reply).
  useEffect(() => {
    if (!isAnsweredMissing) return;
    dispatch(toastShown({ text: INTERNAL_ERROR, tone: 'danger' }));
    dispatch(deferredCleared());
  }, [isAnsweredMissing, dispatch]);

  const rows = useMemo(
    () => threadsOf(shown, tab, answeredId).map((placed) => tweetRow(placed, actions)),
    [shown, tab, answeredId, actions],
  );
  const tabs = [
    ...TABS,
    { value: 'reply' as const, label: REPLY, isDisabled: answeredId === null, reason: PICK_A_TWEET },
  ];
  return (
    <Stack>
      <TabStrip
        label={AUDIENCE_TABS}
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
            label={TWEETS}
            rows={rows}
            swipeDistance={SWIPE_WITH_REPLY_PX}
            emptyText={EMPTY[tab] ?? emptyText}
            hint={SWIPE_HINT}
          />
        </Stack>
      </TabPanel>
      <ConfirmDialog
        isOpen={tweetToDelete !== null}
        title={DELETE_TWEET}
        verb={DELETE_TWEET}
        isDangerous
        isBusy={removal.isRemoving}
        error={removal.removeError}
        onConfirm={() => void removal.confirmRemoval()}
        onCancel={removal.keep}
      >
        <p>{tweetDeletion(tweetToDelete?.user ?? '')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
