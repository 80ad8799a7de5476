import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeApi, FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import type { RenderedScreen } from '@fleetwatch/kit/testing/renderScreen';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { CLUB, FLEET_GROUPS, MEMBERS, USER_GROUPS } from './logbook.ts';

/** Renders a screen of this remote for Kim, at its address, with these device settings. */
export function renderSorties(
  screen: ReactElement,
  path: string,
  route: string,
  routes: FakeRoutes = {},
  settings: Partial<LocalProfile> = {},
): RenderedScreen & { api: FakeApi } {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /users-results': () => ({ results: MEMBERS }),
    'GET /fleet-all-results': () => ({ results: [] }),
    'GET /activity-results': () => ({ results: [] }),
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    ...routes,
  });
  const view = renderScreen(
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { route, profile: { ...KIM_LOCAL_PROFILE, ...settings } },
  );
  return Object.assign(view, { api });
}
