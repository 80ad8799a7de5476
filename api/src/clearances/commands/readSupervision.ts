import { checkSupervision } from '@fleetwatch/contract/clearances/supervision';
import { grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import { isMinorOn } from '@fleetwatch/contract/members/age';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { memberDirectory, type ListedMember } from '../../members/memberDirectory.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { boatsPerSupervisor } from '../clubSupervision.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { boatsWatchedBy } from '../../logbook/commands/boatsOut.ts';
import { grantsOf } from './readCrewClearances.ts';

/** Members not known to be minors count as adults. */
const isMinor = (member: ListedMember | undefined, day: LocalDateText): boolean =>
  typeof member?.birthDate === 'string' && isMinorOn(member.birthDate, day);

async function isQualified(member: ListedMember, day: LocalDateText): Promise<boolean> {
  if (!member.isActive || isMinor(member, day)) return false;
  if (member.coachRights === 'confirmed') return true;
  if (!usesFeature('clearances')) return false;
  const id = String(member._id);
  const [clearances, grants] = await Promise.all([clearanceDirectory.get(), grantsOf([id])]);
  return [...clearances.values()]
    .filter(({ kind }) => kind === 'coach' || kind === 'drive')
    .some(({ _id }) => {
      const theirs = (grants.get(id) ?? []).filter(({ clearance }) => clearance === String(_id));
      return grantStatusOn(day, theirs) === 'held';
    });
}

/**
 * Returns the rules' answers about minors aboard and their supervision; empty in a club that does not record
 * ages, and when no minor is aboard.
 * @param supervisor member id; null for none
 * @param day the club's day of the launch
 */
export async function readSupervision(
  people: readonly { _id: string; name: string }[],
  supervisor: string | null,
  day: LocalDateText,
): Promise<RuleAnswer[]> {
  if (!usesFeature('juniors')) return [];
  const members = await memberDirectory.get();
  const aboard = people.map(({ _id, name }) => {
    const member = members.get(_id);
    return { _id, name, isMinor: isMinor(member, day), hasConsent: Boolean(member?.guardian?.consentOn) };
  });
  if (!aboard.some((person) => person.isMinor)) return [];
  const watching = supervisor === null ? undefined : members.get(supervisor);
  const watches = watching ? await boatsWatchedBy(watching._id) : 0;
  return checkSupervision({
    aboard,
    boatsPerSupervisor: boatsPerSupervisor(),
    supervisor: watching
      ? {
          _id: String(watching._id),
          name: watching.name,
          isQualified: await isQualified(watching, day),
          watches,
        }
      : null,
  });
}
