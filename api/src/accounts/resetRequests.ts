import { accountKey, type MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { countEach } from '../platform/auth/limiter.ts';
import type { DeviceMark } from './deviceMark.ts';
import type { Place } from './places.ts';
import { throttles } from './throttles.ts';

/**
 * Counts that somebody asks for a key for an e-mail address. 429 for who asks too often; nobody's asking refuses anybody
 * elsewhere. Nothing here depends on whose address it is, or whether it is anybody's.
 */
export async function countResetRequest(
  email: string,
  { address, mark }: Pick<Place, 'address' | 'mark'>,
): Promise<void> {
  const { resetKeyPlace, resetKeyEmail } = throttles();
  const where = mark ? `device ${mark.deviceId}` : `address ${address}`;
  await countEach([
    { limiter: resetKeyPlace, key: where },
    { limiter: resetKeyEmail, key: `${String(currentClub().id)} ${accountKey(email)} ${where}` },
  ]);
}

/**
 * Whether one more key goes to a member. What strangers ask for has an end, which keeps the owner from nothing: the keys that
 * were mailed within the window are good for longer than that. A device of the owner's own is always answered.
 */
export async function mayBeMailed(member: MemberRecord, mark: DeviceMark | null): Promise<boolean> {
  const memberId = String(member._id);
  return (
    mark?.members.includes(memberId) === true || (await throttles().resetKeyEverywhere.hasRoom(memberId))
  );
}
