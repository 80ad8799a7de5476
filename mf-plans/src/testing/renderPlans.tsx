import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { fakeApi, type FakeApi, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen, type RenderedScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_HERE, OARS } from '@fleetwatch/kit/testing/sampleData';

const idOf = (letter: string): string => letter.repeat(24);

export const ANA_ID = idOf('5');
export const HPG: UserGroup = {
  _id: idOf('6'),
  name: 'HPG',
  moniker: 'HPG',
  miles: 0,
  private: false,
  active: true,
};
const fleetGroup = (letter: string, name: string, moniker: string, isPrivate = false): FleetGroup => ({
  _id: idOf(letter),
  name,
  moniker,
  payload: 4,
  pic: null,
  miles: 0,
  solo: false,
  private: isPrivate,
  active: true,
});
export const QUAD = fleetGroup('1', 'Quad', '4x');
export const PRIVATE_1X = fleetGroup('2', 'Private 1x', '1p', true);
const boat = (letter: string, name: string, group: FleetGroup): Boat => ({
  _id: idOf(letter),
  name,
  description: '',
  group: group._id,
  groupmoniker: group.moniker,
  grouppayload: 4,
  pic: null,
  miles: 0,
  last: null,
  lastby: null,
  active: true,
  queryable: true,
});
export const OSPREY = boat('3', 'Osprey', QUAD);
export const KIMS_OWN = boat('4', 'Finch', PRIVATE_1X);
export const COACH_KIM: LocalProfile = { ...KIM_HERE, coach: 1 };

export interface Visit {
  route: string;
  routes?: FakeRoutes;
  profile?: LocalProfile;
}

/** Shows a screen of this remote to Kim, at its address: Friday noon, 29 May 2026. */
export function renderPlans(
  screen: ReactElement,
  { route, routes = {}, profile = KIM_HERE }: Visit,
): RenderedScreen & { api: FakeApi } {
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, now: Date.parse('2026-05-29T12:00:30+02:00') }),
    'GET /usergroups-results': () => ({ results: [HPG] }),
    'GET /fleetgroups-results': () => ({ results: [QUAD, PRIVATE_1X] }),
    'GET /fleet-results': () => ({ results: [OSPREY, KIMS_OWN] }),
    'GET /users-results': () => ({
      results: [
        { _id: KIM._id, name: KIM.name, group: KIM.group, pic: null },
        { _id: ANA_ID, name: 'Ana Bo', group: HPG._id, pic: null },
      ],
    }),
    'GET /plans': () => ({ results: [] }),
    ...routes,
  });
  const [path = '/'] = route.split('?');
  const view = renderScreen(
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { route, profile },
  );
  return Object.assign(view, { api });
}
