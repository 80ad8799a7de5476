import { grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import type { ClearanceAhead, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { presentAge } from '../../members/commands/setMemberAge.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { ClearanceRecord } from '../Clearance.ts';
import { clearanceDirectory, requirementDirectory } from '../clearanceDirectory.ts';
import { isClearanceOfficer } from '../clearancePolicy.ts';
import { presentGrants } from '../clearancePresenter.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';
import { findMissing } from '../findMissing.ts';
import { readRowedByClass } from './readRowedByClass.ts';

/** Returns the ids of the classes that require a clearance; only null if it is not granted by class. */
async function classesRequiring({ _id, isPerClass }: ClearanceRecord): Promise<(string | null)[]> {
  if (!isPerClass) return [null];
  const [requirements, fleet] = await Promise.all([requirementDirectory.get(), fleetDirectory.get()]);
  const classes = requirements
    .filter(({ clearance }) => clearance.equals(_id))
    .map(({ boat, fleetGroup }) =>
      boat === null ? fleetGroup : (fleet.get(String(boat))?.fleetGroup ?? null),
    );
  return [...new Set(classes.flatMap((id) => (id === null ? [] : [String(id)])))];
}

async function readAhead(memberId: string, grants: readonly GrantRecord[]): Promise<ClearanceAhead[]> {
  const clearances = [...(await clearanceDirectory.get()).values()].filter(({ kind }) => kind !== 'ban');
  const day = clubDay();
  const spans = grants.map((grant) => ({
    clearance: String(grant.clearance),
    fleetGroup: grant.fleetGroup && String(grant.fleetGroup),
    acquired: grant.acquired,
    expires: grant.expires,
    isRevoked: grant.revoked !== null,
  }));
  const byClearance = Map.groupBy(spans, ({ clearance }) => clearance);
  const isCounted = clearances.some(({ minMiles, minHours }) => minMiles !== null || minHours !== null);
  const rowed = isCounted ? await readRowedByClass(memberId) : new Map<string, never>();
  const ahead: ClearanceAhead[] = [];
  for (const clearance of clearances) {
    const theirs = byClearance.get(String(clearance._id)) ?? [];
    for (const group of await classesRequiring(clearance)) {
      const counting = theirs.filter(({ fleetGroup }) => fleetGroup === null || fleetGroup === group);
      if (grantStatusOn(day, counting) === 'held') continue;
      ahead.push(findMissing(clearance, group, { day, grants: byClearance, rowed }));
    }
  }
  return ahead;
}

/**
 * Returns a member's clearances and next steps: the caller's own, or anyone's for officers. 403 for another
 * member's, 404 for an unknown member.
 */
export async function readMemberClearances(memberId: string, actor: MemberActor): Promise<MemberClearances> {
  const mayGrant = isClearanceOfficer(actor);
  if (actor.id !== memberId && !mayGrant) throw new ApiError('forbidden', NOT_YOURS);
  const member = await findAnyMember(memberId);
  const grants = await GrantModel.find({ member: memberId }).sort({ at: -1, _id: -1 }).lean<GrantRecord[]>();
  const clearances = await clearanceDirectory.get();
  const isSecret = ({ clearance }: GrantRecord): boolean =>
    clearances.get(String(clearance))?.kind === 'ban' && (!mayGrant || actor.id === memberId);
  return {
    member: { _id: memberId, name: member.name },
    grants: await presentGrants(grants, isSecret),
    ahead: await readAhead(memberId, grants),
    mayGrant,
    ...(usesFeature('juniors') && { age: presentAge(member, mayGrant) }),
  };
}
