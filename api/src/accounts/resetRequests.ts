import { accountKey, type MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { countEach } from '../platform/auth/limiter.ts';
import type { DeviceMark } from './deviceMark.ts';
import type { SignInPlace } from './signInPlace.ts';
import { throttles } from '../platform/auth/throttles.ts';

/**
 * Counts a request for a reset key; 429 after too many. Requests from other places are not affected. The
 * result is the same whether or not the address is a member's.
 */
export async function countResetRequest(
  email: string,
  { address, mark }: Pick<SignInPlace, 'address' | 'mark'>,
): Promise<void> {
  const { resetKeyPlace, resetKeyEmail } = throttles();
  const where = mark ? `device ${mark.deviceId}` : `address ${address}`;
  await countEach([
    { limiter: resetKeyPlace, key: where },
    { limiter: resetKeyEmail, key: `${String(currentClub().id)} ${accountKey(email)} ${where}` },
  ]);
}

/**
 * Whether one more key may be mailed to a member. Requests by strangers are limited per window; the owner can still use
 * the keys that were mailed in it, which are valid for longer. Requests from the owner's own devices are always
 * answered.
 */
export async function canMailResetKey(member: MemberRecord, mark: DeviceMark | null): Promise<boolean> {
  const memberId = String(member._id);
  return (
    mark?.members.includes(memberId) === true || (await throttles().resetKeyEverywhere.hasRoom(memberId))
  );
}
