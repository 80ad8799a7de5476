import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import type { Officer, OfficerReach, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { clubDay } from '../platform/club/clock.ts';
import type { officerDirectory } from './officerDirectory.ts';

/**
 * Presents the officers by office, and the coming duty roster.
 * @param mine offices that the caller holds
 * @param reach by member id; null for callers who may not see it
 */
export function presentOfficers(
  { members, named, roster }: Awaited<ReturnType<typeof officerDirectory.get>>,
  mine: readonly Office[],
  reach: ReadonlyMap<string, OfficerReach> | null,
): OfficersAnswer {
  const present = (ids: readonly string[] = []): Officer[] =>
    ids.flatMap((_id) => {
      const member = members.get(_id);
      const ways = reach?.get(_id);
      return member ? [{ _id, name: member.name, pic: member.pic, ...(ways && { reach: ways }) }] : [];
    });
  return {
    results: OFFICES.map((office) => ({ office, members: present(named.get(office)) })),
    // The cache may be from yesterday.
    roster: [...roster]
      .filter(([day]) => day >= clubDay())
      .map(([day, ids]) => ({ day, members: present(ids) })),
    mine: [...mine],
  };
}
