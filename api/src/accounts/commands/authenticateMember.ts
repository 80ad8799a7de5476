import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/messages';
import { signInPasswordRule } from '@fleetwatch/contract/accounts/rules';
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { findByNameOrEmail } from '../../members/commands/findByNameOrEmail.ts';
import { accountKey, type MemberRecord } from '../../members/Member.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { countEach, forgetEach, forgiveEach, type Count } from '../../platform/auth/limiter.ts';
import { log } from '../../platform/logging/log.ts';
import { isPasswordOf } from '../../platform/auth/passwords.ts';
import { tryCounts, type Place } from '../places.ts';

export interface Credentials {
  /** Full name or e-mail address, in any case. */
  name: string;
  password: string;
  /** How the form at hand words a name that is too short. */
  nameRule: FieldRule;
}

/**
 * The member whose name (or e-mail) and password these are. A rejection is the same and takes as long whether or not the
 * account exists. 429 after too many failures (see `tryCounts`), 503 when too many wait.
 */
export async function authenticateMember(
  { name, password, nameRule }: Credentials,
  place: Place,
): Promise<MemberRecord> {
  const nameText = nameRule(name);
  if (nameText !== null) throw new ApiError('invalid:name', nameText);
  const passwordText = signInPasswordRule(password);
  if (passwordText !== null) throw new ApiError('invalid:password', passwordText);

  const key = accountKey(name);
  const found = await findByNameOrEmail(name, '+passwordHash +hint');
  const member = found?.isActive ? found : null;
  if ((await hasValidCredentials(member, key, password, place)) && member) return member;
  throw new ApiError('credentials_refused', CREDENTIALS_REFUSED);
}

/**
 * Whether a password is the member's, or nobody's when there is no such member; a wrong one is counted as a failure of that
 * account there, a right one makes the count forget. 429 after too many failures.
 * @param key what was looked for, which is counted where no member is
 */
export async function hasValidCredentials(
  member: MemberRecord | null,
  key: string,
  password: string,
  place: Place,
): Promise<boolean> {
  const { narrow, wide } = tryCounts(member, key, place);
  await wide?.limiter.check(wide.key);
  await countEach(narrow);
  if (await isOwn(member, password, narrow)) {
    await forgetEach(narrow);
    return true;
  }
  await wide?.limiter.note(wide.key);
  // Who it was, and from where, stays out of the log; how many there are tells of somebody who tries passwords.
  log('info', { event: 'credentials_refused', club: String(currentClub().id) });
  return false;
}

async function isOwn(
  member: MemberRecord | null,
  password: string,
  counted: readonly Count[],
): Promise<boolean> {
  try {
    return await isPasswordOf(member?.passwordHash ?? null, password);
  } catch (error) {
    // Nobody looked at this password, so it was no failure.
    await forgiveEach(counted);
    throw error;
  }
}
