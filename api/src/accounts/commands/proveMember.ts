import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/messages';
import { signInPasswordRule } from '@fleetwatch/contract/accounts/rules';
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { currentClub } from '../../platform/clubScope.ts';
import { ApiError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { isPasswordOf } from '../../platform/passwords.ts';
import { failuresAt, throttles, type Place } from '../throttles.ts';

export interface Credentials extends Place {
  /** Full name or e-mail address, in any case. */
  name: string;
  password: string;
  /** How the form at hand words a name that is too short. */
  nameRule: FieldRule;
}

/**
 * The member whose name (or e-mail) and password these are. A rejection is the same and takes as long whether or not the
 * account exists. 429 after too many failures of one account, one address or one tablet, 503 when too many wait.
 */
export async function proveMember({
  name,
  password,
  nameRule,
  ...place
}: Credentials): Promise<MemberRecord> {
  const nameText = nameRule(name);
  if (nameText !== null) throw new ApiError('invalid:name', nameText);
  const passwordText = signInPasswordRule(password);
  if (passwordText !== null) throw new ApiError('invalid:password', passwordText);

  const { limiter, key: where } = failuresAt(place);
  await limiter.check(where);
  const key = accountKey(name);
  const which = key.includes('@') ? { emailKey: key } : { nameKey: key };
  const member = await MemberModel.findOne({ ...which, isActive: true })
    .select('+passwordHash +hint')
    .lean<MemberRecord>();
  if ((await isProven(member, key, password, place)) && member) return member;
  throw new ApiError('credentials_refused', CREDENTIALS_REFUSED);
}

/**
 * Whether a password is the member's, or nobody's when there is no such member; counted as a try of that account.
 * 429 after too many failures.
 * @param key what was looked for, which is counted where no member is
 */
export async function isProven(
  member: MemberRecord | null,
  key: string,
  password: string,
  place: Place,
): Promise<boolean> {
  const { account } = throttles();
  const { limiter, key: where } = failuresAt(place);
  await limiter.check(where);
  const counted = `${String(currentClub().id)} ${member ? String(member._id) : key}`;
  await account.count(counted);
  if (await isOwn(member, password, counted)) {
    await account.forget(counted);
    return true;
  }
  await limiter.note(where);
  // Who it was, and from where, stays out of the log; how many there are tells of somebody who tries passwords.
  log('info', { event: 'credentials_refused', club: String(currentClub().id) });
  return false;
}

async function isOwn(member: MemberRecord | null, password: string, counted: string): Promise<boolean> {
  try {
    return await isPasswordOf(member?.passwordHash ?? null, password);
  } catch (error) {
    // Nobody looked at this password, so it was no failure.
    await throttles().account.forgive(counted);
    throw error;
  }
}
