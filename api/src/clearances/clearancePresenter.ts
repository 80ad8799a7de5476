import type { Clearance, Grant, Requirement } from '@fleetwatch/contract/clearances/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubDay } from '../platform/club/clock.ts';
import type { ClearanceRecord } from './Clearance.ts';
import type { GrantRecord } from './Grant.ts';
import type { RequirementRecord } from './Requirement.ts';

export const presentClearance = (clearance: ClearanceRecord): Clearance => ({
  _id: String(clearance._id),
  name: clearance.name,
  kind: clearance.kind,
  isPerClass: clearance.isPerClass,
  validMonths: clearance.validMonths,
  renewDays: clearance.renewDays,
  needs: clearance.needs.map(String),
  minMiles: clearance.minMiles,
  minHours: clearance.minHours,
  checklist: [...clearance.checklist],
});

export const presentRequirement = (requirement: RequirementRecord): Requirement => ({
  _id: String(requirement._id),
  boat: requirement.boat && String(requirement.boat),
  fleetGroup: requirement.fleetGroup && String(requirement.fleetGroup),
  subject: requirement.subject,
  count: requirement.count,
  clearance: String(requirement.clearance),
  level: requirement.level,
  months: [...requirement.months],
  ...(requirement.when && { when: { ...requirement.when } }),
  ...(requirement.area && { area: requirement.area }),
  ...(requirement.workoutType && { workoutType: String(requirement.workoutType) }),
  overriddenBy: [...requirement.overriddenBy],
});

/**
 * Presents grants with the names of the members who granted and revoked them.
 * @param isSecret whether only officers may read a grant's note: for bans (rule clearance.ban)
 */
export async function presentGrants(
  grants: readonly GrantRecord[],
  isSecret: (grant: GrantRecord) => boolean,
): Promise<Grant[]> {
  const members = await memberDirectory.get();
  const nameOf = (id: unknown): string => members.get(String(id))?.name ?? '';
  return grants.map((grant) => {
    const { revoked } = grant;
    const words = (text: string): string => (isSecret(grant) ? '' : text);
    return {
      _id: String(grant._id),
      clearance: String(grant.clearance),
      fleetGroup: grant.fleetGroup && String(grant.fleetGroup),
      acquired: grant.acquired,
      expires: grant.expires,
      isRevoked: revoked !== null,
      by: nameOf(grant.by),
      evidence: words(grant.evidence),
      revoked: revoked && {
        by: nameOf(revoked.by),
        on: clubDay(revoked.at),
        reason: words(revoked.reason),
      },
    };
  });
}
