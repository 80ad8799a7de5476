import type { Boat } from '@fleetwatch/contract/boats/wire';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { UNLAUNCHED } from '../screen/actionParams.ts';
import { UNLAUNCHED_TAB } from './texts.ts';

/**
 * The boat-class tabs (rule launch.classes): the placeholder '>', one tab per class by moniker, 'Unlaunched' last;
 * classes of the fleet with the number of boats that are in.
 */
export function classTabs(
  fleetGroups: readonly FleetGroup[],
  boatsIn: readonly Boat[] | undefined,
): TabItem[] {
  const countOf = (group: FleetGroup): number | undefined =>
    launchKind(group) === 'fleet' ? boatsIn?.filter((boat) => boat.group === group._id).length : undefined;
  return [
    { value: '', label: '>' },
    ...fleetGroups.map((group) => ({ value: group.moniker, label: group.moniker, count: countOf(group) })),
    { value: UNLAUNCHED, label: UNLAUNCHED_TAB, count: boatsIn?.length },
  ];
}
