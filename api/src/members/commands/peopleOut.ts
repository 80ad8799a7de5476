import { listStillOut } from '../../logbook/commands/listSorties.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';

/** The sorties each member is out on, as launcher or in the crew, in the order of launch, by member id. */
export async function peopleOut(): Promise<ReadonlyMap<string, readonly SortieRecord[]>> {
  const people = new Map<string, SortieRecord[]>();
  for (const sortie of await listStillOut()) {
    for (const rower of [sortie.launcher, ...sortie.crew].map(String)) {
      people.set(rower, [...(people.get(rower) ?? []), sortie]);
    }
  }
  return people;
}
