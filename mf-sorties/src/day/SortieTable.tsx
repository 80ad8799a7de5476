import { useMemo } from 'react';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Table } from '@fleetwatch/kit/ui/table/Table';
import type { TableColumn, TableItem } from '@fleetwatch/kit/ui/table/TableRowView';
import styled from 'styled-components';
import { boatActivityPath, userActivityPath } from '../screen/activityPaths.ts';
import { crewNames } from '../screen/crewNames.ts';
import { useDrawnBoats } from '../screen/useDrawnBoats.ts';
import { useCorrectPath } from '../screen/useCorrectPath.ts';
import { useOutings, type Outing } from '../screen/useOutings.ts';
import {
  BOAT,
  BOAT_ACTIVITY,
  CORRECT,
  CREW,
  LANDED,
  LATE,
  LAUNCHED,
  LAUNCHED_BY,
  NO_SORTIES,
  outFor,
  SORTIES_OF_THE_DAY,
  USER_ACTIVITY,
} from './drawingTexts.ts';

interface SortieTableProps {
  sorties: readonly Sortie[];
  now: LocalDateTimeText;
}

interface Item {
  sortie: Sortie;
  outing: Outing | null;
  crew: string;
}

/** An eight at the scale of the table; shorter boats end where it does, bow by bow. */
const Drawing = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  align-items: center;
  width: 104px;
`;

const Cut = styled.span`
  display: inline-block;
  max-width: 18rem;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
`;

const columnsIn = (unit: ShownUnit): readonly TableColumn<Item>[] => [
  {
    key: 'launched',
    label: LAUNCHED,
    cell: ({ sortie }) => shortTime(sortie.launch),
    sortBy: ({ sortie }) => sortie.launch,
  },
  {
    key: 'landed',
    label: LANDED,
    cell: ({ sortie, outing }) =>
      outing === null ? (
        <>
          {shortTime(sortie.land ?? '')} {sortie.late && <Badge $tone="red">{LATE}</Badge>}
        </>
      ) : (
        <Badge $tone={outing.isLate ? 'red' : 'water'}>{outFor(outing.timeOut, outing.isLate)}</Badge>
      ),
    // Boats that are out sort as the latest.
    sortBy: ({ sortie }) => sortie.land ?? '9',
  },
  {
    key: 'launcher',
    label: LAUNCHED_BY,
    cell: ({ sortie }) => <Cut title={sortie.user}>{sortie.user}</Cut>,
    sortBy: ({ sortie }) => sortie.user,
  },
  {
    key: 'crew',
    label: CREW,
    isExtra: true,
    cell: ({ crew }) => <Cut title={crew}>{crew}</Cut>,
    sortBy: ({ crew }) => crew,
  },
  {
    key: 'miles',
    label: UNIT_TITLES[unit],
    isNumber: true,
    hasRank: true,
    cell: ({ sortie, outing }) => (outing === null ? formatIn(sortie.miles, unit) : '–'),
    sortBy: ({ sortie }) => sortie.miles,
  },
];

/** The day's sorties as a table, sortable and navigable by keys (rule sortie.views). */
export function SortieTable({ sorties, now }: SortieTableProps) {
  const { data: members = [] } = useMembersQuery();
  const unit = useUnit();
  const columns = useMemo(() => columnsIn(unit), [unit]);
  const { boatOf, blade } = useDrawnBoats();
  const outingOf = useOutings(now);
  const correctPathOf = useCorrectPath();
  const nameOf = new Map(members.map(({ _id, name }) => [_id, name]));
  const rows = sorties.map((sortie): TableItem<Item> => ({
    key: sortie._id,
    name: sortie.bus,
    note: sortie.moniker,
    picture: (
      <Drawing>
        <BoatDrawing boat={boatOf(sortie)} blade={blade} />
      </Drawing>
    ),
    item: { sortie, outing: outingOf(sortie), crew: crewNames(sortie.crew, nameOf) },
    actions: [
      { key: 'user', label: USER_ACTIVITY, icon: 'person', to: userActivityPath(sortie) },
      { key: 'boat', label: BOAT_ACTIVITY, icon: 'activity', tone: 'cedar', to: boatActivityPath(sortie) },
      ...[correctPathOf(sortie)].flatMap((to) =>
        to ? [{ key: 'correct', label: CORRECT, icon: 'pen' as const, to }] : [],
      ),
    ],
  }));
  return (
    <Table
      name="sorties"
      label={SORTIES_OF_THE_DAY}
      nameLabel={BOAT}
      columns={columns}
      rows={rows}
      typed=""
      emptyText={NO_SORTIES}
    />
  );
}
