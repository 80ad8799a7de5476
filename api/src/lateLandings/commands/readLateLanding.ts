import { LATE_LANDINGS_OFF } from '@fleetwatch/contract/lateLandings/texts';
import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import { findCreditRequest } from '../../corrections/commands/creditRequests.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { findSortie } from '../../logbook/commands/findSortie.ts';
import { presentLateLanding } from '../lateLandingPresenter.ts';

/**
 * Reads an outing with a forgotten landing, or any other of the club, and the caller's options for it. 404
 * for an unknown one.
 */
export async function readLateLanding(sortieId: string, actor: MemberActor): Promise<UnlandedOuting> {
  assertFeature('forgotten', LATE_LANDINGS_OFF);
  const sortie = await findSortie(sortieId);
  return presentLateLanding(sortie, await findCreditRequest(sortie._id), actor);
}
