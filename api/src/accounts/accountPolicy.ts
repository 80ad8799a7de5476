import { EMAIL_NOT_CONFIRMED } from '@fleetwatch/contract/accounts/texts';
import { MemberModel } from '../members/Member.ts';
import { ApiError } from '../platform/http/errors.ts';

/** Throws 409 `email_unconfirmed` for a member who has not followed the mailed link. */
export async function assertEmailConfirmed(memberId: string): Promise<void> {
  if (await MemberModel.exists({ _id: memberId, isActive: true, emailConfirmedAt: { $ne: null } })) return;
  throw new ApiError('email_unconfirmed', EMAIL_NOT_CONFIRMED);
}
