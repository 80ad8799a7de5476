import type { ChangedFleetGroup } from '@fleetwatch/contract/fleetgroups/edits';
import type { ClientSession } from 'mongoose';
import { fleetDirectory } from '../fleetDirectory.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { presentFleetGroup } from '../../fleetgroups/fleetGroupPresenter.ts';

/** A class after a write, and the number of its boats that changed. */
export interface GroupChange {
  group: FleetGroupRecord;
  boats: number;
  /** Names of boats that stay docked. */
  docked?: string[];
}

/** Runs a write to a class and its boats once per idempotency key, publishes the change, and presents the class. */
export async function writeFleetGroup(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<GroupChange>,
): Promise<ChangedFleetGroup> {
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      const { group, boats, docked = [] } = await write(session);
      const id = String(group._id);
      const presented = presentFleetGroup(group, (await readTotals('fleetgroup', [id])).get(id));
      return { ...presented, boats, ...(docked.length > 0 && { docked }) };
    },
  });
  fleetGroupDirectory.drop();
  fleetDirectory.drop();
  return answer;
}
