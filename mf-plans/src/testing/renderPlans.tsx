import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { fakeApi, type FakeApi, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen, type RenderedScreen } from '@fleetwatch/kit/testing/renderScreen';
import {
  boatIn,
  fleetGroupOf,
  KIM,
  KIM_LOCAL_PROFILE,
  OARS,
  userGroupOf,
} from '@fleetwatch/kit/testing/sampleData';

const idOf = (letter: string): string => letter.repeat(24);

export const ANA_ID = idOf('5');
export const HPG = userGroupOf('HPG', 'HPG', { _id: idOf('6') });
export const QUAD = fleetGroupOf('Quad', '4x', 4, { _id: idOf('1') });
export const PRIVATE_1X = fleetGroupOf('Private 1x', '1p', 1, { _id: idOf('2'), private: true });
export const OSPREY = boatIn(QUAD, 'Osprey', { _id: idOf('3') });
export const KIMS_OWN = boatIn(PRIVATE_1X, 'Finch', { _id: idOf('4') });
export const COACH_KIM: LocalProfile = { ...KIM_LOCAL_PROFILE, coach: 1, coachConfirmed: 1 };

export interface Visit {
  route: string;
  /** The route's pattern, if it has parameters. */
  pattern?: string;
  routes?: FakeRoutes;
  profile?: LocalProfile;
}

/** Renders a screen of this remote for Kim, at its address: Friday noon, 29 May 2026. */
export function renderPlans(
  screen: ReactElement,
  { route, pattern = route.split('?')[0] ?? '/', routes = {}, profile = KIM_LOCAL_PROFILE }: Visit,
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
  const view = renderScreen(
    <Routes>
      <Route path={pattern} element={screen} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { route, profile },
  );
  return Object.assign(view, { api });
}
