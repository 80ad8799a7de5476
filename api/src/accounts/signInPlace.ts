import type { MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import type { Count } from '../platform/auth/limiter.ts';
import type { CookieJar } from '../platform/http/cookieJar.ts';
import { pairedTablet } from '../tablets/tabletPolicy.ts';
import { deviceMarkOf, type DeviceMark } from './deviceMark.ts';
import { throttles } from '../platform/auth/throttles.ts';

/** Place where a password is typed. */
export interface SignInPlace {
  address: string;
  /** Id of the session that is signed in on the device. */
  session?: string;
  /** Id of the club's paired tablet, if the device is one. */
  tablet?: string | null;
  /** Members who have signed in on the device before. */
  mark?: DeviceMark | null;
}

/** Parts of a request that identify the device it comes from. */
interface RequestOrigin {
  cookies: CookieJar;
  address: string;
}

/** Returns the place that a request comes from. */
export async function signInPlace({ cookies, address }: RequestOrigin): Promise<SignInPlace> {
  return { address, tablet: await pairedTablet(cookies), mark: deviceMarkOf(cookies) };
}

/** Counts that a password attempt adds to. */
export interface AttemptCounts {
  /** Counted before the outcome is known, so that concurrent guesses cannot exceed the limit. */
  narrow: Count[];
  /**
   * Only failures are counted, because a whole crew may sign in from one address at once. Null at a place
   * that counts a single member.
   */
  wide: Count | null;
}

/**
 * Key under which guesses at a member's password count. It changes with the password, which resets the
 * count.
 */
function targetOf(member: MemberRecord | null, key: string): string {
  const target = member ? `${String(member._id)} ${(member.passwordHash ?? '').slice(-16)}` : key;
  return `${String(currentClub().id)} ${target}`;
}

/** Returns the device if the member is or was signed in on it; null for a stranger's. */
function knownDevice(member: MemberRecord | null, { session, mark }: SignInPlace): string | null {
  if (session !== undefined) return `session ${session}`;
  return member && mark?.members.includes(String(member._id)) ? `device ${mark.deviceId}` : null;
}

/**
 * Counts a member's failures separately for each place (a device the member has signed in on, a paired
 * tablet, an unknown address), so that guesses at one place do not lock the member out at another. Unknown
 * addresses share one more count per member, which slows down guesses from many addresses.
 * @param key the name that was typed; it is counted when no member has it
 */
export function attemptCounts(member: MemberRecord | null, key: string, place: SignInPlace): AttemptCounts {
  const { account, everywhere, tablet, address } = throttles();
  const target = targetOf(member, key);
  const device = knownDevice(member, place);
  if (device !== null) return { narrow: [{ limiter: account, key: `${target} ${device}` }], wide: null };
  if (place.tablet) {
    return {
      narrow: [{ limiter: account, key: `${target} tablet ${place.tablet}` }],
      wide: { limiter: tablet, key: place.tablet },
    };
  }
  return {
    narrow: [
      { limiter: account, key: `${target} address ${place.address}` },
      { limiter: everywhere, key: target },
    ],
    wide: { limiter: address, key: place.address },
  };
}
