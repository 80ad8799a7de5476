import { monikerRule } from '@fleetwatch/contract/fleetgroups/rules';
import type { NewUserGroupBody } from '@fleetwatch/contract/usergroups/edits';
import { USER_GROUP_NAME_TAKEN } from '@fleetwatch/contract/usergroups/texts';
import { userGroupNameRule } from '@fleetwatch/contract/usergroups/rules';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { ClientSession } from 'mongoose';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { isNameTaken, nameKeys } from '../../platform/club/nameKeys.ts';
import { UserGroupModel, type UserGroupRecord } from '../UserGroup.ts';

function refuseTakenName(error: unknown): never {
  if (isNameTaken(error)) throw new ApiError('taken:name', USER_GROUP_NAME_TAKEN);
  throw error;
}

/** Adds a user group as the last group tab (rule group.fields). Throws the first refused field, and `taken:name`. */
export async function addUserGroup(body: NewUserGroupBody, session: ClientSession): Promise<UserGroupRecord> {
  refuseFields({ name: userGroupNameRule(body.name), moniker: monikerRule(body.moniker) });
  const name = tidyName(body.name);
  const last = await UserGroupModel.findOne().sort({ position: -1, _id: -1 }).session(session).lean();
  const group = {
    name,
    ...nameKeys(name),
    moniker: body.moniker,
    position: (last?.position ?? -1) + 1,
  };
  const [created] = await UserGroupModel.create([group], { session }).catch(refuseTakenName);
  if (!created) throw new Error('The user group was not added.');
  return created.toObject();
}
