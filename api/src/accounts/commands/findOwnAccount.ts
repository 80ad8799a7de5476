import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { refuseOtherContent, type Repeatable } from '../../platform/database/once.ts';

/** Number of changes that an account remembers by their idempotency keys. */
export const REMEMBERED_CHANGES = 10;

/** Finds the caller's own account; 401 when it is no longer active. */
export async function findOwnAccount(memberId: string): Promise<MemberRecord> {
  const member = await MemberModel.findOne({ _id: memberId, isActive: true })
    .select('+passwordHash +hint +applied')
    .lean<MemberRecord>();
  if (!member) throw new ApiError('signed_out', SIGNED_OUT);
  return member;
}

/**
 * Whether this change has already been applied to the account. 422 `key_reused` when the key came with another change.
 */
export function wasApplied(member: MemberRecord, repeat: Repeatable | null): boolean {
  const first = repeat && member.applied?.find(({ requestKey }) => requestKey === repeat.requestKey);
  if (!first) return false;
  refuseOtherContent(first, repeat);
  return true;
}

/** Update that records a repeatable change in the account. */
export function rememberChange(repeat: Repeatable | null): object {
  return repeat ? { $push: { applied: { $each: [repeat], $slice: -REMEMBERED_CHANGES } } } : {};
}
