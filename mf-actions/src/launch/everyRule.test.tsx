import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakeApi, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { testEveryRule, type LaunchWay } from '@fleetwatch/kit/testing/launchRuleCases';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { LateMarkPart, OutPicturePart, StatusPicturePart } from '../actionParts.tsx';
import { CrewScreen } from '../crew/CrewScreen.tsx';
import { boatOf, CLUB, KIM, MEMBERS, sortieOf, USER_GROUPS } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const openCrew = (routes: FakeRoutes) => {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /fleet-all-results': () => ({ results: [boatOf('Kestrel', '4x')] }),
    'GET /sorties-results': () => ({ results: [] }),
    'GET /sorties-stillout-results': () => ({ results: [] }),
    'GET /reservations-results': () => ({ results: [] }),
    'GET /users-results': () => ({ results: MEMBERS }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    'GET /users-on-deck-results': () => ({ results: [] }),
    'GET /users-launched-results-2': () => ({ results: [] }),
    ...routes,
  });
  const crew = (
    <Routes>
      <Route path="/crew/:name/:moniker/:payload/:id" element={<CrewScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { ...renderScreen(crew, { route: '/crew/Kestrel/4x/4/kestrel', profile: KIM }), api };
};

const sliderOf = (name: string): Pick<LaunchWay, 'control' | 'confirm' | 'done'> => ({
  done: "You've Launched Kim!",
  control: () => screen.queryByRole('slider', { name }),
  confirm: (slider) =>
    act(async () => {
      slideToConfirm(slider);
      await Promise.resolve();
    }),
});

/** A way to launch from the card, at an address of the actions. */
const onActions = (
  place: string,
  { target, sends = 'POST /launch', verb = 'Launch' }: Pick<LaunchWay, 'target'> & Partial<LaunchWay>,
): LaunchWay => ({
  ...sliderOf('Confirm launch'),
  target,
  sends,
  verb,
  open: (routes) =>
    Promise.resolve(
      renderActions({
        route: `/actions?do=launch&${place}`,
        routes: { [sends]: () => sortieOf('Kestrel'), ...routes },
      }),
    ),
});

const WAYS: readonly (readonly [string, LaunchWay])[] = [
  ['the card of a boat', onActions('class=4x&boat=kestrel', { target: { bus: 'kestrel' } })],
  ['an own single', onActions('class=1p', { target: { private: '1p' }, sends: 'POST /launch-1p' })],
  [
    'an own boat for more',
    onActions('class=2-4-8p', { target: { private: '248p' }, sends: 'POST /launch-248p' }),
  ],
  ['a borrowed single', onActions('class=1b&boat=ben', { target: { borrowed: 'ben' }, verb: 'Borrow' })],
  [
    'the crew page',
    {
      ...sliderOf('Launch Crew'),
      target: { bus: 'kestrel' },
      sends: 'POST /launch',
      verb: 'Launch Crew',
      open: (routes) => Promise.resolve(openCrew({ 'POST /launch': () => sortieOf('Kestrel'), ...routes })),
    },
  ],
];

beforeAll(async () => {
  // They would arrive after the end of a test.
  await Promise.all([StatusPicturePart, OutPicturePart, LateMarkPart].map((part) => part.preload()));
});

describe.each(WAYS)('%s (rules launch.rules, launch.override, clearance.supervision)', (_name, way) => {
  testEveryRule(way);
});
