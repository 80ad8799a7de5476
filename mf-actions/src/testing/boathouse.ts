import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { dateText } from '@fleetwatch/contract/time/weeks';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Agent, Workout } from '@fleetwatch/contract/workouts/jobs';
import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import {
  boatIn,
  fleetGroupOf,
  sortieOf as sampleSortie,
  userGroupOf,
} from '@fleetwatch/kit/testing/sampleData';

/** A boathouse for tests: ids are short words, so that failures are readable. */

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

const groupOf = (name: string, moniker: string, payload: number, isPrivate = false) =>
  fleetGroupOf(name, moniker, payload, { _id: moniker, private: isPrivate });

export const FLEET_GROUPS = [
  groupOf('Scull', '1x', 1),
  groupOf('Quad', '4x', 4),
  groupOf('Eight', '8+', 9),
  groupOf('Private 1x', '1p', 1, true),
  groupOf('Private 2-4-8', '2-4-8p', 9, true),
  groupOf('Borrowed 1x', '1b', 1, true),
];

export const USER_GROUPS = [
  userGroupOf('Open Men', 'OM', { _id: 'om' }),
  userGroupOf('Scullers', 'SC', { _id: 'sc' }),
];

export function boatOf(name: string, moniker: string, fields: Partial<Boat> = {}): Boat {
  const group = FLEET_GROUPS.find((one) => one.moniker === moniker) ?? groupOf(moniker, moniker, 1);
  return boatIn(group, name, fields);
}

export function sortieOf(bus: string, fields: Partial<Sortie> = {}): Sortie {
  const id = bus.toLowerCase();
  return sampleSortie({
    _id: `sortie-${id}`,
    bus,
    bus_id: id,
    moniker: '4x',
    user: KIM.displayName,
    user_id: KIM.id,
    ...fields,
  });
}

export const WORKOUT_TYPES: WorkoutType[] = WORKOUT_TYPE_NAMES.map((name, index) => ({
  _id: `type-${index}`,
  name,
  moniker: String(index),
}));

export const COACHES: Agent[] = [
  { _id: 'cora', name: 'Cora Coach', pic: null },
  { _id: 'carl', name: 'Carl Coach', pic: null },
];

export function workoutOf(_id: string, fields: Partial<Workout> = {}): Workout {
  return {
    _id,
    name: 'Cora Coach',
    date: '2026-04-29 19:00:00',
    isodate: '2026-04-29 19:00:00',
    agent: 'cora',
    group: 'type-1',
    sortiegroup: 'om',
    type: 'Steady State',
    description: `${_id}: 3 × 20 min at 18`,
    pic: null,
    ...fields,
  };
}

/** May: four trips on its first day, which is the club's current day. */
export const ACTIVITY: DayActivity[] = Array.from({ length: 31 }, (_, index): DayActivity => ({
  date: dateText(2026, 5, index + 1),
  sorties: index === 0 ? { trips: 4, miles: 31.5 } : { trips: 0, miles: 0 },
  users: index === 0 ? { kim: 1, ada: 2, ben: 1 } : {},
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
  groupactive: true,
};

/** 6:54:30 am by the club's clock, 42 minutes and some seconds after the launch of `sortieOf`. */
export const CLUB_NOW_MS = Date.UTC(2026, 4, 1, 10, 54, 30);

export const CLUB: Club = {
  name: 'Test Rowing Club',
  host: 'test.example',
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
