import type { NewFleetGroupBody } from '@fleetwatch/contract/fleetgroups/edits';
import { FLEET_GROUP_NAME_TAKEN } from '@fleetwatch/contract/fleetgroups/texts';
import { fleetGroupNameRule, monikerRule, payloadRule } from '@fleetwatch/contract/fleetgroups/rules';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { ClientSession } from 'mongoose';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { isNameTaken, nameKeys } from '../../platform/club/nameKeys.ts';
import { FleetGroupModel, type FleetGroupRecord } from '../FleetGroup.ts';

function refuseTakenName(error: unknown): never {
  if (isNameTaken(error)) throw new ApiError('taken:name', FLEET_GROUP_NAME_TAKEN);
  throw error;
}

/**
 * Adds a class of boats as the last class tab (rule class.fields). Miles in a single-seat class are solo
 * miles. Throws the first refused field, and `taken:name`.
 */
export async function addFleetGroup(
  body: NewFleetGroupBody,
  session: ClientSession,
): Promise<FleetGroupRecord> {
  refuseFields({
    name: fleetGroupNameRule(body.name),
    moniker: monikerRule(body.moniker),
    payload: payloadRule(body.payload),
  });
  const name = tidyName(body.name);
  const payload = Number(body.payload);
  const last = await FleetGroupModel.findOne().sort({ position: -1, _id: -1 }).session(session).lean();
  const group = {
    name,
    ...nameKeys(name),
    moniker: body.moniker,
    payload,
    isSolo: payload === 1,
    position: (last?.position ?? -1) + 1,
  };
  const [created] = await FleetGroupModel.create([group], { session }).catch(refuseTakenName);
  if (!created) throw new Error('The fleet group was not added.');
  return created.toObject();
}
