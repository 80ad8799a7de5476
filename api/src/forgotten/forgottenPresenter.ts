import type { ForgottenOuting } from '@fleetwatch/contract/forgotten/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubText, now } from '../platform/club/clock.ts';
import { isUncredited } from '../sorties/credits.ts';
import { isLateAt } from '../sorties/lateness.ts';
import type { SortieRecord } from '../sorties/Sortie.ts';
import { presentSortie } from '../sorties/sortiePresenter.ts';
import { mayLand } from '../sorties/sortiePolicy.ts';

/** An outing as its screen shows it to a member. */
export async function presentForgotten(sortie: SortieRecord, actor: MemberActor): Promise<ForgottenOuting> {
  const members = await memberDirectory.get();
  const nameOf = (id: unknown): string => members.get(String(id))?.name ?? '';
  const { left, creditAsked, crew, day } = sortie;
  const isOpen = sortie.landedAt !== null && isUncredited(sortie);
  return {
    sortie: await presentSortie(sortie, new Map()),
    crew: crew.map(nameOf),
    left: left && !sortie.landedAt ? { as: left.as, by: nameOf(left.by), at: clubText(left.at) } : null,
    asked: creditAsked && isOpen ? { by: nameOf(creditAsked.by), at: clubText(creditAsked.at) } : null,
    mayLand: mayLand(actor, sortie),
    mayCredit: isOpen && actor.isCoach,
    countsAnyway: !isLateAt(now(), day),
  };
}
