import { OFFICES, officesHeld, type Office } from '@fleetwatch/contract/officers/offices';
import { confirmedCoachIds, memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { isCoach } from '../members/coachRights.ts';
import type { CallerStatus } from '../platform/http/gatekeepers.ts';
import { clubCached } from '../platform/cache/clubCached.ts';
import { clubDay } from '../platform/club/clock.ts';
import { DutyDayModel, type DutyDayRecord } from './DutyDay.ts';

interface Officers {
  members: ReadonlyMap<string, ListedMember>;
  /** Ids of the active members appointed to each office, sorted by name. */
  named: ReadonlyMap<Office, readonly string[]>;
  /** Ids of the active members on duty, by club-local day. */
  roster: ReadonlyMap<string, readonly string[]>;
}

/** The members appointed to a club's offices, and its duty roster from the day of loading. */
export const officerDirectory = clubCached(async (): Promise<Officers> => {
  const [members, days] = await Promise.all([
    memberDirectory.get(),
    DutyDayModel.find({ day: { $gte: clubDay() } })
      .sort({ day: 1 })
      .lean<DutyDayRecord[]>(),
  ]);
  const active = [...members.values()].filter(({ isActive }) => isActive);
  const named = OFFICES.map((office) => {
    const theirs = active.filter(({ offices }) => offices?.includes(office));
    return [office, theirs.map(({ _id }) => String(_id))] as const;
  });
  const roster = days.map(({ day, members: onDuty }) => {
    const there = onDuty.map(String).filter((id) => members.get(id)?.isActive);
    return [day, there] as const;
  });
  return { members, named: new Map(named), roster: new Map(roster) };
});

/**
 * Returns the ids of the members who hold an office now; empty if it falls to the confirmed coaches. Today's
 * roster adds to those appointed for duty.
 */
function namedFor(office: Office, { named, roster }: Officers): readonly string[] {
  const always = named.get(office) ?? [];
  const today = office === 'duty' ? (roster.get(clubDay()) ?? []) : [];
  return [...new Set([...always, ...today])];
}

/** Returns the offices that a member holds now (rules officer.coach-until-named, officer.duty). */
export async function officesOf(memberId: string): Promise<Office[]> {
  const known = await officerDirectory.get();
  const member = known.members.get(memberId);
  if (!member?.isActive) return [];
  const holders = OFFICES.map((office) => [office, namedFor(office, known)] as const);
  return officesHeld(
    {
      offices: holders.filter(([, ids]) => ids.includes(memberId)).map(([office]) => office),
      isConfirmedCoach: member.coachRights === 'confirmed',
    },
    new Set(holders.filter(([, ids]) => ids.length > 0).map(([office]) => office)),
  );
}

/**
 * Returns a member's current status: since their token was signed, a coach may have been confirmed, or an
 * office granted.
 */
export async function statusOf(memberId: string): Promise<CallerStatus> {
  const member = (await memberDirectory.get()).get(memberId);
  return {
    offices: await officesOf(memberId),
    isConfirmedCoach: member?.isActive === true && member.coachRights === 'confirmed',
  };
}

/**
 * Returns the ids of the members notified for an office: those appointed, otherwise the confirmed coaches. A
 * club without either notifies every coach, so that a safety message reaches someone; this grants them no
 * rights.
 */
export async function holdersOf(office: Office): Promise<string[]> {
  const known = await officerDirectory.get();
  const named = namedFor(office, known);
  if (named.length > 0) return [...named];
  const confirmed = await confirmedCoachIds();
  if (confirmed.length > 0) return confirmed;
  return [...known.members.values()]
    .filter(({ isActive, coachRights }) => isActive && isCoach(coachRights))
    .map(({ _id }) => String(_id));
}
