import { styled } from 'styled-components';
import { HULL_COLOURS } from '@fleetwatch/contract/boats/hullColours';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { formatSeasonIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { Table, TableTools } from '@fleetwatch/kit/ui/table/Table';
import type { TableColumn } from '@fleetwatch/kit/ui/table/TableRowView';
import type { SearchRow } from '@fleetwatch/kit/ui/list/SearchList';
import { USER_GROUP } from '../texts.ts';
import {
  BOATS,
  DRY_DOCKED,
  FLEET_GROUP,
  FLEET_GROUPS,
  MEMBERS,
  MONIKER,
  SEARCH_FLEET_GROUPS,
  SEARCH_USER_GROUPS,
  SEATS,
  UNKNOWN,
  USER_GROUPS,
} from './texts.ts';

/** A row of user groups; the table's cells come from `item`. */
export interface UserGroupRow extends SearchRow {
  item: { group: UserGroup; members: number | undefined };
}

/** A row of fleet groups; counts are undefined until the boats are loaded. */
export interface FleetGroupRow extends SearchRow {
  item: { group: FleetGroup; boats: number | undefined; dryDocked: number | undefined };
}

const shownCount = (count: number | undefined) => count ?? UNKNOWN;
const sortKey = (count: number | undefined) => count ?? null;

const userGroupColumns = (unit: ShownUnit): readonly TableColumn<UserGroupRow['item']>[] => [
  {
    key: 'moniker',
    label: MONIKER,
    cell: ({ group }) => group.moniker,
    sortBy: ({ group }) => group.moniker,
  },
  {
    key: 'members',
    label: MEMBERS,
    isNumber: true,
    cell: ({ members }) => shownCount(members),
    sortBy: ({ members }) => sortKey(members),
  },
  {
    key: 'miles',
    label: UNIT_TITLES[unit],
    isNumber: true,
    hasRank: true,
    cell: ({ group }) => formatSeasonIn(group.miles, unit),
    sortBy: ({ group }) => group.miles,
  },
];

const fleetGroupColumns = (unit: ShownUnit): readonly TableColumn<FleetGroupRow['item']>[] => [
  {
    key: 'moniker',
    label: MONIKER,
    cell: ({ group }) => group.moniker,
    sortBy: ({ group }) => group.moniker,
  },
  {
    key: 'seats',
    label: SEATS,
    isNumber: true,
    cell: ({ group }) => group.payload,
    sortBy: ({ group }) => group.payload,
  },
  {
    key: 'boats',
    label: BOATS,
    isNumber: true,
    cell: ({ boats }) => shownCount(boats),
    sortBy: ({ boats }) => sortKey(boats),
  },
  {
    key: 'dryDocked',
    label: DRY_DOCKED,
    isNumber: true,
    cell: ({ dryDocked }) => shownCount(dryDocked),
    sortBy: ({ dryDocked }) => sortKey(dryDocked),
  },
  {
    key: 'miles',
    label: UNIT_TITLES[unit],
    isNumber: true,
    hasRank: true,
    cell: ({ group }) => formatSeasonIn(group.miles, unit),
    sortBy: ({ group }) => group.miles,
  },
];

/** As wide as an eight at the scale of the table. */
const Drawing = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  align-items: center;
  width: 104px;
`;

interface GroupTableProps<Row> {
  rows: readonly Row[];
  typed: string;
  emptyText: string;
}

interface GroupToolsProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The user groups on a laptop. */
export function UserGroupTable(props: GroupTableProps<UserGroupRow>) {
  return (
    <Table
      name="usergroups"
      label={USER_GROUPS}
      nameLabel={USER_GROUP}
      columns={userGroupColumns(useUnit())}
      {...props}
    />
  );
}

/** The fleet groups on a laptop, with the shape of their boats. */
export function FleetGroupTable({ rows, ...props }: GroupTableProps<FleetGroupRow>) {
  const drawn = rows.map((row) => {
    const { name, moniker, payload } = row.item.group;
    const boat = { ...boatShape({ name, moniker, payload }), hull: HULL_COLOURS.white };
    return {
      ...row,
      picture: (
        <Drawing>
          <BoatDrawing boat={boat} />
        </Drawing>
      ),
    };
  });
  return (
    <Table
      name="fleetgroups"
      label={FLEET_GROUPS}
      nameLabel={FLEET_GROUP}
      columns={fleetGroupColumns(useUnit())}
      rows={drawn}
      {...props}
    />
  );
}

export function UserGroupTools(props: GroupToolsProps) {
  return (
    <TableTools
      name="usergroups"
      columns={userGroupColumns(useUnit())}
      searchLabel={SEARCH_USER_GROUPS}
      {...props}
    />
  );
}

export function FleetGroupTools(props: GroupToolsProps) {
  return (
    <TableTools
      name="fleetgroups"
      columns={fleetGroupColumns(useUnit())}
      searchLabel={SEARCH_FLEET_GROUPS}
      {...props}
    />
  );
}
