import { fleetBoatLook } from '@fleetwatch/contract/boats/boatLook';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatSeasonIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { timeOut } from '@fleetwatch/contract/time/timeOut';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Table, TableTools } from '@fleetwatch/kit/ui/table/Table';
import type { TableColumn, TableItem } from '@fleetwatch/kit/ui/table/TableRowView';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { useIsLate } from '@fleetwatch/kit/parts/useIsLate.ts';
import { DamageMark } from '../damage/DamageMark.tsx';
import { Beside, Calm, Cut, GroupCell, Muted, Pair, StateCell } from '@fleetwatch/kit/ui/table/cells.ts';
import type { BoatRow } from './boatRow.tsx';
import { CAPTAINS_LOG, COMMISSIONED, DRY_DOCKED } from '../texts.ts';
import {
  BOAT,
  BOATS,
  CLASS,
  IN,
  LAST_OUT,
  NOT_OUT_YET,
  SEARCH_BOATS,
  STATE,
  lateBy,
  launchedAt,
} from './texts.ts';

type Item = BoatRow['item'];

const LogPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "captainslog" */ '../captainslog/CaptainsLogScreen.tsx'))
      .CaptainsLogScreen,
);

const TICK_MS = 60_000;

/** An eight at the scale of the table; shorter boats end where it does, bow by bow. */
const Drawing = styled.span<{ $isGrey: boolean }>`
  display: grid;
  flex: none;
  justify-items: end;
  align-items: center;
  width: 104px;
  ${({ $isGrey }) => $isGrey && 'opacity: 0.5; filter: grayscale(1);'}
`;

/** Departure time of a boat that is out or, if it should have been back, its time out (rule status.late). */
function OutBadge({ since }: { since: LocalDateTimeText }) {
  const { data: club } = useClubQuery();
  const isLate = useIsLate();
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  const timeZone = club?.timezone ?? 'UTC';
  if (!isLate(since, nowMs)) return <Badge $tone="water">{launchedAt(shortTime(since))}</Badge>;
  return <Badge $tone="red">{lateBy(timeOut(instantOf(since, timeZone), nowMs))}</Badge>;
}

function BoatState({ boat: { active, damage }, outSince, reserved, notCleared }: Item) {
  if (outSince !== undefined) return <OutBadge since={outSince} />;
  if (!active)
    return (
      <Badge $tone="amber" title={damage?.text}>
        {DRY_DOCKED}
      </Badge>
    );
  if (notCleared !== undefined)
    return (
      <Cut title={notCleared}>
        <Muted>{notCleared}</Muted>
      </Cut>
    );
  if (damage?.severity === 'limited') return <DamageMark damage={damage} />;
  if (reserved !== undefined)
    return (
      <Cut title={reserved}>
        <Badge $tone="cedar">{reserved.split(' by ')[0]}</Badge>
      </Cut>
    );
  return (
    <>
      <Calm $tone="green">{IN}</Calm> {damage && <DamageMark damage={damage} />}
    </>
  );
}

/** Sort order: out, the longest first; reserved; dry-docked; in. */
function stateRank({ boat: { active }, outSince, reserved }: Item): string {
  if (outSince !== undefined) return `0 ${outSince}`;
  if (reserved !== undefined) return `1 ${reserved}`;
  return active ? '3' : '2';
}

const columnsIn = (unit: ShownUnit): readonly TableColumn<Item>[] => [
  {
    key: 'state',
    label: STATE,
    cell: (item) => (
      <StateCell>
        <BoatState {...item} />
        <Slot name="boat.row" boat={item.boat._id} />
      </StateCell>
    ),
    sortBy: stateRank,
  },
  {
    key: 'class',
    label: CLASS,
    isExtra: true,
    cell: ({ boat }) => <GroupCell title={boat.groupname}>{boat.groupname}</GroupCell>,
    sortBy: ({ boat }) => boat.groupname,
  },
  {
    key: 'miles',
    label: UNIT_TITLES[unit],
    isNumber: true,
    hasRank: true,
    cell: ({ boat }) => (boat.miles === 0 ? '–' : formatSeasonIn(boat.miles, unit)),
    sortBy: ({ boat }) => boat.miles,
  },
  {
    key: 'last',
    label: LAST_OUT,
    cell: ({ boat: { last, lastby } }) =>
      last === null ? (
        <Muted>{NOT_OUT_YET}</Muted>
      ) : (
        <Pair title={lastby ?? undefined}>
          {dayText(last)} <Beside>{lastby}</Beside>
        </Pair>
      ),
    sortBy: ({ boat }) => boat.last,
  },
  {
    key: 'commissioned',
    label: COMMISSIONED,
    isExtra: true,
    cell: ({ boat }) => boat.commissioned,
    sortBy: ({ boat }) => boat.commissioned,
  },
];

function useColumns(): readonly TableColumn<Item>[] {
  const unit = useUnit();
  return useMemo(() => columnsIn(unit), [unit]);
}

/** Key under which the device stores this table's display settings. */
const NAME = 'fleet';

interface BoatTableProps {
  rows: readonly BoatRow[];
  typed: string;
  /** Id of the boat whose log is open. */
  openBoat: string | undefined;
  /** The list's query, kept in its logs' addresses: '?group=…'. */
  search: string;
  emptyText: string;
  onClose: () => void;
}

/** The fleet on a laptop: a table, with the log of one boat beside it (rule table.panes). */
export function BoatTable({ rows, typed, openBoat, search, emptyText, onClose }: BoatTableProps) {
  const items = useMemo(
    () =>
      rows.map(({ item, facts: _facts, picture: _plate, actions = [], ...row }): TableItem<Item> => {
        const { boat, identity } = item;
        const to = `/captainslog/${boat._id}${search}`;
        return {
          ...row,
          item,
          to,
          note: boat.groupmoniker,
          picture: (
            <Drawing $isGrey={item.notCleared !== undefined}>
              <BoatDrawing boat={fleetBoatLook(boat)} blade={identity} isDryDocked={!boat.active} />
            </Drawing>
          ),
          actions: actions.map((action) => (action.key === 'log' ? { ...action, to } : action)),
        };
      }),
    [rows, search],
  );
  return (
    <Table
      name={NAME}
      label={BOATS}
      nameLabel={BOAT}
      columns={useColumns()}
      rows={items}
      typed={typed}
      openKey={openBoat}
      emptyText={emptyText}
      detail={{ label: CAPTAINS_LOG, show: (Frame) => <LogPart.View Frame={Frame} />, onClose }}
    />
  );
}

interface BoatToolsProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The search of the fleet, and its table's display settings. */
export function BoatTools(props: BoatToolsProps) {
  return <TableTools name={NAME} columns={useColumns()} searchLabel={SEARCH_BOATS} {...props} />;
}
