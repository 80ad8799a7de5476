import type { ChangedBoat } from '@fleetwatch/contract/boats/edits';
import type { ClientSession } from 'mongoose';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { BoatRecord } from '../Boat.ts';
import { presentBoat } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';
import { logDirectory } from '../logDirectory.ts';
import { readMetrics } from './readMetrics.ts';

/** Runs a write to one boat once per idempotency key, publishes the change, and presents the boat. */
export async function writeFleet(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<BoatRecord>,
): Promise<ChangedBoat> {
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      const boat = await write(session);
      const metricsOf = await readMetrics([String(boat._id)]);
      return presentBoat({ boat, metrics: metricsOf(boat) });
    },
  });
  fleetDirectory.drop();
  logDirectory.drop();
  return answer;
}
