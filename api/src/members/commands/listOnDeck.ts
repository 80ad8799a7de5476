import { deckDirectory } from '../deckDirectory.ts';
import { memberDirectory } from '../memberDirectory.ts';
import type { MemberOnDeck } from '../memberPresenter.ts';
import { peopleOut } from './peopleOut.ts';
import { readMemberMetrics } from './readMemberMetrics.ts';

/**
 * Members on deck, longest first, without those who have launched since: a launch takes its people off deck even if the
 * process ended before it removed their entries.
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
