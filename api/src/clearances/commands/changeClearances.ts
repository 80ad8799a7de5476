import { CLEARANCES_MAX } from '@fleetwatch/contract/clearances/limits';
import {
  CLEARANCE_KIND_STAYS,
  CLEARANCE_NAME_TAKEN,
  CLEARANCE_NOT_FOUND,
  CLEARANCE_USED,
  CLEARANCES_FULL,
  NEEDS_CIRCLE,
  NEEDS_UNKNOWN,
} from '@fleetwatch/contract/clearances/texts';
import type { ClearanceBody } from '@fleetwatch/contract/clearances/wire';
import { checkRule, clearanceNameRule } from '@fleetwatch/contract/clearances/rules';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { Types, type ClientSession } from 'mongoose';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { ClearanceModel, type ClearanceRecord } from '../Clearance.ts';
import { GrantModel } from '../Grant.ts';
import { RequirementModel } from '../Requirement.ts';

const byId = (all: readonly ClearanceRecord[]): Map<string, ClearanceRecord> =>
  new Map(all.map((clearance) => [String(clearance._id), clearance]));

/** Whether a clearance needs another one, directly or indirectly. */
function leadsTo(
  target: string,
  needs: readonly string[],
  all: ReadonlyMap<string, ClearanceRecord>,
): boolean {
  const seen = new Set<string>();
  const left = [...needs];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (id === target) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...(all.get(id)?.needs ?? []).map(String));
  }
  return false;
}

/** Throws 422 for clearances that do not exist or would need each other. */
function assertNeeds(own: string | null, needs: readonly string[], all: readonly ClearanceRecord[]): void {
  const known = byId(all);
  if (!needs.every((id) => known.has(id))) throw new ApiError('invalid:needs', NEEDS_UNKNOWN);
  if (own !== null && leadsTo(own, needs, known)) throw new ApiError('invalid:needs', NEEDS_CIRCLE);
}

function fieldsOf({ needs, ...body }: ClearanceBody): Omit<ClearanceRecord, '_id' | 'club'> {
  refuseFields({
    name: clearanceNameRule(body.name),
    checklist: body.checklist.map(checkRule).find((refusal) => refusal !== null) ?? null,
  });
  const name = tidyName(body.name);
  const checklist = body.checklist.map((check) => check.trim());
  return {
    ...body,
    name,
    nameKey: name.toLowerCase(),
    needs: needs.map((id) => new Types.ObjectId(id)),
    checklist,
  };
}

function refuseTakenName(error: unknown): never {
  if (duplicateFields(error)?.includes('nameKey')) throw new ApiError('taken:name', CLEARANCE_NAME_TAKEN);
  throw error;
}

async function findClearance(id: string, session: ClientSession): Promise<ClearanceRecord> {
  const clearance = await ClearanceModel.findById(id).session(session).lean<ClearanceRecord>();
  if (!clearance) throw new ApiError('not_found', CLEARANCE_NOT_FOUND);
  return clearance;
}

/**
 * Adds a clearance (rule clearance.kinds). 409 for a taken name or beyond `CLEARANCES_MAX`, 422 for invalid
 * needs.
 */
export async function addClearance(body: ClearanceBody, session: ClientSession): Promise<ClearanceRecord> {
  const all = await ClearanceModel.find().session(session).lean<ClearanceRecord[]>();
  if (all.length >= CLEARANCES_MAX) throw new ApiError('clearances_full', CLEARANCES_FULL);
  assertNeeds(null, body.needs, all);
  const [made] = await ClearanceModel.create([fieldsOf(body)], { session }).catch(refuseTakenName);
  if (!made) throw new Error('The clearance was not added.');
  return made.toObject();
}

/**
 * Changes a clearance. Grants keep their last day. 409 for a taken name, or for a change of kind while
 * members hold it.
 */
export async function editClearance(
  id: string,
  body: ClearanceBody,
  session: ClientSession,
): Promise<ClearanceRecord> {
  const before = await findClearance(id, session);
  assertNeeds(id, body.needs, await ClearanceModel.find().session(session).lean<ClearanceRecord[]>());
  const isOther = before.isPerClass !== body.isPerClass || before.kind !== body.kind;
  if (isOther && (await GrantModel.exists({ clearance: before._id }).session(session))) {
    throw new ApiError('clearance_used', CLEARANCE_KIND_STAYS);
  }
  const fields = fieldsOf(body);
  await ClearanceModel.updateOne({ _id: before._id }, { $set: fields }, { session }).catch(refuseTakenName);
  return { ...before, ...fields };
}

/** Removes a clearance that was never granted and is not required; 409 for others. */
export async function removeClearance(id: string, session: ClientSession): Promise<ClearanceRecord> {
  const clearance = await findClearance(id, session);
  const { _id } = clearance;
  const isUsed =
    (await GrantModel.exists({ clearance: _id }).session(session)) ??
    (await RequirementModel.exists({ clearance: _id }).session(session)) ??
    (await ClearanceModel.exists({ needs: _id }).session(session));
  if (isUsed) throw new ApiError('clearance_used', CLEARANCE_USED);
  await ClearanceModel.deleteOne({ _id }, { session });
  return clearance;
}
