import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeApi, FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import type { RenderedScreen } from '@fleetwatch/kit/testing/renderScreen';
import { ActionsScreen } from '../ActionsScreen.tsx';
import {
  ACTIVITY,
  boatOf,
  CLUB,
  COACHES,
  FLEET_GROUPS,
  KIM,
  MEMBERS,
  STATISTICS,
  USER_GROUPS,
  WORKOUT_TYPES,
} from './boathouse.ts';

interface Dock {
  boats?: Boat[];
  stillOut?: Sortie[];
  /** Ids of the members on deck. */
  onDeck?: string[];
  routes?: FakeRoutes;
  route?: string;
  profile?: LocalProfile;
}

export const DOCK_BOATS = [boatOf('Kestrel', '4x'), boatOf('Tern', '4x'), boatOf('Finch', '1x')];

/** Shows the actions screen, to Kim by default, at a dock with these boats in and these out. */
export function renderActions({
  boats = DOCK_BOATS,
  stillOut = [],
  onDeck = [],
  routes = {},
  route = '/actions',
  profile = KIM,
}: Dock = {}): RenderedScreen & { api: FakeApi } {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /sorties-stillout-results': () => ({ results: stillOut }),
    'GET /launch-check': () => ({ results: [], canOverride: [] }),
    'GET /sorties-stillout-byuser-results/:id': ({ params }) => ({
      results: stillOut.filter(({ user_id }) => user_id === params['id']),
    }),
    'GET /users-on-deck-results': () => ({ results: onDeck.map((user_id) => ({ user_id })) }),
    'GET /active-agents-results': () => ({ results: COACHES }),
    'GET /activity-results': () => ({ results: ACTIVITY }),
    'GET /user-results/:id': () => ({ results: STATISTICS }),
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /fleet-unlaunched-results': () => ({ results: boats }),
    'GET /fleet-all-results': () => ({ results: boats }),
    'GET /sortiegroups-results': () => ({ results: WORKOUT_TYPES }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    'GET /reservations-results': () => ({ results: [] }),
    'GET /tweets-headsup-week-results': () => ({ results: [] }),
    'GET /users-results': () => ({ results: MEMBERS }),
    ...routes,
  });
  return Object.assign(renderScreen(<ActionsScreen />, { route, profile }), { api });
}
