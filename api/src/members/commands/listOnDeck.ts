import { deckDirectory } from '../deckDirectory.ts';
import { memberDirectory } from '../memberDirectory.ts';
import type { LaunchedMember, MemberOnDeck } from '../memberPresenter.ts';
import { readMemberMetrics } from './readMemberMetrics.ts';
import { listStillOut } from '../../logbook/commands/listSorties.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';

/**
 * Lists members on deck, longest wait first, without those who have launched since: a launch takes its
 * people off deck even if the process ended before it removed their entries.
 */
export async function listOnDeck(): Promise<MemberOnDeck[]> {
  const deck = await deckDirectory.get();
  if (deck.size === 0) return [];
  const [members, out, metricsOf] = await Promise.all([
    memberDirectory.get(),
    peopleOut(),
    readMemberMetrics([...deck.keys()]),
  ]);
  return [...deck].flatMap(([id, { since }]) => {
    const member = members.get(id);
    const metrics = metricsOf(id);
    const hasLaunched = out.has(id) || (metrics.latest && metrics.latest.launchedAt > since);
    return member?.isActive && !hasLaunched ? [{ member, metrics, since }] : [];
  });
}

/** Lists the members on the water, launchers and crews, by name, each once. */
export async function listLaunched(): Promise<LaunchedMember[]> {
  const out = await peopleOut();
  if (out.size === 0) return [];
  const [members, metricsOf] = await Promise.all([memberDirectory.get(), readMemberMetrics([...out.keys()])]);
  return [...members].flatMap(([id, member]) => {
    const [first, ...others] = out.get(id) ?? [];
    return first ? [{ member, metrics: metricsOf(id), out: [first, ...others] as const }] : [];
  });
}

/** Returns the open sorties of each member, as launcher or crew, in launch order, by member id. */
export async function peopleOut(): Promise<ReadonlyMap<string, readonly SortieRecord[]>> {
  const people = new Map<string, SortieRecord[]>();
  for (const sortie of await listStillOut()) {
    for (const rower of [sortie.launcher, ...sortie.crew].map(String)) {
      people.set(rower, [...(people.get(rower) ?? []), sortie]);
    }
  }
  return people;
}
