import { GRANTS_OF_MEMBER_MAX } from '@fleetwatch/contract/clearances/limits';
import {
  BAN_REASON_NEEDED,
  CLEARANCE_NOT_FOUND,
  GRANT_CLASS_UNKNOWN,
  GRANT_DAY,
  GRANT_ENDS,
  GRANT_MEMBERS,
  GRANTS_FULL,
  stillNeeds,
} from '@fleetwatch/contract/clearances/texts';
import { decidingGrant, lastDayOf } from '@fleetwatch/contract/clearances/grantStatus';
import type { GrantsAnswer, GrantsBody, GrantSpan } from '@fleetwatch/contract/clearances/wire';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import type { FieldErrorCode } from '@fleetwatch/contract/errors/codes';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { areMembers, memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { skipRequestEntry } from '../../platform/logging/auditTrail.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { ClearanceRecord } from '../Clearance.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { assertNotOwnBan } from '../clearancePolicy.ts';
import { noteGrant } from '../clearanceTrail.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';
import { missingText, findMissing } from '../findMissing.ts';
import { readRowedByClass } from './readRowedByClass.ts';

/** Outcome of a grant, with its clearance, so that members can be notified. */
export interface GrantResult {
  answer: GrantsAnswer;
  clearance: ClearanceRecord;
}

/** Terms of a grant, without its member. */
export type GrantTerms = Pick<GrantsBody, 'fleetGroup' | 'acquired' | 'expires' | 'evidence'>;

/** Returns the first problem of a grant's class and days, with its field; null if there is none. */
export function termsRefusal(
  { fleetGroup, acquired, expires }: GrantTerms,
  clearance: Pick<ClearanceRecord, 'isPerClass'>,
  groups: ReadonlyMap<string, Pick<FleetGroupRecord, 'isActive'>>,
): { code: FieldErrorCode; text: string } | null {
  const isClass = fleetGroup === null || groups.get(fleetGroup)?.isActive;
  if (!isClass || (fleetGroup !== null && !clearance.isPerClass)) {
    return { code: 'invalid:fleetGroup', text: GRANT_CLASS_UNKNOWN };
  }
  if (acquired > clubDay()) return { code: 'invalid:acquired', text: GRANT_DAY };
  if (expires && expires < acquired) return { code: 'invalid:expires', text: GRANT_ENDS };
  return null;
}

async function assertGrant(body: GrantsBody, clearance: ClearanceRecord, officer: string): Promise<void> {
  if (!(await areMembers(body.members))) throw new ApiError('invalid:members', GRANT_MEMBERS);
  const refusal = termsRefusal(body, clearance, await fleetGroupDirectory.get());
  if (refusal) throw new ApiError(refusal.code, refusal.text);
  for (const member of body.members) assertNotOwnBan(clearance, member, officer);
  if (clearance.kind === 'ban' && body.evidence.trim().length < REASON_MIN) {
    throw new ApiError('invalid:evidence', BAN_REASON_NEEDED);
  }
}

const spanOf = ({
  acquired,
  expires,
  revoked,
}: Pick<GrantRecord, 'acquired' | 'expires' | 'revoked'>): GrantSpan => ({
  acquired,
  expires,
  isRevoked: revoked !== null,
});

/**
 * Last day of a grant. Within the renewal period, it continues from the end of the previous grant (rule
 * clearance.renewal).
 */
function grantEnd(
  { validMonths, renewDays }: ClearanceRecord,
  { acquired, expires }: GrantTerms,
  before: readonly GrantSpan[],
): LocalDateText | null {
  if (expires !== undefined) return expires;
  const last = decidingGrant(acquired, before)?.expires ?? null;
  const isRenewal = last !== null && acquired <= last && addDays(last, -renewDays) <= acquired;
  return lastDayOf(isRenewal ? last : acquired, validMonths);
}

export type NewGrant = Omit<GrantRecord, '_id' | 'club' | 'revoked' | 'isExpiryTold'>;

/** A member who is to receive a clearance, with their grants. */
export interface Grantee {
  _id: string;
  name: string;
  /** All their grants, including revoked ones. */
  own: readonly Pick<GrantRecord, 'clearance' | 'fleetGroup' | 'acquired' | 'expires' | 'revoked'>[];
}

/**
 * Builds a member's grant, or the reason for its refusal: too many grants, or a missing prerequisite without
 * evidence.
 */
export async function buildGrant(
  { _id, name, own }: Grantee,
  terms: GrantTerms,
  clearance: ClearanceRecord,
  officer: string,
): Promise<NewGrant | string> {
  if (own.length >= GRANTS_OF_MEMBER_MAX) return GRANTS_FULL;
  const evidence = terms.evidence.trim();
  const byClearance = Map.groupBy(own, (grant) => String(grant.clearance));
  if (evidence === '') {
    const grants = new Map([...byClearance].map(([id, theirs]) => [id, theirs.map(spanOf)]));
    const isCounted = clearance.minMiles !== null || clearance.minHours !== null;
    const rowed = isCounted ? await readRowedByClass(_id) : new Map<string, never>();
    const known = await clearanceDirectory.get();
    const ahead = findMissing(clearance, terms.fleetGroup, { day: terms.acquired, grants, rowed });
    const lacks = missingText(ahead, (id) => known.get(id)?.name ?? '');
    if (lacks !== '') return stillNeeds(name, lacks);
  }
  const ofClass = (byClearance.get(String(clearance._id)) ?? []).filter(
    ({ fleetGroup }) => (fleetGroup && String(fleetGroup)) === terms.fleetGroup,
  );
  return {
    member: new Types.ObjectId(_id),
    clearance: clearance._id,
    acquired: terms.acquired,
    expires: grantEnd(clearance, terms, ofClass.map(spanOf)),
    evidence,
    fleetGroup: terms.fleetGroup === null ? null : new Types.ObjectId(terms.fleetGroup),
    by: new Types.ObjectId(officer),
    at: now(),
  };
}

/**
 * Grants a clearance to members (rules clearance.grants, clearance.needs). Refuses, by name, members with a
 * missing prerequisite unless the evidence is given, and members with too many grants; the others receive
 * it. 404 for an unknown clearance, 422 for invalid members, class or days.
 */
export async function grantClearance(
  body: GrantsBody,
  officer: string,
  session: ClientSession,
): Promise<GrantResult> {
  const known = await clearanceDirectory.get();
  const clearance = known.get(body.clearance);
  if (!clearance) throw new ApiError('not_found', CLEARANCE_NOT_FOUND);
  await assertGrant(body, clearance, officer);
  skipRequestEntry();
  const names = await memberDirectory.get();
  const all = await GrantModel.find({ member: { $in: body.members } })
    .session(session)
    .lean<GrantRecord[]>();
  const answer: GrantsAnswer = { granted: [], refused: [] };
  for (const _id of body.members) {
    const name = names.get(_id)?.name ?? '';
    const own = all.filter(({ member }) => String(member) === _id);
    const grant = await buildGrant({ _id, name, own }, body, clearance, officer);
    if (typeof grant === 'string') {
      answer.refused.push({ _id, name, text: grant });
      continue;
    }
    await GrantModel.create([grant], { session });
    await noteGrant('grant-clearance', officer, { ...grant, clearance: clearance.name }, session);
    answer.granted.push({ _id, name, expires: grant.expires });
  }
  return { answer, clearance };
}
