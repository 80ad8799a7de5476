import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { ANONYMOUS_PROFILE, profileOfMember } from '../store/localProfile.ts';

/** A member as POST /login returns them. */
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

/** The same member as this device stores them. */
export const KIM_LOCAL_PROFILE = profileOfMember(KIM, ANONYMOUS_PROFILE);

/** A club at noon of 29 May 2026, a Friday. */
export const OARS: Club = {
  name: 'Oars Rowing Club',
  host: 'oars.example',
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

/** A fleet group whose boats have `payload` seats, with `fields` overridden. */
export function fleetGroupOf(
  name: string,
  moniker: string,
  payload: number,
  fields: Partial<FleetGroup> = {},
): FleetGroup {
  return {
    _id: `group-${moniker}`,
    name,
    moniker,
    payload,
    pic: null,
    miles: 0,
    solo: payload === 1,
    private: false,
    active: true,
    ...fields,
  };
}

/** A boat of that group, not launched and never rowed, with `fields` overridden. */
export function boatIn(group: FleetGroup, name: string, fields: Partial<Boat> = {}): Boat {
  return {
    _id: name.toLowerCase(),
    name,
    description: '',
    group: group._id,
    groupname: group.name,
    groupmoniker: group.moniker,
    grouppayload: group.payload,
    pic: null,
    miles: 0,
    last: null,
    lastby: null,
    active: true,
    queryable: true,
    commissioned: '2020-03-01',
    log: '',
    ...fields,
  };
}

/** A user group without miles, with `fields` overridden. */
export function userGroupOf(name: string, moniker: string, fields: Partial<UserGroup> = {}): UserGroup {
  return { _id: `group-${moniker}`, name, moniker, miles: 0, private: false, active: true, ...fields };
}

/** Kim's sortie on the Kestrel, still out, with `fields` overridden. */
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
