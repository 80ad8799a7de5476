import type { PrivateKind } from '../boats/commands/takePrivateBoat.ts';
import type { ListedMember } from '../members/memberDirectory.ts';
import type { LaunchRequest } from './commands/LaunchRequest.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

type Outing = Pick<SortieRecord, 'boat' | 'launcher' | 'crew' | 'owner' | 'isSolo'>;
type Relaunch = Pick<LaunchRequest, 'boat' | 'lender' | 'ownBoat' | 'crew'>;

/** Returns the ids of the other people in an outing, without those who have left the club. */
export function othersIn(
  { launcher, crew }: Pick<Outing, 'launcher' | 'crew'>,
  memberId: string,
  members: ReadonlyMap<string, Pick<ListedMember, 'isActive'>>,
): string[] {
  return [launcher, ...crew].map(String).filter((id) => id !== memberId && members.get(id)?.isActive);
}

function boatOf({ boat, owner, isSolo }: Outing, memberId: string): Relaunch {
  if (!owner) return { boat: String(boat) };
  if (String(owner) !== memberId) return { lender: String(owner) };
  const ownBoat: PrivateKind = isSolo ? 'private-1x' : 'private-2-4-8';
  return { ownBoat };
}

/**
 * Builds a launch with the boat and crew of an outing, by a member who was in it: their own, a borrowed or a
 * club boat.
 */
export function relaunchOf(
  outing: Outing,
  memberId: string,
  members: ReadonlyMap<string, Pick<ListedMember, 'isActive'>>,
): Relaunch {
  return { ...boatOf(outing, memberId), crew: othersIn(outing, memberId, members) };
}
