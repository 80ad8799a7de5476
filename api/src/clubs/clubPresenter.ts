import type { Club } from '@fleetwatch/contract/clubs/wire';
import { clubDay, now } from '../platform/club/clock.ts';
import { runtime } from '../platform/config/runtime.ts';
import type { KnownClub } from './clubDirectory.ts';

/** @param asked the host name it was asked by: what its portal is called where nobody has said it */
export function presentClub(club: KnownClub, asked: string): Club {
  const { publicOrigin } = runtime();
  return {
    name: club.name,
    host: club.hosts[0] ?? (publicOrigin === null ? asked : new URL(publicOrigin).hostname),
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
