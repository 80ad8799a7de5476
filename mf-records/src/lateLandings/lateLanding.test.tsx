import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { NOT_UNLANDED } from '@fleetwatch/contract/lateLandings/texts';
import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { LateLandingScreen } from './LateLandingScreen.tsx';

const ID = '1'.repeat(24);
const READ = 'GET /forgotten/:id';
const OUT = sortieOf({ _id: ID, bus: 'Osprey', user: 'Kim Waters', launch: '2026-05-28 18:10:00' });

const outingOf = (more: Partial<UnlandedOuting> = {}): UnlandedOuting => ({
  sortie: OUT,
  crew: ['Ana Bo'],
  left: null,
  asked: null,
  request: null,
  mayLand: true,
  mayCredit: false,
  countsAnyway: false,
  ...more,
});

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ 'GET /club': () => OARS, [READ]: () => outingOf(), ...routes });
  const screens = (
    <Routes>
      <Route path="/forgotten/:sortie_id" element={<LateLandingScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route: `/forgotten/${ID}`, profile: KIM_LOCAL_PROFILE }) };
}
const field = () => screen.findByRole('textbox', { name: 'How far was it?' });

describe('/forgotten (rule forgotten.answer)', () => {
  it('lands the boat with the miles in one step, and asks for it to count', async () => {
    const { api, user } = open({ 'POST /land': () => ({ ...OUT, land: '2026-05-29 09:00:00' }) });
    expect(await screen.findByRole('heading', { name: 'Osprey, launched May 28, 18:10' })).toBeVisible();
    expect(screen.getByText('Kim Waters, Ana Bo')).toBeVisible();
    await user.type(await field(), '8 km, windy');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Land with 5 miles' }));
    expect(await screen.findByText('Osprey was landed. Coaches decide whether it counts.')).toBeVisible();
    expect(api.callsTo('POST /land').map(({ body }) => body)).toEqual([
      { sortie: ID, miles: 5, description: 'windy', uid: KIM_LOCAL_PROFILE.id, asksCredit: true },
    ]);
  });

  it('enters no miles by itself', async () => {
    const { api, user } = open();
    await user.type(await field(), 'as ever');
    await user.click(screen.getByRole('button', { name: 'Land' }));
    expect(await screen.findByText('Start with the distance, such as 5.5, 8 km or 8000 m.')).toBeVisible();
    expect(api.callsTo('POST /land')).toEqual([]);
  });

  it('accepts that the distance is unknown, and shows that the boat can be launched', async () => {
    let outing = outingOf();
    const { api, user } = open({
      [READ]: () => outing,
      'POST /sortie-left': () => {
        outing = outingOf({ left: { as: 'rack', by: 'Kim Waters', at: '2026-05-29 09:00:00' } });
        return outing;
      },
    });
    const name = "The boat is back, but I don't know how far it went";
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Osprey can be launched again.')).toBeVisible();
    expect(await screen.findByText('Kim Waters found it on its rack on May 29, 09:00.')).toBeVisible();
    expect(api.callsTo('POST /sortie-left').map(({ body }) => body)).toEqual([{ id: ID, as: 'rack' }]);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await field()).toBeVisible();
  });

  it('asks for confirmation before it records that the boat never went out', async () => {
    const { api, user } = open({
      'POST /sortie-left': () => refuse(409, NOT_UNLANDED, 'not_forgotten'),
    });
    await user.click(await screen.findByRole('button', { name: 'It never went out' }));
    expect(await screen.findByText(/The records officers are notified/)).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'It never went out' });
    await user.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText(NOT_UNLANDED)).toBeVisible();
    expect(api.callsTo('POST /sortie-left').map(({ body }) => body)).toEqual([{ id: ID, as: 'never' }]);
  });

  it('asks officers to delete a sortie that never happened, in a club that uses corrections (rule forgotten.never)', async () => {
    const { user } = open({ 'GET /club': () => ({ ...OARS, features: ['corrections'] }) });
    await user.click(await screen.findByRole('button', { name: 'It never went out' }));
    expect(await screen.findByText(/are asked to delete it from the log/)).toBeVisible();
  });

  it('links records officers to the request', async () => {
    const landed = { ...OUT, land: '2026-05-29 09:00:00', miles: 5.25, late: true };
    const asked = { by: 'Kim Waters', at: '2026-05-29 09:00:00' };
    open({ [READ]: () => outingOf({ sortie: landed, asked, request: 'a'.repeat(24) }) });
    expect(await screen.findByRole('link', { name: 'Review the request' })).toHaveAttribute(
      'href',
      `/corrections?tab=queue&open=${'a'.repeat(24)}`,
    );
  });

  it('lets coaches credit the landing', async () => {
    const landed = { ...OUT, land: '2026-05-29 09:00:00', miles: 5.25, late: true };
    const asked = { by: 'Kim Waters', at: '2026-05-29 09:00:00' };
    const { api, user } = open({
      [READ]: () => outingOf({ sortie: landed, asked, mayCredit: true }),
      'PUT /sortie-credit': () => refuse(500, 'Sorry, internal error :-(', 'internal'),
    });
    expect(await screen.findByText(/Kim Waters has asked for it to count/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Count it' }));
    expect(await screen.findByText('Sorry, internal error :-(')).toBeVisible();
    api.answer({
      [READ]: () => outingOf({ sortie: { ...landed, late: false } }),
      'PUT /sortie-credit': () => ({ ...landed, late: false }),
    });
    await user.click(screen.getByRole('button', { name: 'Count it' }));
    expect(await screen.findByText('It counts.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows other members no question, and shows when the boat cannot be loaded', async () => {
    const { api, user } = open({ [READ]: () => unreachable() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    api.answer({ [READ]: () => outingOf({ mayLand: false }) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The crew and coaches can enter the distance.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
