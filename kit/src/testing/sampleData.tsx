import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { ANONYMOUS_PROFILE, profileOfMember } from '../store/localProfile.ts';

/** A member as POST /login answers. */
export const KIM: LoginAnswer = {
  _id: 'a'.repeat(24),
  name: 'Kim Harper',
  email: 'kim@club.test',
  hint: 'the usual',
  group: 'b'.repeat(24),
  groupmoniker: 'OM',
  aboutme: '',
  aboutmeurl: '',
  pic: '',
  coach: 0,
  token: 'token-1',
};

/** The same member as this device keeps them. */
export const KIM_HERE = profileOfMember(KIM, ANONYMOUS_PROFILE);

/** A club at noon of 29 May 2026, a Friday. */
export const OARS: Club = {
  name: 'Oars Rowing Club',
  prefix: 'OARS',
  logos: { landing: '', oar: '', escutcheon: '' },
  s3folder: 'oars',
  timezone: 'Europe/Zurich',
  today: '2026-05-29',
  now: Date.parse('2026-05-29T12:00:00+02:00'),
  seasonStart: '01-01',
  locale: 'en',
  kioskPairing: false,
};

/** Kim's sortie on the Kestrel, still out, but for what is said otherwise. */
export function sortieOf(fields: Partial<Sortie> = {}): Sortie {
  return {
    _id: 'c'.repeat(24),
    bus: 'Kestrel',
    bus_id: 'd'.repeat(24),
    moniker: '8+',
    user: KIM.name,
    user_id: KIM._id,
    pic: null,
    launch: '2026-05-01 06:12:09',
    land: null,
    miles: 0,
    description: '',
    crew: [],
    total_miles: 0,
    total_trips: 0,
    private: false,
    late: false,
    ...fields,
  };
}
