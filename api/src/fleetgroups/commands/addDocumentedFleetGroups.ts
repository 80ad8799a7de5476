import type { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import { FleetGroupModel } from '../FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetGroupDirectory.ts';

interface DocumentedClass {
  moniker: string;
  payload: number;
  isSolo?: boolean;
  isPrivate?: boolean;
}

/** Fleet groups that every club starts with (rule class.protected), with the usual monikers. */
export const DOCUMENTED_FLEET_GROUPS: Record<(typeof PROTECTED_FLEET_GROUPS)[number], DocumentedClass> = {
  Scull: { moniker: '1x', payload: 1, isSolo: true },
  Gig: { moniker: 'gig', payload: 5 },
  Double: { moniker: '2x', payload: 2 },
  Pair: { moniker: '2', payload: 2 },
  'Pair-with': { moniker: '2+', payload: 3 },
  'Straight Pair': { moniker: '2-', payload: 2 },
  Four: { moniker: '4+', payload: 5 },
  'Straight Four': { moniker: '4-', payload: 4 },
  Quad: { moniker: '4x', payload: 4 },
  Eight: { moniker: '8+', payload: 9 },
  'Private 1x': { moniker: '1p', payload: 1, isSolo: true, isPrivate: true },
  'Private 2-4-8': { moniker: '2-4-8p', payload: 9, isPrivate: true },
  'Borrowed 1x': { moniker: '1b', payload: 1, isSolo: true, isPrivate: true },
  Launch: { moniker: 'launch', payload: 3 },
};

export async function addDocumentedFleetGroups(): Promise<void> {
  await FleetGroupModel.insertMany(
    Object.entries(DOCUMENTED_FLEET_GROUPS).map(([name, boatClass], position) => ({
      name,
      ...nameKeys(name),
      ...boatClass,
      position,
    })),
  );
  fleetGroupDirectory.drop();
}
