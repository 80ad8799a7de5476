import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ALL_MEMBERS } from '@fleetwatch/contract/activity/csvNames';
import { MEMBERS_CSV_SORTS } from '@fleetwatch/contract/members/deck';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { readPlace, searchOf } from '@fleetwatch/kit/parts/listPlace.ts';
import type { ListPlace } from '@fleetwatch/kit/parts/listPlace.ts';
import { useMembersCsvQuery } from './membersCsvApi.ts';
import { AboutMemberPart } from '../laterScreens.tsx';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { tabLabel } from '@fleetwatch/kit/ui/navigation/tabLabel.ts';
import { TABLE_PLACE, TOOLS_PLACE } from '@fleetwatch/kit/ui/table/tablePlaces';
import { memberRow } from './memberRow.tsx';
import { ABOUT_MEMBER, USER_GROUP } from '../texts.ts';
import { CSV, documentTitle, EMPTY_GROUP, MEMBERS, SEARCH_MEMBERS, SWIPE_HINT } from './texts.ts';

/** Longest swipe of a member's row (rule boat.swipe). */
const MEMBERS_SWIPE_PX = 140;
const PANEL = 'members-list';
const CSV_TAB = 'csv';

/** The ranked files, which the list does not wait for. */
const CsvPart = createPart(
  async () => (await import('@fleetwatch/kit/parts/RankedFiles')).RankedFiles,
  <Skeleton count={2} />,
);
/** Targets of a member's row, and the files. */
const LATER = [AboutMemberPart, CsvPart];

const MemberTablePart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './MemberTable.tsx')).MemberTable,
  TABLE_PLACE,
);
/** Only confirmed coaches load it. */
const RequestsPart = createPart(
  async () => (await import(/* webpackChunkName: "about" */ './Requests.tsx')).Requests,
  null,
);

const MemberToolsPart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './MemberTable.tsx')).MemberTools,
  TOOLS_PLACE,
);

interface MembersScreenProps {
  /** Name of the member whose profile is open beside the table. */
  openName?: string | undefined;
  isLaptop?: boolean;
}

/** The club's members by user group, with their season (rule member.lists); on a laptop as a table. */
export function MembersScreen({ openName, isLaptop = false }: MembersScreenProps) {
  const membersQuery = useMembersQuery(undefined, LIST_QUERY);
  const groupsQuery = useUserGroupsQuery();
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  usePreload(LATER);
  const place = readPlace(params);
  const go = (next: Partial<ListPlace>) => {
    const search = searchOf({ ...place, sort: null, ...next });
    // A file replaces the table and the profile.
    void navigate({ pathname: next.isCsv ? '/users' : pathname, search }, { replace: true });
  };

  const { data: members } = membersQuery;
  const { data: groups } = groupsQuery;
  const chosen = groups?.find(({ _id }) => _id === place.group);
  const shownId = chosen?._id ?? '';
  const csv = useMembersCsvQuery(
    { group: chosen?._id ?? 'all', sort: place.sort ?? 0, season: place.season },
    { skip: place.sort === null, refetchOnMountOrArgChange: true },
  );

  const unit = useUnit();
  const rows = useMemo(() => {
    const names = new Map(groups?.map(({ _id, name }) => [_id, name]));
    return (members ?? [])
      .filter(({ group }) => shownId === '' || group === shownId)
      .map((member) => memberRow(member, names.get(member.group) ?? '', unit));
  }, [members, groups, shownId, unit]);
  // Not the name in the address: it may be the real name of a member whose name is masked.
  const shownName = members?.find(({ name }) => name === openName)?.name ?? ABOUT_MEMBER;
  const countOf = (id: string) => members?.filter(({ group }) => group === id).length;
  const tabs = [
    { value: '', label: ALL_MEMBERS, count: members?.length },
    ...(groups ?? []).map(({ _id, name }) => ({ value: _id, label: tabLabel(name), count: countOf(_id) })),
    { value: CSV_TAB, label: CSV },
  ];
  return (
    <Screen
      title={MEMBERS}
      {...(openName !== undefined && { documentTitle: documentTitle(shownName) })}
      actions={
        isLaptop && !place.isCsv ? <MemberToolsPart.View typed={typed} onType={setTyped} /> : undefined
      }
      {...screenStatus(membersQuery, groupsQuery)}
      skeleton={<Skeleton shape="row" count={8} />}
    >
      {isCoach && <RequestsPart.View />}
      <TabStrip
        label={USER_GROUP}
        tabs={tabs}
        value={place.isCsv ? CSV_TAB : shownId}
        onChange={(value) => go(value === CSV_TAB ? { isCsv: true } : { group: value, isCsv: false })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={place.isCsv ? CSV : (chosen?.name ?? ALL_MEMBERS)}>
        {place.isCsv ? (
          <CsvPart.View
            groupLabel={USER_GROUP}
            groups={[
              { value: '', label: ALL_MEMBERS },
              ...(groups ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            group={shownId}
            onGroup={(group) => go({ group })}
            season={place.season}
            onSeason={(season) => go({ season })}
            sorts={MEMBERS_CSV_SORTS}
            sort={place.sort}
            onSort={(sort) => go({ sort })}
            query={csv}
            call="users-csv"
          />
        ) : isLaptop ? (
          <MemberTablePart.View
            rows={rows}
            typed={typed}
            openName={openName}
            search={searchOf({ ...place, sort: null })}
            emptyText={EMPTY_GROUP}
            onClose={() => void navigate({ pathname: '/users', search: searchOf(place) })}
          />
        ) : (
          <SearchList
            key={shownId}
            label={MEMBERS}
            searchLabel={SEARCH_MEMBERS}
            rows={rows}
            swipeDistance={MEMBERS_SWIPE_PX}
            emptyText={EMPTY_GROUP}
            hint={SWIPE_HINT}
          />
        )}
      </TabPanel>
    </Screen>
  );
}
