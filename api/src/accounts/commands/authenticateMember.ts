import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { signInPasswordRule } from '@fleetwatch/contract/accounts/rules';
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { findByNameOrEmail } from '../../members/commands/findByNameOrEmail.ts';
import { accountKey, type MemberRecord } from '../../members/Member.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { countEach, forgetEach, forgiveEach, type Count } from '../../platform/auth/limiter.ts';
import { log } from '../../platform/logging/log.ts';
import { isPasswordOf } from '../../platform/auth/passwords.ts';
import { attemptCounts, type SignInPlace } from '../signInPlace.ts';

export interface Credentials {
  /** Full name or email address, in any case. */
  name: string;
  password: string;
  /** Refusal text of the calling form for a name that is too short. */
  nameRule: FieldRule;
}

/**
 * Finds the member with this name (or email) and password. A rejection has the same text and takes the same
 * time whether or not the account exists. 429 after too many failures (see `attemptCounts`), 503 when too
 * many password checks are queued.
 */
export async function authenticateMember(
  { name, password, nameRule }: Credentials,
  place: SignInPlace,
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
 * Whether a password is the member's; false when there is no member. A wrong password counts as a failure
 * for that account and place; a right one resets the count. 429 after too many failures.
 * @param key the name that was typed; it is counted when no member has it
 */
export async function hasValidCredentials(
  member: MemberRecord | null,
  key: string,
  password: string,
  place: SignInPlace,
): Promise<boolean> {
  const { narrow, wide } = attemptCounts(member, key, place);
  await wide?.limiter.check(wide.key);
  await countEach(narrow);
  if (await isOwn(member, password, narrow)) {
    await forgetEach(narrow);
    return true;
  }
  await wide?.limiter.note(wide.key);
  // The log omits the name and the address. Many of these entries mean that someone is guessing passwords.
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
    // The password was not checked, so this is not a failure.
    await forgiveEach(counted);
    throw error;
  }
}
