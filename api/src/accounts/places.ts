import type { MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import type { Count } from '../platform/auth/limiter.ts';
import type { CookieJar } from '../platform/http/cookieJar.ts';
import { pairedTablet } from '../tablets/assertPaired.ts';
import { deviceMarkOf, type DeviceMark } from './deviceMark.ts';
import { throttles } from './throttles.ts';

/** Where somebody says who they are. */
export interface Place {
  address: string;
  /** Id of the session that is signed in there. */
  session?: string;
  /** Id of the club's tablet that it is, if it has shown so. */
  tablet?: string | null;
  /** What a device keeps that somebody signed in on before. */
  mark?: DeviceMark | null;
}

/** What a request tells of where it comes from. */
interface Arrival {
  cookies: CookieJar;
  address: string;
}

/** The place that a request comes from. */
export async function placeOf({ cookies, address }: Arrival): Promise<Place> {
  return { address, tablet: await pairedTablet(cookies), mark: deviceMarkOf(cookies) };
}

/** What a try of a password is counted under. */
export interface TryCounts {
  /** Counted before the outcome is known: guesses that come together are as many as those that come in turn. */
  narrow: Count[];
  /** Counted by failures alone: a whole crew signs in there at the same moment. Null where one member alone is meant. */
  wide: Count | null;
}

/** Who is guessed at. A new password is guessed at from the start: what was counted for the one before is void. */
function targetOf(member: MemberRecord | null, key: string): string {
  const target = member ? `${String(member._id)} ${(member.passwordHash ?? '').slice(-16)}` : key;
  return `${String(currentClub().id)} ${target}`;
}

/** The device that is known to be the member's, or has been; null for a stranger's. */
function knownDevice(member: MemberRecord | null, { session, mark }: Place): string | null {
  if (session !== undefined) return `session ${session}`;
  return member && mark?.members.includes(String(member._id)) ? `device ${mark.deviceId}` : null;
}

/**
 * Counts a member's failures separately for each place (a device the member signed in on before, a paired tablet, an unknown
 * address), so that guesses at one place lock nobody out at another. Unknown addresses share one more count per member,
 * which slows down guesses from many addresses.
 * @param key the name that was typed; counted where no member has it
 */
export function tryCounts(member: MemberRecord | null, key: string, place: Place): TryCounts {
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
