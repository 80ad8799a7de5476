import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ClientSession } from 'mongoose';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import type { UserGroupRecord } from '../UserGroup.ts';
import { userGroupDirectory } from '../userGroupDirectory.ts';
import { presentUserGroup } from '../userGroupPresenter.ts';

/** Runs a write to a user group once per idempotency key, publishes the change, and presents the group. */
export async function writeUserGroup(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<UserGroupRecord>,
): Promise<UserGroup> {
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      const group = await write(session);
      const id = String(group._id);
      return presentUserGroup(group, (await readTotals('usergroup', [id])).get(id));
    },
  });
  userGroupDirectory.drop();
  return answer;
}
