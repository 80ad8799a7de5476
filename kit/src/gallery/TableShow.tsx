import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { BoatPlate } from '../art/BoatPlate.tsx';
import type { SwipeAction } from '../ui/list/SwipeAction.ts';
import { Table } from '../ui/table/Table.tsx';
import type { TableColumn, TableItem } from '../ui/table/TableRowView.tsx';

interface ShownBoat {
  moniker: string;
  miles: number;
  trips: number;
  last: string;
}

const boats: Record<string, ShownBoat> = {
  Kestrel: { moniker: '8+', miles: 812.4, trips: 96, last: '2026-05-28' },
  Osprey: { moniker: '4x', miles: 640, trips: 81, last: '2026-05-29' },
  Tern: { moniker: '2-', miles: 90.25, trips: 12, last: '2026-04-30' },
  'The Right Honourable Lady Margaret of the Lower Reach': {
    moniker: '1x',
    miles: 0,
    trips: 0,
    last: '',
  },
};

const columns: TableColumn<ShownBoat>[] = [
  { key: 'class', label: 'Class', cell: ({ moniker }) => moniker, sortBy: ({ moniker }) => moniker },
  { key: 'last', label: 'Last out', cell: ({ last }) => last, sortBy: ({ last }) => last },
  { key: 'trips', label: 'Trips', cell: ({ trips }) => trips, sortBy: ({ trips }) => trips, isNumber: true },
  {
    key: 'miles',
    label: 'Miles',
    cell: ({ miles }) => miles,
    sortBy: ({ miles }) => miles,
    isNumber: true,
    hasRank: true,
  },
];

const actions: SwipeAction[] = [
  { key: 'launch', label: 'Launch', onSelect: () => undefined },
  { key: 'log', label: 'Captain’s log', tone: 'cedar', href: 'about:blank' },
];

const rows: TableItem<ShownBoat>[] = Object.entries(boats).map(([name, item]) => ({
  key: name,
  name,
  note: item.moniker,
  item,
  actions,
  to: `/log/${name}`,
  picture: <BoatPlate boat={{ ...boatShape({ name: '', moniker: item.moniker }), hull: '#1F5FA8' }} />,
}));

export function TableShow() {
  return (
    <Table
      name="gallery"
      label="Boats"
      nameLabel="Boat"
      columns={columns}
      rows={rows}
      typed=""
      emptyText="No boats."
    />
  );
}
