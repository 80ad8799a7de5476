import { alreadyLaunched, BOAT_NOT_FOUND, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import { dockReason } from '@fleetwatch/contract/damages/texts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { damagesByBoat } from '../../boats/boatHooks.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { boatsOutOrAway } from '../../logbook/commands/boatsOut.ts';
import { unlandedBoats } from '../../logbook/commands/unlandedBoats.ts';

/**
 * Returns why an outing's boat cannot be launched now, in the boathouse's texts; null when it can. The
 * launch itself decides.
 */
export async function readRelaunchRefusal({ boat, boatName, owner }: SortieRecord): Promise<string | null> {
  const id = String(boat);
  const present = (await fleetDirectory.get()).get(id);
  const name = present?.name ?? boatName;
  const out = await boatsOutOrAway();
  if (out.has(id) && !(await unlandedBoats()).has(id)) return out.get(id) ?? alreadyLaunched(name);
  if (owner) return null;
  if (!present) return BOAT_NOT_FOUND;
  if (present.isActive) return null;
  return dryDockedAtBoathouse(name) + dockReason((await damagesByBoat()).get(id));
}
