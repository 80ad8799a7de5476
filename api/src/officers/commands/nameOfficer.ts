import type { Office } from '@fleetwatch/contract/officers/offices';
import type { OfficerAnswer } from '@fleetwatch/contract/officers/wire';
import { findMember } from '../../members/memberDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';

/** Names a member for these offices and no others, once per key. 404 for somebody who is no member. */
export async function nameOfficer(
  memberId: string,
  offices: readonly Office[],
  repeat: Repeatable | null,
): Promise<OfficerAnswer> {
  const { _id } = await findMember(memberId);
  return applyOnce(repeat, async (session) => {
    await MemberModel.updateOne({ _id }, { $set: { offices } }, { session });
    return { _id: String(_id), offices: [...offices] };
  });
}
