import type { ChangedFleetGroup } from '@fleetwatch/contract/fleetgroups/edits';
import type { ClientSession } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import type { FleetGroupRecord } from '../FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetGroupDirectory.ts';
import { presentFleetGroup } from '../fleetGroupPresenter.ts';

/** A class as a write left it, and how many of its boats that changed. */
export interface GroupChange {
  group: FleetGroupRecord;
  boats: number;
}

/** Runs a write to a class and its boats once per key, shows it to everyone, and answers the class. */
export async function writeFleetGroup(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<GroupChange>,
): Promise<ChangedFleetGroup> {
  const answer = await applyOnce(repeat, async (session) => {
    const { group, boats } = await write(session);
    const id = String(group._id);
    const total = (await readTotals('fleetgroup', [id])).get(id);
    return { ...presentFleetGroup(group, total?.milesHundredths ?? 0), boats };
  });
  fleetGroupDirectory.drop();
  fleetDirectory.drop();
  return answer;
}
