import type { LastOuting } from '@fleetwatch/contract/sorties/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { othersIn } from './relaunch.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/**
 * Presents an outing at the kiosk to a member who was in it.
 * @param refusal why its boat cannot be launched now; null when it can
 */
export async function presentOuting(
  outing: SortieRecord,
  memberId: string,
  refusal: string | null,
): Promise<LastOuting> {
  const members = await memberDirectory.get();
  return {
    sortie: String(outing._id),
    bus: (await fleetDirectory.get()).get(String(outing.boat))?.name ?? outing.boatName,
    moniker: outing.moniker,
    launch: clubText(outing.launchedAt),
    crew: othersIn(outing, memberId, members).map((id) => members.get(id)?.name ?? ''),
    refusal,
  };
}
