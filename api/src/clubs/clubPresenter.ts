import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { clubDay, now } from '../platform/club/clock.ts';
import { runtime } from '../platform/config/runtime.ts';
import type { KnownClub } from './clubDirectory.ts';

/** Look of a club as coaches set it, with the default identity if none was chosen. */
export function presentClubLook({
  identity,
  place,
  logos,
  unit,
  features,
}: Pick<KnownClub, 'identity' | 'place' | 'logos' | 'unit' | 'features'>): Required<ClubLook> {
  return {
    identity: identity ?? DEFAULT_IDENTITY,
    place: place ?? null,
    crest: logos.escutcheon,
    unit: unit ?? 'mi',
    features: features ?? [],
  };
}

/** @param asked host name of the request; names the portal if the club has not set a host */
export function presentClub(club: KnownClub, asked: string): Club {
  const { publicOrigin } = runtime();
  const { identity, place, unit, features } = presentClubLook(club);
  const { landing, oar, escutcheon } = club.logos;
  return {
    name: club.name,
    clubname: club.name,
    landinglogo: landing,
    oarlogo: oar,
    escucheon: escutcheon,
    host: club.hosts[0] ?? (publicOrigin === null ? asked : new URL(publicOrigin).hostname),
    prefix: club.prefix,
    identity,
    place,
    logos: { landing, oar, escutcheon },
    s3folder: club.s3folder,
    timezone: club.timezone,
    today: clubDay(),
    now: now().getTime(),
    seasonStart: club.seasonStart,
    locale: club.locale,
    kioskPairing: club.kioskPairing,
    ...(features.includes('forgotten') &&
      club.autoCreditLateHours && { autoCreditLateHours: club.autoCreditLateHours }),
    unit,
    features,
  };
}
