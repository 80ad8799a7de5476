import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import type { CorrectionRecord } from '../corrections/Correction.ts';
import { isRecordsOfficer } from '../corrections/correctionPolicy.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubText, now } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import { isUncredited } from '../logbook/credits.ts';
import { isLateAt } from '../logbook/isLateAt.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import { presentSortie } from '../sorties/sortiePresenter.ts';
import { mayLand } from '../sorties/sortiePolicy.ts';

/**
 * Presents an outing with a forgotten landing to a member.
 * @param request open request to credit its landing
 */
export async function presentLateLanding(
  sortie: SortieRecord,
  request: CorrectionRecord | null,
  actor: MemberActor,
): Promise<UnlandedOuting> {
  const members = await memberDirectory.get();
  const nameOf = (id: unknown): string => members.get(String(id))?.name ?? '';
  const { left, crew, day } = sortie;
  const isOpen = sortie.landedAt !== null && isUncredited(sortie);
  return {
    sortie: await presentSortie(sortie, new Map()),
    crew: crew.map(nameOf),
    left: left && !sortie.landedAt ? { as: left.as, by: nameOf(left.by), at: clubText(left.at) } : null,
    asked: request && isOpen ? { by: nameOf(request.by), at: clubText(request.at) } : null,
    request: request && usesFeature('corrections') && isRecordsOfficer(actor) ? String(request._id) : null,
    mayLand: mayLand(actor, sortie),
    mayCredit: isOpen && actor.isConfirmedCoach,
    countsAnyway: !isLateAt(now(), day),
  };
}
