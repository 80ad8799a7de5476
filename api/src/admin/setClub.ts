import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { CLUB_PASSWORD_MIN, CLUB_PREFIX_LENGTH } from '@fleetwatch/contract/accounts/limits';
import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { SHOWN_UNITS, type ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import {
  bladeRule,
  colourRule,
  DEFAULT_IDENTITY,
  type ClubIdentity,
} from '@fleetwatch/contract/clubs/identity';
import { AUTO_CREDIT_HOURS_MAX } from '@fleetwatch/contract/lateLandings/wire';
import { latitudeRule, longitudeRule, type ClubPlace } from '@fleetwatch/contract/clubs/place';
import { tidyName, visibleNameRule } from '@fleetwatch/contract/texts/rules';
import { IANAZone } from 'luxon';
import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { writeLook, type LookChange } from '../clubs/commands/changeLook.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import { publicAddress } from '../media/publicAddress.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { noteWrite } from '../platform/cache/modelVersions.ts';
import { ApiError } from '../platform/http/errors.ts';
import { storePng } from '../platform/storage/storePng.ts';
import { correctSeasons } from '../logbook/commands/correctSeasons.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { noteCommand } from './noteCommand.ts';
import { NONE, splitList, readList } from './readList.ts';
import {
  CLUB_NAME_NEEDED,
  COLORS_FORMAT,
  NOTHING_TO_SET,
  PLACE_FORMAT,
  autoCreditRange,
  cannotRead,
  clubPasswordTooShort,
  notASeasonStart,
  unknownFeature,
  unknownTimezone,
  unknownUnit,
} from './texts.ts';

export interface ClubChanges {
  name?: string | undefined;
  password?: string | undefined;
  timezone?: string | undefined;
  /** 'MM-DD' */
  seasonStart?: string | undefined;
  coachApproval?: boolean | undefined;
  groupApproval?: boolean | undefined;
  kioskPairing?: boolean | undefined;
  /** Two or three colors, '#12304A,#F4E9D8'. */
  colours?: string | undefined;
  blade?: string | undefined;
  /** '47.37,8.54', or 'none'. */
  place?: string | undefined;
  /** Path of a PNG file, or 'none'. */
  crest?: string | undefined;
  /** Features in use, separated by commas, or 'none'. */
  features?: string | undefined;
  /** 'mi', 'km' or 'm'. */
  unit?: string | undefined;
  autoCreditLateHours?: number | undefined;
  milesStayOpen?: boolean | undefined;
}

/**
 * A day that exists in every year. With '02-29', a season would have no first day in three years out of
 * four.
 */
const DAY_OF_YEAR =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/;

function coloursFault(colours: string): string | null {
  const parts = splitList(colours);
  if (parts.length < 2 || parts.length > 3) return COLORS_FORMAT;
  return parts.map(colourRule).find((fault) => fault !== null) ?? null;
}

/** An empty part is not a number, although `Number('')` is 0. */
const degreesOf = (part: string | undefined): number => (part ? Number(part) : Number.NaN);

function placeFault(place: string): string | null {
  if (place === NONE) return null;
  const parts = splitList(place);
  if (parts.length !== 2) return PLACE_FORMAT;
  return latitudeRule(degreesOf(parts[0])) ?? longitudeRule(degreesOf(parts[1]));
}

function featuresFault(features: string): string | null {
  const { unknown } = readList(features, FEATURES);
  return unknown === undefined ? null : unknownFeature(unknown, FEATURES.join(', '));
}

const isUnit = (unit: string): unit is ShownUnit => SHOWN_UNITS.some((each) => each === unit);

export function refuseClub({
  name,
  password,
  timezone,
  seasonStart,
  colours,
  blade,
  place,
  features,
  unit,
  autoCreditLateHours: hours,
}: ClubChanges): void {
  const faults = [
    name === undefined ? null : name.trim() === '' ? CLUB_NAME_NEEDED : visibleNameRule(tidyName(name)),
    password !== undefined && password.length < CLUB_PASSWORD_MIN
      ? clubPasswordTooShort(CLUB_PASSWORD_MIN)
      : null,
    timezone !== undefined && !IANAZone.isValidZone(timezone) ? unknownTimezone(timezone) : null,
    seasonStart !== undefined && !DAY_OF_YEAR.test(seasonStart) ? notASeasonStart(seasonStart) : null,
    colours === undefined ? null : coloursFault(colours),
    blade === undefined ? null : bladeRule(blade),
    place === undefined ? null : placeFault(place),
    features === undefined ? null : featuresFault(features),
    unit === undefined || isUnit(unit) ? null : unknownUnit(unit, SHOWN_UNITS.join(', ')),
    hours === undefined || (Number.isInteger(hours) && hours >= 0 && hours <= AUTO_CREDIT_HOURS_MAX)
      ? null
      : autoCreditRange(AUTO_CREDIT_HOURS_MAX),
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw new AdminRefusal(...faults);
}

type LookChanges = Pick<ClubChanges, 'colours' | 'blade' | 'place' | 'crest' | 'features'>;

function identityAfter(club: ClubRecord, { colours, blade }: LookChanges): ClubIdentity | undefined {
  if (colours === undefined && blade === undefined) return undefined;
  const present = club.identity ?? DEFAULT_IDENTITY;
  const [first = '', second = '', third] = colours === undefined ? [] : splitList(colours);
  return {
    colours: colours === undefined ? present.colours : { first, second, ...(third && { third }) },
    blade: (blade as ClubIdentity['blade'] | undefined) ?? present.blade,
  };
}

function placeAfter({ place }: LookChanges): ClubPlace | null | undefined {
  if (place === undefined) return undefined;
  if (place === NONE) return null;
  const [latitude = 0, longitude = 0] = splitList(place).map(Number);
  return { latitude, longitude };
}

/** Returns the address of the crest after the change. The file is stored before the club is changed. */
async function crestAfter(club: ClubRecord, { crest }: LookChanges): Promise<string | undefined> {
  if (crest === undefined) return undefined;
  if (crest === NONE) return '';
  const content = await readFile(crest).catch(() => {
    throw new AdminRefusal(cannotRead(crest));
  });
  try {
    return publicAddress(await storePng(`${club.s3folder}/crest`, content));
  } catch (error) {
    throw error instanceof ApiError ? new AdminRefusal(error.message) : error;
  }
}

async function fieldsOf({
  password,
  ...changes
}: Omit<ClubChanges, keyof LookChanges>): Promise<Partial<ClubRecord>> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (password === undefined) return given;
  return {
    ...given,
    prefix: password.slice(0, CLUB_PREFIX_LENGTH),
    passwordHash: await hashPassword(password),
  };
}

/** Changes whose value the audit trail omits: a secret, and an operator's file path. */
const REDACTED = new Set(['password', 'crest']);

/** Time after which running servers know a changed club, ms. */
const FOLLOWED_AFTER_MS = 2_000;

/**
 * Moves sorties to their new seasons, including those that a server still writes under an old one. Moving
 * most of them first keeps the transaction short.
 */
async function moveSeasons(): Promise<void> {
  await setTimeout(FOLLOWED_AFTER_MS);
  await correctSeasons();
  await rebuildTotals();
}

/**
 * Changes a club's configuration. A new first day of the season moves every sortie to its season and
 * rebuilds the totals; an interrupted run can be repeated. A new time zone leaves the recorded days of past
 * sorties unchanged. Running servers follow within a second or two.
 */
export async function setClub(club: ClubRecord, changes: ClubChanges): Promise<void> {
  refuseClub(changes);
  const { colours, blade, place, crest, features, unit, ...others } = changes;
  const fields = await fieldsOf(others);
  const look: LookChange = {
    identity: identityAfter(club, { colours, blade }),
    place: placeAfter({ place }),
    crest: await crestAfter(club, { crest }),
    features: features === undefined ? undefined : readList(features, FEATURES).named,
    unit: unit !== undefined && isUnit(unit) ? unit : undefined,
  };
  const isLookChanged = Object.values(look).some((part) => part !== undefined);
  if (Object.keys(fields).length === 0 && !isLookChanged) {
    throw new AdminRefusal(NOTHING_TO_SET);
  }
  if (Object.keys(fields).length > 0) {
    await ClubModel.updateOne({ _id: club._id }, { $set: fields });
    noteWrite(String(club._id), 'Club');
  }
  if (isLookChanged) await writeLook(club._id, look, null);
  clearClubCache();
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(
    given.map(([name, value]) => [name, REDACTED.has(name) ? 'changed' : value]),
  );
  await inClub(club._id, () =>
    noteCommand({ verb: 'set', kind: 'club', subject: club._id, before: {}, after }),
  );
  if (changes.seasonStart !== undefined) await inClub(club._id, moveSeasons);
}
