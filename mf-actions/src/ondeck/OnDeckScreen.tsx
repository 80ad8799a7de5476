import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { useOnDeckQuery } from '@fleetwatch/kit/store/members';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { EVERYONE, groupTabs, ofGroup } from '../people/groupTabs.ts';
import { useLaunchedMembersQuery } from '../people/peopleApi.ts';
import { aboutMeAction, personRow } from '../people/personRow.tsx';
import type { Person } from '../people/personRow.tsx';
import { useCountChime } from './useCountChime.ts';
import { useDeckRefresh } from './useDeckRefresh.ts';
import { LAUNCHED, ON_DECK_TITLE } from '../texts.ts';
import { ON_DECK, SEARCH_MEMBERS, USER_GROUP } from '../lazyTexts.ts';
import {
  FILTER_GROUPS,
  MEMBERS_SHOWN,
  NO_GROUP_MEMBERS_ON_DECK,
  NO_MEMBERS_ON_DECK,
  NO_MEMBERS_OUT,
  SHOW_ALL_LAUNCHED,
  USER_ACTIVITY,
} from './texts.ts';

/** Longest swipe of a row (rule boat.swipe). */
const DECK_SWIPE_PX = 160;
const PANEL = 'deck-people';
const SHOWN = 'show';
const GROUP = 'group';
/** The list is refetched each time the screen opens. */
const FRESH_QUERY = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;

interface Waiting extends Person {
  since?: string;
}

/** The members on deck and on the water (rule deck.screen). */
export function OnDeckScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const deck = useOnDeckQuery(undefined, FRESH_QUERY);
  const water = useLaunchedMembersQuery(undefined, FRESH_QUERY);
  const { data: groups = [] } = useUserGroupsQuery();
  const [params, setParams] = useSearchParams();
  const shown = params.get(SHOWN) ?? 'deck';
  const group = groups.find(({ _id }) => _id === params.get(GROUP))?._id ?? EVERYONE;
  const refetch = () => void Promise.all([deck.refetch(), water.refetch()]);

  useDeckRefresh(refetch, () => void navigate('/'));
  useCountChime(deck.data?.length);

  const waiting = useMemo<Waiting[]>(
    () => deck.data?.map(({ user_id: _id, ...row }) => ({ ...row, _id })) ?? [],
    [deck.data],
  );
  const people: readonly Waiting[] =
    shown === 'launched' ? (water.data ?? []) : shown === 'groups' ? ofGroup(waiting, group) : waiting;
  const rows = people.map((person) =>
    personRow(person, {
      aside: person.since === undefined ? null : <Badge $tone="amber">{shortTime(person.since)}</Badge>,
      actions: [
        aboutMeAction(person, (text) => dispatch(toastShown({ text }))),
        { key: 'activity', label: USER_ACTIVITY, tone: 'water', to: `/activity/user/${person._id}` },
      ],
    }),
  );

  const show = (name: string, value: string) => {
    const after = new URLSearchParams(params);
    after.set(name, value);
    setParams(after, { replace: true });
  };
  const tabs = [
    { value: 'deck', label: ON_DECK_TITLE, count: deck.data?.length },
    { value: 'groups', label: FILTER_GROUPS },
    { value: 'launched', label: SHOW_ALL_LAUNCHED, count: water.data?.length },
  ];
  const chosen = tabs.find(({ value }) => value === shown) ?? tabs[0];
  const query = shown === 'launched' ? water : deck;
  return (
    <Screen
      title={ON_DECK_TITLE}
      {...screenStatus(query)}
      onRetry={refetch}
      skeleton={<Skeleton shape="row" count={6} />}
    >
      <Stack $gap="s3">
        <TabStrip
          label={MEMBERS_SHOWN}
          tabs={tabs}
          value={chosen?.value ?? ''}
          onChange={(value) => show(SHOWN, value)}
          panelId={PANEL}
        />
        {shown === 'groups' && (
          <TabStrip
            label={USER_GROUP}
            tabs={groupTabs(groups, waiting)}
            value={group}
            onChange={(value) => show(GROUP, value)}
            panelId={PANEL}
          />
        )}
        <TabPanel id={PANEL} label={chosen?.label ?? ''}>
          {query.data && (
            <SearchList
              key={`${shown} ${group}`}
              label={shown === 'launched' ? LAUNCHED : ON_DECK}
              searchLabel={SEARCH_MEMBERS}
              rows={rows}
              isLive
              swipeDistance={DECK_SWIPE_PX}
              emptyText={emptyText(shown, group)}
            />
          )}
        </TabPanel>
      </Stack>
    </Screen>
  );
}

function emptyText(shown: string, group: string): string {
  if (shown === 'launched') return NO_MEMBERS_OUT;
  return shown === 'groups' && group !== EVERYONE ? NO_GROUP_MEMBERS_ON_DECK : NO_MEMBERS_ON_DECK;
}
