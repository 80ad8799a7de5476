import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import { readLatest } from '../../sorties/commands/readLatest.ts';
import { readTotals } from '../../sorties/commands/readTotals.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { memberDirectory } from '../memberDirectory.ts';
import { presentAfloat, presentDeckMember } from '../memberPresenter.ts';
import { peopleOut } from './peopleOut.ts';

/**
 * The members on the water, launchers and crews, by name: each once, with all boats they have out and the time of the
 * first launch.
 */
export async function listLaunched(): Promise<LaunchedMemberRow[]> {
  const out = await peopleOut();
  if (out.size === 0) return [];
  const ids = [...out.keys()];
  const [members, groups, totals, latest] = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    readTotals('member', ids),
    readLatest('member', ids),
  ]);
  return [...members].flatMap(([id, member]) => {
    const [first, ...others] = out.get(id) ?? [];
    if (!first) return [];
    return [
      {
        ...presentDeckMember(member, groups, { total: totals.get(id), latest: latest.get(id) }),
        ...presentAfloat([first, ...others]),
      },
    ];
  });
}
