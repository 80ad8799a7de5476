import { creditRequested, sortieOn } from '@fleetwatch/contract/lateLandings/texts';
import type { ClientSession } from 'mongoose';
import { addCreditRequest } from '../../corrections/commands/creditRequests.ts';
import { isLanded } from '../../corrections/commands/findCorrection.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { confirmedCoachIds } from '../../members/memberDirectory.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { isUncredited } from '../../logbook/credits.ts';
import type { LandingTerms } from '../../sorties/sortieHooks.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { lateCreditRequested, type SortieEvent } from '../../logbook/sortieEvents.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

/** Returns the member who requests credit for a landing; null if it counts anyway, or no one requests it. */
function requesterOf({ requestsCredit, lander }: LandingTerms, landed: SortieRecord): string | null {
  return requestsCredit && lander && isUncredited(landed) && usesFeature('forgotten') ? lander.id : null;
}

/** Requests credit for a late landing, in its transaction (rule forgotten.credit). */
export async function requestCredit(
  asking: LandingTerms,
  landed: SortieRecord,
  session: ClientSession,
  effects: Effects,
): Promise<void> {
  const by = requesterOf(asking, landed);
  if (by === null) return;
  if (isLanded(landed)) await addCreditRequest(landed, by, session);
  effects.emit(lateCreditRequested, { sortie: landed, by });
}

/**
 * Notifies confirmed coaches, and records officers if they decide, of a late landing's credit request, once.
 */
export async function notifyOfCreditRequest({ sortie, by }: SortieEvent & { by: string }): Promise<void> {
  const { _id, boatName, day } = sortie;
  const officers = usesFeature('corrections') ? await holdersOf('records') : [];
  await notify({
    key: `asks-credit ${String(_id)}`,
    tag: `credit ${String(_id)}`,
    category: 'stillOut',
    to: [...(await confirmedCoachIds()), ...officers].filter((id) => id !== by),
    title: creditRequested(boatName),
    body: sortieOn(day, clubDay()),
    url: `/forgotten/${String(_id)}`,
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}
