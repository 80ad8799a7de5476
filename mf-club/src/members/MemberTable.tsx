import { useMemo } from 'react';
import { formatSeasonIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Table, TableTools } from '@fleetwatch/kit/ui/table/Table';
import type { TableColumn, TableItem } from '@fleetwatch/kit/ui/table/TableRowView';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { Beside, Calm, GroupCell, Muted, Pair } from '@fleetwatch/kit/ui/table/cells.ts';
import type { MemberRow } from './memberRow.tsx';
import { ABOUT_MEMBER } from '../texts.ts';
import {
  GROUP,
  LANDED,
  LAST_SORTIE,
  launchedAt,
  MEMBER,
  MEMBERS,
  NO_OUTINGS,
  SEARCH_MEMBERS,
  STATE,
} from './texts.ts';

type Item = MemberRow['item'];

const AboutPart = createPart(
  async () => (await import(/* webpackChunkName: "about" */ './AboutMemberScreen.tsx')).AboutMemberScreen,
);

/** Fits the compact rows too. */
const PICTURE_PX = 36;

function MemberState({ member: { busname, launch } }: Item) {
  if (!launch) return <Calm $tone="green">{LANDED}</Calm>;
  return (
    <span title={busname ?? undefined}>
      <Badge $tone="water">{launchedAt(shortTime(launch))}</Badge>
    </span>
  );
}

const columnsIn = (unit: ShownUnit): readonly TableColumn<Item>[] => [
  {
    key: 'group',
    label: GROUP,
    cell: ({ groupName }) => <GroupCell title={groupName}>{groupName}</GroupCell>,
    sortBy: ({ groupName }) => groupName || null,
  },
  {
    key: 'state',
    label: STATE,
    cell: (item) => <MemberState {...item} />,
    sortBy: ({ member }) => member.launch ?? 'landed',
  },
  {
    key: 'miles',
    label: UNIT_TITLES[unit],
    isNumber: true,
    hasRank: true,
    cell: ({ member: { miles = 0 } }) => (miles === 0 ? '–' : formatSeasonIn(miles, unit)),
    sortBy: ({ member }) => member.miles ?? 0,
  },
  {
    key: 'last',
    label: LAST_SORTIE,
    cell: ({ member: { last, laston } }) =>
      last ? (
        <Pair title={last}>
          {laston ? dayText(laston) : null} <Beside>{last}</Beside>
        </Pair>
      ) : (
        <Muted>{NO_OUTINGS}</Muted>
      ),
    sortBy: ({ member }) => member.laston ?? null,
  },
];

function useColumns(): readonly TableColumn<Item>[] {
  const unit = useUnit();
  return useMemo(() => columnsIn(unit), [unit]);
}

/** Key of this table's settings on the device. */
const NAME = 'members';

interface MemberTableProps {
  rows: readonly MemberRow[];
  typed: string;
  /** Name of the member whose profile is open. */
  openName: string | undefined;
  /** The list's query, kept in its profiles' addresses: '?group=…'. */
  search: string;
  emptyText: string;
  onClose: () => void;
}

/** The members on a laptop: a table, with the profile of one of them beside it (rule table.panes). */
export function MemberTable({ rows, typed, openName, search, emptyText, onClose }: MemberTableProps) {
  const items = useMemo(
    () =>
      rows.map(({ item, facts: _facts, actions = [], ...row }): TableItem<Item> => {
        const to = `/aboutuser/${encodeURIComponent(row.name)}${search}`;
        return {
          ...row,
          item,
          to,
          picture: <Avatar name={row.name} src={item.member.pic} size={PICTURE_PX} />,
          actions: actions.map((action) => (action.key === 'about' ? { ...action, to } : action)),
        };
      }),
    [rows, search],
  );
  const openKey = openName && (rows.find(({ name }) => name === openName)?.key ?? openName);
  return (
    <Table
      name={NAME}
      label={MEMBERS}
      nameLabel={MEMBER}
      columns={useColumns()}
      rows={items}
      typed={typed}
      openKey={openKey}
      emptyText={emptyText}
      detail={{ label: ABOUT_MEMBER, show: (Frame) => <AboutPart.View Frame={Frame} />, onClose }}
    />
  );
}

interface MemberToolsProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The search of the members, and their table's display settings. */
export function MemberTools(props: MemberToolsProps) {
  return <TableTools name={NAME} columns={useColumns()} searchLabel={SEARCH_MEMBERS} {...props} />;
}
