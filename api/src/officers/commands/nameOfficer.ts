import { NOT_YOURSELF } from '@fleetwatch/contract/officers/texts';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { OfficerAnswer } from '@fleetwatch/contract/officers/wire';
import { findMember } from '../../members/memberDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { readReach } from '../../notifications/commands/readReach.ts';
import { officesChanged } from '../officerEvents.ts';

/**
 * Appoints a member to exactly these offices, once per key (rule officer.named-by-others). 403 for the
 * caller's own appointment, 404 for an id that is not a member's.
 * @param by the confirmed coach who appoints
 */
export async function nameOfficer(
  memberId: string,
  offices: readonly Office[],
  by: string,
  repeat: Repeatable | null,
): Promise<OfficerAnswer> {
  const { _id, name, offices: before = [] } = await findMember(memberId);
  if (memberId === by && offices.some((office) => !before.includes(office)))
    throw new ApiError('forbidden', NOT_YOURSELF);
  const reach = (await readReach([memberId])).get(memberId) ?? { push: false, mail: false };
  return runWrite({
    repeat,
    work: async (session, effects): Promise<OfficerAnswer> => {
      await MemberModel.updateOne({ _id }, { $set: { offices } }, { session });
      effects.emit(officesChanged, { id: memberId, name, before, after: offices, by });
      return { _id: String(_id), offices: [...offices], reach };
    },
  });
}
