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
} from '@fleetwatch/contract/clearances/messages';
import { decidingGrant, lastDayOf } from '@fleetwatch/contract/clearances/standing';
import type { GrantsAnswer, GrantsBody, GrantSpan } from '@fleetwatch/contract/clearances/wire';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { areMembers, memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { addsOwnEntries } from '../../platform/logging/auditTrail.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { ClearanceRecord } from '../Clearance.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { assertNotOwnBan } from '../clearancePolicy.ts';
import { noteGrant } from '../clearanceTrail.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';
import { missingText, whatIsMissing } from '../whatIsMissing.ts';
import { rowedBy } from './rowedBy.ts';

/** What was granted, with its clearance, so that members can be told. */
export interface Granted {
  answer: GrantsAnswer;
  clearance: ClearanceRecord;
}

async function assertGrant(
  { members, fleetGroup, acquired, expires, evidence }: GrantsBody,
  clearance: ClearanceRecord,
  officer: string,
): Promise<void> {
  if (!(await areMembers(members))) throw new ApiError('invalid:members', GRANT_MEMBERS);
  const isClass = fleetGroup === null || (await fleetGroupDirectory.get()).get(fleetGroup)?.isActive;
  if (!isClass || (fleetGroup !== null && !clearance.isPerClass)) {
    throw new ApiError('invalid:fleetGroup', GRANT_CLASS_UNKNOWN);
  }
  if (acquired > clubDay()) throw new ApiError('invalid:acquired', GRANT_DAY);
  if (expires && expires < acquired) throw new ApiError('invalid:expires', GRANT_ENDS);
  for (const member of members) assertNotOwnBan(clearance, member, officer);
  if (clearance.kind === 'ban' && evidence.trim().length < REASON_MIN) {
    throw new ApiError('invalid:evidence', BAN_REASON_NEEDED);
  }
}

const spanOf = ({ acquired, expires, revoked }: GrantRecord): GrantSpan => ({
  ...{ acquired, expires, isRevoked: revoked !== null },
});

/** The last day of a grant: within the days of renewal it goes on from the end of the one before (rule clearance.renewal). */
function endOf(
  { validMonths, renewDays }: ClearanceRecord,
  { acquired, expires }: GrantsBody,
  before: readonly GrantSpan[],
): LocalDateText | null {
  if (expires !== undefined) return expires;
  const last = decidingGrant(acquired, before)?.expires ?? null;
  const isRenewal = last !== null && acquired <= last && addDays(last, -renewDays) <= acquired;
  return lastDayOf(isRenewal ? last : acquired, validMonths);
}

/**
 * Grants a clearance to members (rules clearance.grants, clearance.needs). A member who still needs something is refused by
 * name unless the evidence is given, and so is one with too many grants; the others are granted it. 404 for an unknown
 * clearance, 422 for wrong members, class and days.
 */
export async function grantClearance(
  body: GrantsBody,
  officer: string,
  session: ClientSession,
): Promise<Granted> {
  const known = await clearanceDirectory.get();
  const clearance = known.get(body.clearance);
  if (!clearance) throw new ApiError('not_found', CLEARANCE_NOT_FOUND);
  await assertGrant(body, clearance, officer);
  addsOwnEntries();
  const names = await memberDirectory.get();
  const nameOf = (id: string): string => known.get(id)?.name ?? '';
  const evidence = body.evidence.trim();
  const all = await GrantModel.find({ member: { $in: body.members } })
    .session(session)
    .lean<GrantRecord[]>();
  const answer: GrantsAnswer = { granted: [], refused: [] };
  for (const _id of body.members) {
    const name = names.get(_id)?.name ?? '';
    const own = all.filter(({ member }) => String(member) === _id);
    if (own.length >= GRANTS_OF_MEMBER_MAX) {
      answer.refused.push({ _id, name, text: GRANTS_FULL });
      continue;
    }
    const byClearance = Map.groupBy(own, (grant) => String(grant.clearance));
    const grants = new Map([...byClearance].map(([id, theirs]) => [id, theirs.map(spanOf)]));
    const isCounted = clearance.minMiles !== null || clearance.minHours !== null;
    const rowed = isCounted ? await rowedBy(_id) : new Map<string, never>();
    const ahead = whatIsMissing(clearance, body.fleetGroup, { day: body.acquired, grants, rowed });
    const lacks = missingText(ahead, nameOf);
    if (lacks !== '' && evidence === '') {
      answer.refused.push({ _id, name, text: stillNeeds(name, lacks) });
      continue;
    }
    const ofClass = (byClearance.get(body.clearance) ?? []).filter(
      ({ fleetGroup }) => (fleetGroup && String(fleetGroup)) === body.fleetGroup,
    );
    const expires = endOf(clearance, body, ofClass.map(spanOf));
    const grant = {
      ...{ member: new Types.ObjectId(_id), clearance: clearance._id, acquired: body.acquired, expires },
      fleetGroup: body.fleetGroup === null ? null : new Types.ObjectId(body.fleetGroup),
      ...{ by: new Types.ObjectId(officer), at: now(), evidence },
    };
    await GrantModel.create([grant], { session });
    await noteGrant('grant-clearance', officer, { ...grant, clearance: clearance.name }, session);
    answer.granted.push({ _id, name, expires });
  }
  return { answer, clearance };
}
