import { LINK_EXPIRED, OVERDUE_OFF } from '@fleetwatch/contract/safety/texts';
import type { MailedBoat, MailedBoatBody } from '@fleetwatch/contract/safety/mailedBoat';
import { inClub } from '../../clubs/clubDirectory.ts';
import { findMember } from '../../members/memberDirectory.ts';
import { readMailedLink, type MailedLink } from '../../notifications/mailedLink.ts';
import { countWrite } from '../../platform/auth/countWrite.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { assertFeature } from '../../platform/club/features.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { entryOf } from '../../platform/logging/auditTrail.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { storedHundredths } from '@fleetwatch/contract/sorties/distance';
import { findSortie } from '../../logbook/commands/findSortie.ts';
import { landSortie } from '../../sorties/commands/landSortie.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { isWatched, type WatchedSortie } from '../trip.ts';
import { writeAshore, writeBack, writeHelp } from './writeSafety.ts';

/** Extra time that "more time" adds, in minutes. */
const LATER_MINUTES = 30;

/** Actor for a member who reports through a mailed link: for their own boat only, without further rights. */
const actorOf = ({ member, club }: MailedLink): MemberActor => ({
  kind: 'member',
  id: member,
  clubId: club,
  sessionId: '',
  isCoach: false,
  isConfirmedCoach: false,
  offices: [],
});

/** Finds the boat of a link, if its member is aboard. 404 otherwise. */
async function findAsked({ sortie: id, member }: MailedLink): Promise<WatchedSortie> {
  const sortie = await findSortie(id);
  const aboard = [sortie.launcher, ...sortie.crew].map(String);
  if (!isWatched(sortie) || !aboard.includes(member)) throw new ApiError('not_found', LINK_EXPIRED);
  return sortie;
}

async function present(link: MailedLink): Promise<MailedBoat> {
  const { boatName, trip, isOut, landedAt } = await findAsked(link);
  return {
    bus: boatName,
    user: (await findMember(link.member)).name,
    expected: trip.expectedAt.getTime(),
    isOut: isOut === true && trip.ashore === null,
    isLanded: landedAt !== null,
    hasHelp: trip.help !== undefined,
    emergencyNumber: safetySettings().emergencyNumber,
  };
}

async function answerFor(
  link: MailedLink,
  { answer, miles }: Required<Omit<MailedBoatBody, 'token'>>,
  repeat: Repeatable | null,
): Promise<void> {
  await countWrite({ method: 'POST', writes: 'log' }, link.member);
  const actor = actorOf(link);
  const about = { who: link.member, verb: `${answer}-by-mail`, kind: 'sortie' } as const;
  const mailed = entryOf(about, currentRequest()?.id ?? null, link.sortie);
  if (answer === 'land') {
    const landing = { sortie: link.sortie, milesHundredths: storedHundredths(miles), notes: '' };
    await landSortie({ ...landing, lander: actor, entry: mailed }, repeat);
  } else if (answer === 'back') await writeAshore(repeat, link.sortie, actor, mailed);
  else if (answer === 'later')
    await writeBack(repeat, { id: link.sortie, back: LATER_MINUTES }, actor, mailed);
  else await writeHelp(repeat, link.sortie, actor, mailed);
}

/**
 * Reads the boat of a mailed link, and applies the member's report (rule safety.mail): it lands, with its
 * miles; it is in, but not landed; it will be back half an hour later; or its crew needs help. 404 for a
 * forged or expired link, or for a member who was not aboard; 409 for a boat that has landed; 429 for too
 * many reports.
 */
export async function answerByMail(
  { token, answer, miles = 0 }: MailedBoatBody,
  repeatable: (by: string) => Repeatable | null,
): Promise<MailedBoat> {
  const link = readMailedLink(token);
  if (!link) throw new ApiError('not_found', LINK_EXPIRED);
  return inClub(link.club, async () => {
    assertFeature('overdue', OVERDUE_OFF);
    await findAsked(link);
    if (answer) await answerFor(link, { answer, miles }, repeatable(link.member));
    return present(link);
  });
}
