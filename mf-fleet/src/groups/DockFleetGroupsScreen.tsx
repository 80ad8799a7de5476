import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import type { SearchRow } from '@fleetwatch/kit/ui/list/SearchList';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { useFleetGroupActions } from './useFleetGroupActions.ts';

/** How far a fleet group's row may be swiped (rule boat.swipe). */
const FLEET_GROUPS_SWIPE_PX = 320;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Boat classes that a coach may delete, dry-dock and splash as a whole (rules class.delete, class.dry-dock). */
export function DockFleetGroupsScreen() {
  const groupsQuery = useFleetGroupsQuery(undefined, LIVE_QUERY);
  const { data: boats } = useAllBoatsQuery(undefined, LIVE_QUERY);
  const confirmation = useConfirmAction();
  const actions = useFleetGroupActions(confirmation.ask);

  const factsOf = ({ _id, moniker, payload }: FleetGroup) => {
    const own = boats?.filter(({ group }) => group === _id) ?? [];
    const docked = own.filter(({ active }) => !active).length;
    const parts = [moniker, counted(payload, 'seat')];
    if (boats) parts.push(counted(own.length, 'boat'));
    if (docked > 0) parts.push(`${docked} dry docked`);
    return parts.join(', ');
  };
  const rows = (groupsQuery.data ?? [])
    .filter((group) => !group.private)
    .map((group): SearchRow => ({
      key: group._id,
      name: group.name,
      keywords: group.moniker,
      facts: factsOf(group),
      actions: [
        { key: 'delete', label: 'Delete', tone: 'red', onSelect: () => actions.remove(group) },
        { key: 'dryDock', label: 'Dry Dock', tone: 'amber', onSelect: () => actions.dryDock(group) },
        { key: 'splash', label: 'Splash', tone: 'green', onSelect: () => actions.splash(group) },
      ],
    }));
  return (
    <Screen title="Dock Fleet Groups" {...screenStatus(groupsQuery)}>
      <SearchList
        label="Fleet groups"
        searchLabel="Search fleet groups"
        rows={rows}
        swipeDistance={FLEET_GROUPS_SWIPE_PX}
        emptyText="There are no fleet groups."
      />
      <ConfirmActionDialog state={confirmation} />
    </Screen>
  );
}
