import { LINK_EXPIRED } from '@fleetwatch/contract/safety/messages';
import type { MailedBoat, MailedBoatBody } from '@fleetwatch/contract/safety/wire';
import { findMember } from '../../members/memberDirectory.ts';
import { readMailedLink } from '../../notifications/mailedLink.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findSortie } from '../../sorties/commands/findSortie.ts';
import { safetySettings } from '../clubSafety.ts';
import { isWatched, type WatchedSortie } from '../trip.ts';
import { writeAshore, writeBack, writeHelp } from './writeSafety.ts';

/** How much longer "more time" is. */
const LATER_MINUTES = 30;

/** A member who answers by a link: for their own boat alone, with no further right. */
const actorOf = (id: string): MemberActor => ({
  ...{ kind: 'member', id, clubId: String(currentClub().id), sessionId: '' },
  ...{ isCoach: false, isConfirmedCoach: false, offices: [] },
});

interface Asked {
  sortie: WatchedSortie;
  member: { _id: unknown; name: string };
}

/** The boat of a link and who answers for it. 404 for a link that is forged, expired, another club's, or of who was not aboard. */
async function findAsked(token: string): Promise<Asked> {
  const link = readMailedLink(token);
  const refused = new ApiError('not_found', LINK_EXPIRED);
  if (!link) throw refused;
  const sortie = await findSortie(link.sortie);
  const aboard = [sortie.launcher, ...sortie.crew].map(String);
  if (!isWatched(sortie) || !aboard.includes(link.member)) throw refused;
  return { sortie, member: await findMember(link.member) };
}

const presentAsked = ({ sortie, member }: Asked): MailedBoat => ({
  ...{ bus: sortie.boatName, user: member.name, expected: sortie.trip.expectedAt.getTime() },
  isOut: sortie.isOut === true && sortie.trip.ashore === null,
  hasHelp: sortie.trip.help !== undefined,
  emergencyNumber: safetySettings().emergencyNumber,
});

export const readMailedBoat = async (token: string): Promise<MailedBoat> =>
  presentAsked(await findAsked(token));

/**
 * Answers for a boat by the link of a mail (rule safety.mail): it is in, though not landed; it is back half an hour later; or its
 * crew needs help. 404 as above, 409 for a boat that has landed.
 */
export async function answerByMail(
  { token, answer }: MailedBoatBody,
  repeatable: (by: string) => Repeatable | null,
): Promise<MailedBoat> {
  const { sortie, member } = await findAsked(token);
  const [id, actor] = [String(sortie._id), actorOf(String(member._id))];
  const repeat = repeatable(actor.id);
  if (answer === 'back') await writeAshore(repeat, id, actor);
  else if (answer === 'later') await writeBack(repeat, { id, back: LATER_MINUTES }, actor);
  else await writeHelp(repeat, id, actor);
  return readMailedBoat(token);
}
