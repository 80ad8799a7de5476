import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ALL_BOATS } from '@fleetwatch/contract/activity/csvNames';
import { FLEET_CSV_SORTS } from '@fleetwatch/contract/boats/edits';
import { NO_BOATS_OF_CLASS } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { useReservationsQuery } from '@fleetwatch/kit/store/plans';
import { LIST_QUERY, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { HeadsUpLine } from '@fleetwatch/kit/parts/HeadsUpLine';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import type { Cleared } from '@fleetwatch/kit/parts/ClearedBoats';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { readPlace, searchOf } from '@fleetwatch/kit/parts/listPlace.ts';
import type { ListPlace } from '@fleetwatch/kit/parts/listPlace.ts';
import { useFleetCsvQuery } from '../data/fleetApi.ts';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { CaptainsLogPart } from '../laterScreens.tsx';
import { CAPTAINS_LOG_TITLE, captainsLogTitle } from '../texts.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { tabLabel } from '@fleetwatch/kit/ui/navigation/tabLabel.ts';
import { TABLE_PLACE, TOOLS_PLACE } from '@fleetwatch/kit/ui/table/tablePlaces';
import { useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { BoatRow } from './boatRow.tsx';
import { useBoatActions } from './useBoatActions.ts';
import { useBoatRows } from './useBoatRows.ts';
import { BOATS, BOATS_HINT, BOAT_CLASS, FLEET, SEARCH_BOATS, CSV_FILE } from './texts.ts';

const LaunchDialogPart = createPart(
  async () => (await import(/* webpackChunkName: "launch" */ './LaunchDialog.tsx')).LaunchDialog,
);

const LabelsPart = createPart(
  async () => (await import(/* webpackChunkName: "labels" */ '../damage/LabelsButton.tsx')).LabelsButton,
);

/** Features for which racks have labels. */
const LABELLED: readonly string[] = ['damage', 'reservations'];

/** Longest swipe of a boat's row (rule boat.swipe). */
const FLEET_SWIPE_PX = 270;
const PANEL = 'fleet-boats';
const CSV = 'csv';
/** The ranked files, which the list does not wait for. */
const CsvPart = createPart(
  async () => (await import('@fleetwatch/kit/parts/RankedFiles')).RankedFiles,
  <Skeleton count={2} />,
);
/** Targets of a boat's row. */
const LATER = [CaptainsLogPart, CsvPart, LaunchDialogPart];

const BoatTablePart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './BoatTable.tsx')).BoatTable,
  TABLE_PLACE,
);
const BoatToolsPart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './BoatTable.tsx')).BoatTools,
  TOOLS_PLACE,
);

// Without its code, such as offline, nothing is hidden.
const ClearedPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "cleared" */ './ClearedFleet.tsx').catch(() => null))?.ClearedFleet ??
    (() => null),
);

/* Content beside the search. */
const Warnings = styled.div`
  flex: 8 1 16rem;
  min-width: 0;
  &:empty {
    display: none;
  }
`;

interface FleetScreenProps {
  /** Id of the boat whose log is open beside the table. */
  openBoat?: string | undefined;
  isLaptop?: boolean;
}

