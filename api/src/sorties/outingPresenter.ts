import { alreadyLaunched, BOAT_NOT_FOUND, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/messages';
import type { LastOuting } from '@fleetwatch/contract/sorties/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { boatsOut } from './commands/boatsOut.ts';
import { othersIn } from './relaunch.ts';
import type { SortieRecord } from './Sortie.ts';

/** The reason why a boat cannot be launched now, in the boathouse's texts; the launch itself decides. */
async function refusalOf({ boat, owner }: SortieRecord, name: string): Promise<string | null> {
  const id = String(boat);
  if ((await boatsOut()).has(id)) return alreadyLaunched(name);
  if (owner) return null;
  const present = (await fleetDirectory.get()).get(id);
  if (!present) return BOAT_NOT_FOUND;
  return present.isActive ? null : dryDockedAtBoathouse(name);
}

/** An outing as the kiosk shows it to a member who was in it. */
export async function presentOuting(outing: SortieRecord, memberId: string): Promise<LastOuting> {
  const members = await memberDirectory.get();
  const bus = (await fleetDirectory.get()).get(String(outing.boat))?.name ?? outing.boatName;
  return {
    sortie: String(outing._id),
    bus,
    moniker: outing.moniker,
    launch: clubText(outing.launchedAt),
    crew: othersIn(outing, memberId, members).map((id) => members.get(id)?.name ?? ''),
    refusal: await refusalOf(outing, bus),
  };
}
