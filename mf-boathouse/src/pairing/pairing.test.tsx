import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TABLET_UNPAIRED } from '@fleetwatch/contract/tablets/texts';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { PairTabletPart, STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, serve, TIME_ZONE } from '../testing/boathouse.ts';

const NOW = '2026-05-01 06:47:30';
const MINUTE_MS = 60_000;
const LISTS = [
  'GET /fleetgroups-results',
  'GET /fleet-all-results',
  'GET /users-results',
  'GET /sorties-stillout-results',
  'GET /sorties-results',
  'GET /tweets-headsup-week-results',
];
const unpaired = () => refuse(401, TABLET_UNPAIRED, 'tablet_unpaired');
const refusing: FakeRoutes = Object.fromEntries(LISTS.map((list) => [list, unpaired]));

beforeAll(() => Promise.all([PairTabletPart, ...STEP_PARTS].map((part) => part.preload())));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The kiosk on an unpaired tablet of a club that pairs its tablets. */
async function openUnpaired() {
  jest.useFakeTimers({
    now: instantOf(NOW, TIME_ZONE),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  const boathouse = boathouseAt(NOW);
  boathouse.club.kioskPairing = true;
  const api = serve(boathouse);
  let isPaired = false;
  const codes = ['K7Q2-M4ZT', 'AAAA-BBBB'];
  api.answer({
    ...refusing,
    'GET /tablet': () => ({ isPaired, name: isPaired ? 'Bay doors' : '' }),
    'POST /tablet-code': () => {
      const now = Date.now() - 3_600_000;
      return { code: codes.shift(), now, expiresAt: now + 10 * MINUTE_MS };
    },
  });
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await screen.findByRole('heading', { name: 'Pair this tablet' });
  const pair = () => {
    isPaired = true;
    const paired = serve(boathouse);
    paired.answer({ 'GET /tablet': () => ({ isPaired: true, name: 'Bay doors' }) });
    return paired;
  };
  const show = (name = 'Show a code') => fireEvent.click(screen.getByRole('button', { name }));
  return { ...view, api, pair, show };
}

it('shows how to pair instead of the board', async () => {
  const { api } = await openUnpaired();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Out now' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.callsTo('POST /tablet-code')).toEqual([]);
  jest.useRealTimers();
  expect(await findViolations()).toEqual([]);
});

it('shows a code on request, and becomes the kiosk seconds after a coach confirms it (rule kiosk.pairing)', async () => {
  const { pair, show } = await openUnpaired();
  show();
  expect(await screen.findByText('K7Q2-M4ZT')).toBeVisible();
  expect(screen.getByText('Valid for 10 min, for one tablet.')).toBeVisible();
  await pass(MINUTE_MS + 1_000);
  expect(screen.getByText('Valid for 9 min, for one tablet.')).toBeVisible();
  pair();
  await pass(3_000);
  expect(await screen.findByRole('heading', { name: 'Out now' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Launch' })).toBeVisible();
});

it('expires a code after ten minutes, stops polling, and shows another on request', async () => {
  const { api, show } = await openUnpaired();
  show();
  await screen.findByText('K7Q2-M4ZT');
  await pass(10 * MINUTE_MS + 1_000);
  expect(screen.queryByText('K7Q2-M4ZT')).toBeNull();
  expect(screen.getByText('This code has expired.')).toBeVisible();
  show('Show another code');
  expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
  expect(api.callsTo('POST /tablet-code')).toHaveLength(2);
});

it('shows why there is no code', async () => {
  const { api, show } = await openUnpaired();
  api.answer({ 'POST /tablet-code': unreachable });
  show();
  expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
});

it('returns at the next refresh when the tablet is unpaired', async () => {
  const { api, pair, show } = await openUnpaired();
  show();
  await screen.findByText('K7Q2-M4ZT');
  const paired = pair();
  await pass(3_000);
  await screen.findByRole('heading', { name: 'Out now' });
  paired.answer({ ...refusing, 'GET /tablet': () => ({ isPaired: false, name: '' }) });
  await pass(3 * MINUTE_MS);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pair this tablet' })).toBeVisible());
  expect(screen.queryByRole('heading', { name: 'Out now' })).toBeNull();
  expect(api.callsTo('GET /tablet').length).toBeGreaterThan(0);
});
