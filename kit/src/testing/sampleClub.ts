import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { ANONYMOUS_PROFILE } from '../store/localProfile.ts';
import type { LocalProfile } from '../store/localProfile.ts';
import type { ListedMember } from '../store/members.ts';
import { fakeApi } from './fakeApi.tsx';
import type { FakeApi, FakeRoutes } from './fakeApi.tsx';
import { boatIn, fleetGroupOf, OARS, userGroupOf } from './sampleData.tsx';

/** The club of the tests: ids are short words, so that failures are readable. */

export const KIM: LocalProfile = {
  ...ANONYMOUS_PROFILE,
  isAuthorised: true,
  id: 'kim',
  displayName: 'Kim Harper',
  group: 'group-HPG',
};

export const COACH: LocalProfile = { ...KIM, coach: 1, coachConfirmed: 1 };

export const FLEET_GROUPS = [
  fleetGroupOf('Scull', '1x', 1),
  fleetGroupOf('Quad', '4x', 4),
  fleetGroupOf('Straight Four', '4-', 4),
  fleetGroupOf('Four', '4+', 5),
  fleetGroupOf('Eight', '8+', 9),
  fleetGroupOf('Launch', 'L', 4),
  fleetGroupOf('Coastal Training Quad', 'CTQ', 4),
  fleetGroupOf('Private 1x', '1p', 1, { private: true }),
];

export function boatOf(name: string, moniker: string, fields: Partial<Boat> = {}): Boat {
  const group = FLEET_GROUPS.find((one) => one.moniker === moniker) ?? fleetGroupOf(moniker, moniker, 1);
  return boatIn(group, name, fields);
}

export const BOATS = [
  boatOf('Kestrel', '4x', { miles: 312.5, last: '2026-05-01 06:12:09', lastby: 'Robin Ash' }),
  boatOf('Tern', '4x', { active: false }),
  boatOf('Finch', '1x'),
];

export function boatDetailOf(fields: Partial<BoatDetail> = {}): BoatDetail {
  const kestrel = boatOf('Kestrel', '4x', { miles: 312.5, last: '2026-05-01 06:12:09', lastby: 'Robin Ash' });
  return {
    ...kestrel,
    description: 'Red',
    log: '2026-04-30 Kim Harper: Rigger bent',
    logedits: [],
    version: 3,
    ...fields,
  };
}

export const USER_GROUPS = [userGroupOf('HPG', 'HPG'), userGroupOf('Saturday Rowers', 'SR')];

export function memberOf(name: string, fields: Partial<ListedMember> = {}): ListedMember {
  const id = name.split(' ')[0]?.toLowerCase() ?? name;
  return {
    _id: id,
    name,
    group: 'group-HPG',
    pic: null,
    miles: 62.5,
    last: 'Kestrel',
    laston: '2026-05-01 06:12:09',
    aboutme: '',
    aboutmeurl: '',
    ...fields,
  };
}

export const MEMBERS = [
  memberOf('Kim Harper'),
  memberOf('Ada Lake', { group: 'group-SR', last: null, laston: null, miles: 0 }),
  memberOf('Zoë Brook', { aboutme: 'Stroke side.', aboutmeurl: 'https://example.org/zoe' }),
];

export const CLUB: Club = OARS;

/** Fakes the calls of this remote's screens; `routes` take precedence. */
export function clubApi(routes: FakeRoutes = {}): FakeApi {
  return fakeApi({
    'GET /club': () => CLUB,
    'GET /fleet-all-results': () => ({ results: BOATS }),
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    'GET /users-results': () => ({ results: MEMBERS }),
    'GET /seasons-results': () => ({
      results: [{ season: 2026, name: '2026', start: '2026-01-01', end: '2026-12-31' }],
    }),
    'GET /sorties-stillout-results': () => ({ results: [] }),
    'GET /tweets-headsup-week-results': () => ({ results: [] }),
    'GET /launch-check': () => ({ results: [], canOverride: [] }),
    'GET /reservations-results': () => ({ results: [] }),
    'GET /bus2/:id': () => ({ results: boatDetailOf() }),
    ...routes,
  });
}
