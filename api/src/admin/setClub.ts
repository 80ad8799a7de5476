import { CLUB_PASSWORD_MIN, CLUB_PREFIX_LENGTH } from '@fleetwatch/contract/accounts/limits';
import { tidyName, visibleNameRule } from '@fleetwatch/contract/texts/rules';
import { IANAZone } from 'luxon';
import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { seasonOfDay } from '@fleetwatch/contract/time/season';
import { rebuildTotals } from '../sorties/commands/rebuildTotals.ts';
import { SortieModel } from '../sorties/Sortie.ts';
import { AdminRefusal } from './AdminRefusal.ts';

export interface ClubChanges {
  name?: string | undefined;
  password?: string | undefined;
  timezone?: string | undefined;
  /** 'MM-DD' */
  seasonStart?: string | undefined;
  coachApproval?: boolean | undefined;
  groupApproval?: boolean | undefined;
  kioskPairing?: boolean | undefined;
}

/** A day that every year has. With '02-29' a season would have no first day in three years of four. */
const DAY_OF_YEAR =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/;

export function refuseClub({ name, password, timezone, seasonStart }: ClubChanges): void {
  const faults = [
    name === undefined ? null : name.trim() === '' ? 'A club has a name.' : visibleNameRule(tidyName(name)),
    password !== undefined && password.length < CLUB_PASSWORD_MIN
      ? `A club password has at least ${CLUB_PASSWORD_MIN} characters.`
      : null,
    timezone !== undefined && !IANAZone.isValidZone(timezone)
      ? `“${timezone}” is no IANA time zone, as Europe/Berlin is one.`
      : null,
    seasonStart !== undefined && !DAY_OF_YEAR.test(seasonStart)
      ? `“${seasonStart}” is no day that every year has, as 09-01 is one.`
      : null,
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw new AdminRefusal(...faults);
}

async function fieldsOf({ password, ...changes }: ClubChanges): Promise<Partial<ClubRecord>> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (password === undefined) return given;
  return {
    ...given,
    prefix: password.slice(0, CLUB_PREFIX_LENGTH),
    passwordHash: await hashPassword(password),
  };
}

/** Moves every sortie to the season of its day, and rebuilds the totals. */
async function moveSeasons(seasonStart: string): Promise<void> {
  const days = (await SortieModel.distinct('day')).sort();
  const ends = new Map<number, { from: string; to: string }>();
  for (const day of days) {
    const season = seasonOfDay(day, seasonStart);
    ends.set(season, { from: ends.get(season)?.from ?? day, to: day });
  }
  for (const [season, { from, to }] of ends) {
    await SortieModel.updateMany({ day: { $gte: from, $lte: to } }, { $set: { season } });
  }
  await rebuildTotals();
}

/**
 * Changes a club's configuration. A new first day of the season moves every sortie to its season and rebuilds the
 * totals; an interrupted run can be repeated. A new time zone leaves the recorded days of past sorties as they are.
 * Running servers follow within ten seconds.
 */
export async function setClub(club: ClubRecord, changes: ClubChanges): Promise<void> {
  refuseClub(changes);
  const fields = await fieldsOf(changes);
  if (Object.keys(fields).length === 0) throw new AdminRefusal('Say what to set.');
  await ClubModel.updateOne({ _id: club._id }, { $set: fields });
  clearClubCache();
  const { seasonStart } = changes;
  if (seasonStart !== undefined) await inClub(club._id, () => moveSeasons(seasonStart));
}
