import { alreadyLaunched, BOAT_NOT_FOUND, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/messages';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import type { SortieRecord } from '../Sortie.ts';
import { boatsOut } from './boatsOut.ts';

/** Why an outing's boat cannot be launched now, in the boathouse's texts; null when it can. The launch itself decides. */
export async function readRelaunchRefusal({ boat, boatName, owner }: SortieRecord): Promise<string | null> {
  const id = String(boat);
  const present = (await fleetDirectory.get()).get(id);
  const name = present?.name ?? boatName;
  if ((await boatsOut()).has(id)) return alreadyLaunched(name);
  if (owner) return null;
  if (!present) return BOAT_NOT_FOUND;
  return present.isActive ? null : dryDockedAtBoathouse(name);
}
