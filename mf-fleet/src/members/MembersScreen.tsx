import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL_MEMBERS } from '@fleetwatch/contract/activity/csvNames';
import { MEMBERS_CSV_SORTS } from '@fleetwatch/contract/members/deck';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { CsvPanel } from '../csv/CsvPanel.tsx';
import { readPlace, writePlace } from '../csv/listPlace.ts';
import type { ListPlace } from '../csv/listPlace.ts';
import { useMembersCsvQuery } from '../data/membersCsvApi.ts';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { tabLabel } from '../screen/tabLabel.ts';
import { GroupRequests } from './GroupRequests.tsx';
import { memberRow } from './memberRow.tsx';

/** How far a member's row may be swiped (rule boat.swipe). */
const MEMBERS_SWIPE_PX = 140;
const PANEL = 'members-list';
const CSV = 'csv';

/** The club's members by user group, with their season (rule member.lists). */
export function MembersScreen() {
  const membersQuery = useMembersQuery(undefined, LIVE_QUERY);
  const groupsQuery = useUserGroupsQuery();
  const isCoach = useAppSelector(selectIsCoach);
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const go = (next: Partial<ListPlace>) =>
    setParams(writePlace({ ...place, sort: null, ...next }), { replace: true });

  const { data: members } = membersQuery;
  const { data: groups } = groupsQuery;
  const chosen = groups?.find(({ _id }) => _id === place.group);
  const shownId = chosen?._id ?? '';
  const csv = useMembersCsvQuery(
    { group: chosen?._id ?? 'all', sort: place.sort ?? 0 },
    { skip: place.sort === null, refetchOnMountOrArgChange: true },
  );

  const rows = useMemo(() => {
    const names = new Map(groups?.map(({ _id, name }) => [_id, name]));
    return (members ?? [])
      .filter(({ group }) => shownId === '' || group === shownId)
      .map((member) => memberRow(member, names.get(member.group) ?? ''));
  }, [members, groups, shownId]);
  const countOf = (id: string) => members?.filter(({ group }) => group === id).length;
  const tabs = [
    { value: '', label: ALL_MEMBERS, count: members?.length },
    ...(groups ?? []).map(({ _id, name }) => ({ value: _id, label: tabLabel(name), count: countOf(_id) })),
    { value: CSV, label: 'CSV' },
  ];
  return (
    <Screen
      title="Members"
      {...screenStatus(membersQuery, groupsQuery)}
      skeleton={<Skeleton shape="row" count={8} />}
    >
      {isCoach && <GroupRequests />}
      <TabStrip
        label="User group"
        tabs={tabs}
        value={place.isCsv ? CSV : shownId}
        onChange={(value) => go(value === CSV ? { isCsv: true } : { group: value, isCsv: false })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={place.isCsv ? 'CSV' : (chosen?.name ?? ALL_MEMBERS)}>
        {place.isCsv ? (
          <CsvPanel
            groupLabel="User group"
            groups={[
              { value: '', label: ALL_MEMBERS },
              ...(groups ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            group={shownId}
            onGroup={(group) => go({ group })}
            sorts={MEMBERS_CSV_SORTS}
            sort={place.sort}
            onSort={(sort) => go({ sort })}
            query={csv}
            call="users-csv"
          />
        ) : (
          <SearchList
            key={shownId}
            label="Members"
            searchLabel="Search members"
            rows={rows}
            swipeDistance={MEMBERS_SWIPE_PX}
            emptyText="Nobody is in this user group."
            hint="Swipe a member to the left, or press the arrow, for their activity."
          />
        )}
      </TabPanel>
    </Screen>
  );
}
