import type { OnDeckRow } from '@fleetwatch/contract/members/deck';
import { clubText } from '../../platform/club/clock.ts';
import { readLatest } from '../../sorties/commands/readLatest.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { deckDirectory } from '../deckDirectory.ts';
import { memberDirectory } from '../memberDirectory.ts';
import { presentDeckMember } from '../memberPresenter.ts';
import { peopleOut } from './peopleOut.ts';

/**
 * Members on deck, longest first, without those who have launched since: a launch takes its people off deck even if the
 * process ended before it removed their entries.
 */
export async function listOnDeck(): Promise<OnDeckRow[]> {
  const deck = await deckDirectory.get();
  if (deck.size === 0) return [];
  const ids = [...deck.keys()];
  const [members, groups, out, totals, latest] = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    peopleOut(),
    readTotals('member', ids),
    readLatest('member', ids),
  ]);
  return [...deck].flatMap(([id, { since }]) => {
    const known = members.get(id);
    const last = latest.get(id);
    if (!known?.isActive || out.has(id) || (last && last.launchedAt > since)) return [];
    const row = presentDeckMember(known, groups, { total: totals.get(id), latest: last });
    return [{ ...row, user_id: row._id, busname: null, launch: null, since: clubText(since) }];
  });
}
