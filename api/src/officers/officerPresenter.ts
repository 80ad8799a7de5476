import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import type { Officer, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { clubDay } from '../platform/club/clock.ts';
import type { officerDirectory } from './officerDirectory.ts';

/** The officers by office and the roster ahead; `mine` is what the caller holds. */
export function presentOfficers(
  { members, named, roster }: Awaited<ReturnType<typeof officerDirectory.get>>,
  mine: readonly Office[],
): OfficersAnswer {
  const present = (ids: readonly string[] = []): Officer[] =>
    ids.flatMap((_id) => {
      const member = members.get(_id);
      return member ? [{ _id, name: member.name, pic: member.pic }] : [];
    });
  return {
    results: OFFICES.map((office) => ({ office, members: present(named.get(office)) })),
    // The cache may be of yesterday.
    roster: [...roster]
      .filter(([day]) => day >= clubDay())
      .map(([day, ids]) => ({ day, members: present(ids) })),
    mine: [...mine],
  };
}
