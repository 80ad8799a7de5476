import { overriddenBy } from '@fleetwatch/contract/sorties/launchRules';
import { MemberModel } from '../../members/Member.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText } from '../../platform/club/clock.ts';
import { currentClub, runInClub } from '../../platform/club/clubScope.ts';
import { mailLater, sendMail } from '../../platform/mail/mail.ts';
import type { SortieRecord } from '../Sortie.ts';

async function mailOfficers({
  boatName,
  launcher,
  launchedAt,
  againstRules = [],
}: SortieRecord): Promise<void> {
  const blocks = againstRules.filter(({ level }) => level === 'block');
  const offices = [...new Set(blocks.flatMap(({ code }) => overriddenBy(code)))];
  const holders = new Set((await Promise.all(offices.map(holdersOf))).flat());
  const { name } = await findAnyMember(String(launcher));
  // An unconfirmed address may be a stranger's.
  const officers = await MemberModel.find({ _id: { $in: [...holders] }, emailConfirmedAt: { $ne: null } })
    .select('email')
    .lean();
  const text = [
    `${name} launched ${boatName} on ${clubText(launchedAt)}, on a device without a network.`,
    ...blocks.map((block) => block.text),
  ].join('\n');
  for (const { email } of officers) {
    await sendMail({ to: email, subject: `${boatName} was launched against a rule`, text });
  }
}

/** Mails a launch that went against a block to the officers who may override it, after the answer (rule launch.facts). */
export function tellOfficers(sortie: SortieRecord): void {
  if (!sortie.againstRules?.some(({ level }) => level === 'block')) return;
  const club = currentClub();
  mailLater(() => runInClub(club, () => mailOfficers(sortie)));
}
