import type { Club } from '@fleetwatch/contract/clubs/wire';
import { clubDay, now } from '../platform/clock.ts';
import type { KnownClub } from './clubDirectory.ts';

export function presentClub(club: KnownClub): Club {
  return {
    name: club.name,
    prefix: club.prefix,
    logos: { landing: club.logos.landing, oar: club.logos.oar, escutcheon: club.logos.escutcheon },
    s3folder: club.s3folder,
    timezone: club.timezone,
    today: clubDay(),
    now: now().getTime(),
    seasonStart: club.seasonStart,
    locale: club.locale,
    kioskPairing: club.kioskPairing,
  };
}
