import type { ListedMember } from '@fleetwatch/kit/store/members';
import { crewNames } from './texts.ts';

/**
 * The names of a boat's crew without its launcher: 'Ana Ruiz, Bo Lind'. Members this device does not know are counted: 'and 2
 * more'.
 * @param crew member ids
 */
export function namesOfCrew(
  crew: readonly string[],
  members: readonly Pick<ListedMember, '_id' | 'name'>[],
): string {
  const names = new Map(members.map(({ _id, name }) => [_id, name]));
  const known = crew.flatMap((id) => names.get(id) ?? []);
  const unknown = crew.length - known.length;
  return crewNames(known, unknown);
}
