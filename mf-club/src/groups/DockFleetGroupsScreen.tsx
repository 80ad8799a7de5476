import { useState } from 'react';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { TABLE_PLACE, TOOLS_PLACE } from '@fleetwatch/kit/ui/table/tablePlaces';
import type { FleetGroupRow } from './GroupTables.tsx';
import { useFleetGroupActions } from './useFleetGroupActions.ts';
import {
  DELETE,
  DOCK_FLEET_GROUPS,
  DRY_DOCK,
  FLEET_GROUPS,
  fleetGroupFacts,
  NO_FLEET_GROUPS,
  SEARCH_FLEET_GROUPS,
  SPLASH,
} from './texts.ts';

/** Longest swipe of a fleet group's row (rule boat.swipe). */
const FLEET_GROUPS_SWIPE_PX = 320;

const TablePart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './GroupTables.tsx')).FleetGroupTable,
  TABLE_PLACE,
);
const ToolsPart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './GroupTables.tsx')).FleetGroupTools,
  TOOLS_PLACE,
);

/** Boat classes, which coaches may delete, dry-dock and splash as a whole (rules class.delete, class.dry-dock). */
export function DockFleetGroupsScreen() {
  const groupsQuery = useFleetGroupsQuery(undefined, LIST_QUERY);
  const { data: boats } = useAllBoatsQuery(undefined, LIST_QUERY);
  const confirmation = useConfirmAction();
  const actions = useFleetGroupActions(confirmation.ask);

  const isLaptop = useIsLaptop();
  const [typed, setTyped] = useState('');

  const itemOf = (group: FleetGroup): FleetGroupRow['item'] => {
    const own = boats?.filter((boat) => boat.group === group._id);
    return { group, boats: own?.length, dryDocked: own?.filter(({ active }) => !active).length };
  };
  const factsOf = ({ group: { moniker, payload }, boats: own, dryDocked = 0 }: FleetGroupRow['item']) =>
    fleetGroupFacts(moniker, payload, own, dryDocked);
  const rows = (groupsQuery.data ?? [])
    .filter((group) => !group.private)
    .map(itemOf)
    .map(({ group, ...counts }): FleetGroupRow => ({
      key: group._id,
      item: { group, ...counts },
      name: group.name,
      keywords: group.moniker,
      facts: factsOf({ group, ...counts }),
      actions: [
        {
          key: 'delete',
          label: DELETE,
          icon: 'delete',
          tone: 'red',
          onSelect: () => actions.remove(group),
        },
        {
          key: 'dryDock',
          label: DRY_DOCK,
          icon: 'dryDock',
          tone: 'amber',
          onSelect: () => actions.dryDock(group),
        },
        {
          key: 'splash',
          label: SPLASH,
          icon: 'water',
          tone: 'green',
          onSelect: () => actions.splash(group),
        },
      ],
    }));
  return (
    <Screen
      title={DOCK_FLEET_GROUPS}
      {...screenStatus(groupsQuery)}
      actions={isLaptop ? <ToolsPart.View typed={typed} onType={setTyped} /> : undefined}
    >
      {isLaptop ? (
        <TablePart.View rows={rows} typed={typed} emptyText={NO_FLEET_GROUPS} />
      ) : (
        <SearchList
          label={FLEET_GROUPS}
          searchLabel={SEARCH_FLEET_GROUPS}
          rows={rows}
          swipeDistance={FLEET_GROUPS_SWIPE_PX}
          emptyText={NO_FLEET_GROUPS}
        />
      )}
      <ConfirmActionDialog state={confirmation} />
    </Screen>
  );
}
