import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import type { ListedMember } from '@fleetwatch/kit/store/members';

/** A boathouse of the tests: ids are short words, so that a failing test can be read. */

export const KIM: LocalProfile = {
  ...ANONYMOUS_PROFILE,
  isAuthorised: true,
  id: 'kim',
  displayName: 'Kim Harper',
  group: 'om',
};

export function memberOf(name: string): ListedMember {
  const id = name.split(' ')[0]?.toLowerCase() ?? name;
  return { _id: id, name, group: 'om', pic: null, miles: 12.5, last: null, laston: null };
}

export const MEMBERS = ['Kim Harper', 'Ada Lake', 'Ben Rivers', 'Cleo Marsh', 'Zoë Brook'].map(memberOf);

function groupOf(name: string, moniker: string, payload: number, isPrivate = false): FleetGroup {
  return {
    _id: moniker,
    name,
    moniker,
    payload,
    pic: null,
    miles: 0,
    solo: payload === 1,
    private: isPrivate,
    active: true,
  };
}

export const FLEET_GROUPS = [
  groupOf('Scull', '1x', 1),
  groupOf('Quad', '4x', 4),
  groupOf('Eight', '8+', 9),
  groupOf('Private 1x', '1p', 1, true),
  groupOf('Private 2-4-8', '2-4-8p', 9, true),
  groupOf('Borrowed 1x', '1b', 1, true),
];

export function boatOf(name: string, moniker: string, fields: Partial<Boat> = {}): Boat {
  const payload = FLEET_GROUPS.find((group) => group.moniker === moniker)?.payload ?? 1;
  return {
    _id: name.toLowerCase(),
    name,
    description: '',
    group: moniker,
    groupmoniker: moniker,
    grouppayload: payload,
    pic: null,
    miles: 0,
    last: null,
    lastby: null,
    active: true,
    ...fields,
  };
}

export function sortieOf(bus: string, fields: Partial<Sortie> = {}): Sortie {
  return {
    _id: `sortie-${bus.toLowerCase()}`,
    bus,
    bus_id: bus.toLowerCase(),
    moniker: '4x',
    user: 'Kim Harper',
    user_id: 'kim',
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

export const WORKOUT_TYPES: WorkoutType[] = WORKOUT_TYPE_NAMES.map((name, index) => ({
  _id: `type-${index}`,
  name,
  moniker: String(index),
}));

export const STATISTICS: MemberStatistics = {
  miles: 62.5,
  miles_solo: 20,
  miles_private: 5.5,
  trips: 9,
  profile: {
    Recovery: 2,
    'Steady State': 5,
    'Anaerobic Threshold': 0,
    'Interval Training': 0,
    Pyramids: 0,
    'Racing Pieces': 0,
    Uncategorized: 2,
  },
};

/** 6:54:30 am by the club's clock, 42 minutes and some seconds after the launch of `sortieOf`. */
export const CLUB_NOW_MS = Date.UTC(2026, 4, 1, 10, 54, 30);

export const CLUB: Club = {
  name: 'Test Rowing Club',
  prefix: 'OARS',
  logos: { landing: '', oar: '', escutcheon: '' },
  s3folder: 'test',
  timezone: 'America/New_York',
  today: '2026-05-01',
  now: CLUB_NOW_MS,
  seasonStart: '01-01',
  locale: 'en-US',
  kioskPairing: false,
};