/** The club's boats by class, with their actions (rule boat.tabs); on a laptop as a table. */
export function FleetScreen({ openBoat, isLaptop = false }: FleetScreenProps) {
  const boatsQuery = useAllBoatsQuery(undefined, LIST_QUERY);
  const groupsQuery = useFleetGroupsQuery();
  const stillOut = useStillOutQuery(undefined, LIST_QUERY);
  const reservations = useReservationsQuery(undefined, LIST_QUERY);
  const headsUps = useHeadsUpsQuery(undefined, LIST_QUERY);
  const { data: club } = useClubQuery();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const place = readPlace(params);
  const go = (next: Partial<ListPlace>) => {
    const search = searchOf({ ...place, sort: null, ...next });
    // A file replaces the table and the log.
    void navigate({ pathname: next.isCsv ? '/fleet' : pathname, search }, { replace: true });
  };
  const confirmation = useConfirmAction();
  const [launching, setLaunching] = useState<Boat>();
  const actions = useBoatActions({ ask: confirmation.ask, onLaunch: setLaunching });
  usePreload(LATER);

  const classes = (groupsQuery.data ?? []).filter((group) => !group.private);
  const chosen = classes.find(({ _id }) => _id === place.group);
  const shownId = chosen?._id ?? '';
  const csv = useFleetCsvQuery(
    { group: chosen?._id ?? 'all', sort: place.sort ?? 0, season: place.season },
    { skip: place.sort === null, refetchOnMountOrArgChange: true },
  );

  const fleetRows = useBoatRows({
    boats: boatsQuery.data,
    classes: groupsQuery.data,
    stillOut: stillOut.data,
    reservations: reservations.data,
    shownClass: shownId,
    isReporting: club?.features?.includes('damage') ?? false,
    identity: club?.identity,
    actions,
  });
  const isClearing = club?.features?.includes('clearances') ?? false;
  const [cleared, setCleared] = useState<Cleared<BoatRow>>();
  const rows = useMemo(
    () => (isClearing && cleared ? cleared.mark(fleetRows) : fleetRows),
    [isClearing, cleared, fleetRows],
  );
  const listed = useMemo(() => fleetRows.map(({ item }) => item.boat), [fleetRows]);
  const emptyText = cleared && fleetRows.length > 0 ? cleared.emptyText : NO_BOATS_OF_CLASS;
  // If late, they would move the boats; without them the boats are shown anyway.
  const isIncomplete = [stillOut, reservations, headsUps].some(({ isLoading }) => isLoading);
  const openName = boatsQuery.data?.find(({ _id }) => _id === openBoat)?.name;
  const countOf = (id: string) => boatsQuery.data?.filter(({ group }) => group === id).length;
  const tabs = [
    { value: '', label: ALL_BOATS, count: boatsQuery.data?.length },
    ...classes.map(({ _id, name }) => ({ value: _id, label: tabLabel(name), count: countOf(_id) })),
    { value: CSV, label: CSV_FILE },
  ];
  return (
    <Screen
      title={FLEET}
      {...(openBoat !== undefined && {
        documentTitle: openName === undefined ? CAPTAINS_LOG_TITLE : captainsLogTitle(openName),
      })}
      actions={
        isLaptop ? (
          <>
            <Warnings>
              <HeadsUpLine tweets={headsUps.data} />
            </Warnings>
            {place.isCsv ? null : <BoatToolsPart.View typed={typed} onType={setTyped} />}
          </>
        ) : undefined
      }
      {...screenStatus(boatsQuery, groupsQuery)}
      {...(isIncomplete && { status: 'loading' })}
      skeleton={<Skeleton shape="row" count={8} />}
    >
      {isLaptop ? null : <HeadsUpLine tweets={headsUps.data} />}
      <TabStrip
        label={BOAT_CLASS}
        tabs={tabs}
        value={place.isCsv ? CSV : shownId}
        onChange={(value) => go(value === CSV ? { isCsv: true } : { group: value, isCsv: false })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={place.isCsv ? CSV_FILE : (chosen?.name ?? ALL_BOATS)}>
        {place.isCsv ? (
          <CsvPart.View
            groupLabel={BOAT_CLASS}
            groups={[
              { value: '', label: ALL_BOATS },
              ...classes.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            group={shownId}
            onGroup={(group) => go({ group })}
            season={place.season}
            onSeason={(season) => go({ season })}
            sorts={FLEET_CSV_SORTS}
            sort={place.sort}
            onSort={(sort) => go({ sort })}
            query={csv}
            call="fleet-csv"
          >
            {club?.features?.some((feature) => LABELLED.includes(feature)) && (
              <LabelsPart.View group={shownId} />
            )}
          </CsvPart.View>
        ) : isLaptop ? (
          <BoatTablePart.View
            rows={rows}
            typed={typed}
            openBoat={openBoat}
            search={searchOf({ ...place, sort: null })}
            emptyText={emptyText}
            onClose={() => void navigate({ pathname: '/fleet', search: searchOf(place) })}
          />
        ) : (
          <SearchList
            key={shownId}
            label={BOATS}
            searchLabel={SEARCH_BOATS}
            rows={rows}
            swipeDistance={FLEET_SWIPE_PX}
            emptyText={emptyText}
            hint={BOATS_HINT}
          />
        )}
        {isClearing && !place.isCsv && <ClearedPart.View boats={listed} onFound={setCleared} />}
      </TabPanel>
      <ConfirmActionDialog state={confirmation} />
      {launching && (
        <LaunchDialogPart.View key={launching._id} boat={launching} onClose={() => setLaunching(undefined)} />
      )}
    </Screen>
  );
}
