import { CLUB_PASSWORD_MIN, CLUB_PREFIX_LENGTH } from '@fleetwatch/contract/accounts/limits';
import { IANAZone } from 'luxon';
import { runInClub } from '../../platform/club/clubScope.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { ClubModel, type ClubRecord } from '../Club.ts';
import { clearClubCache } from '../clubDirectory.ts';
import { storageFolderFor } from '../storageFolderFor.ts';
import { clubAdded } from '../clubHooks.ts';
import { runHook } from '../../platform/events/hooks.ts';

export interface NewClub extends Partial<Omit<ClubRecord, '_id' | 'prefix' | 'passwordHash'>> {
  name: string;
  /** Password of at least 16 characters; the first four become the club's public prefix. */
  password: string;
  timezone: string;
}

type HashedClub = Omit<NewClub, 'password'> & Pick<ClubRecord, 'prefix' | 'passwordHash'>;

/**
 * Creates a club with the default fleet groups, user groups and workout types (rules class.protected,
 * group.protected).
 */
export async function createClub({ password, ...club }: NewClub): Promise<ClubRecord> {
  if (password.length < CLUB_PASSWORD_MIN) {
    throw new Error(`A club password has at least ${CLUB_PASSWORD_MIN} characters.`);
  }
  if (!IANAZone.isValidZone(club.timezone)) throw new Error(`${club.timezone} is not an IANA time zone.`);
  const prefix = password.slice(0, CLUB_PREFIX_LENGTH);
  return addClub({ ...club, prefix, passwordHash: await hashPassword(password) });
}

/** Creates a club with an already hashed password. */
export async function addClub(club: HashedClub): Promise<ClubRecord> {
  const created = await ClubModel.create({
    ...club,
    s3folder: await storageFolderFor(club.name, club.s3folder),
    hosts: (club.hosts ?? []).map((host) => host.toLowerCase()),
  });
  clearClubCache();
  const record = created.toObject();
  await runInClub(
    { id: record._id, timezone: record.timezone, seasonStart: record.seasonStart, s3folder: record.s3folder },
    () => runHook(clubAdded, {}),
  );
  return record;
}
