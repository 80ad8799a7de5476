import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type { OutBoat } from '@fleetwatch/contract/safety/wire';
import { unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { CLUB, KIM, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const MINUTE = 60_000;
const NOW = CLUB.now;
const WATCHING = { ...CLUB, features: ['overdue'] };

/** Kim's boat, expected so many minutes from now; late 15, overdue 30 and an alarm 60 minutes later. */
function outOf(bus: string, inMinutes: number): OutBoat {
  const sortie = sortieOf(bus);
  const expected = NOW + inMinutes * MINUTE;
  return {
    sortie: sortie._id,
    bus,
    bus_id: sortie.bus_id,
    moniker: '4x',
    user: sortie.user,
    user_id: 'kim',
    crew: ['ada'],
    launch: sortie.launch,
    expected,
    source: 'default',
    changes: 0,
    area: null,
    heading: 'upstream',
    lights: false,
    ashore: null,
    alert: null,
    ladder: {
      due: expected,
      late: expected + 15 * MINUTE,
      overdue: expected + 30 * MINUTE,
      alarm: expected + 60 * MINUTE,
      dark: null,
    },
  };
}
const watched = (boats: OutBoat[], more: FakeRoutes = {}): FakeRoutes => ({
  'GET /club': () => WATCHING,
  'GET /out-boats': () => ({ results: boats, settings: DEFAULT_SETTINGS, lastBoat: null }),
  'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
  ...more,
});
const stillOut = async () => within(await screen.findByRole('region', { name: 'Still Out Today' }));

describe('boats that are out, in a club that watches (rule safety.bar)', () => {
  const onRack = { ...outOf('Tern', -70), ashore: { by: 'Ada Lake', at: NOW } };
  const boats = [outOf('Kestrel', 30), outOf('Osprey', -20), outOf('Heron', -40), onRack];
  const out = boats.map(({ bus }) => sortieOf(bus));

  it('shows when boats are due and how late they are, or that they are on the rack', async () => {
    renderActions({ stillOut: out, routes: watched(boats) });
    const rows = await stillOut();
    expect(await rows.findByText(/^Due in (29|30) min$/)).toBeVisible();
    expect(await rows.findByText('Late')).toBeVisible();
    expect(await rows.findByText('Overdue')).toBeVisible();
    const tern = rows.getAllByRole('listitem').find((row) => row.textContent.includes('Tern'));
    expect(tern).toHaveTextContent('On its rack, not landed yet');
    expect(tern).not.toHaveTextContent(/Due back|Late|Overdue|since/);
    expect(await findViolations()).toEqual([]);
  });

  it('shows overdue boats in a red bar to coaches and safety officers', async () => {
    const officers = () => ({ results: [], roster: [], mine: ['duty'] });
    renderActions({ stillOut: out, routes: watched(boats, { 'GET /officers-results': officers }) });
    expect(
      await screen.findByText(/^Heron is overdue\. 2 aboard, launched 06:12, upstream\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/(Osprey|Tern) is overdue/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '/safety');
  });

  it('names the three most urgent boats in the bar, and counts the rest', async () => {
    const many = Array.from({ length: 20 }, (_, at) => outOf(`Boat ${at + 1}`, -40 - at));
    const officers = () => ({ results: [], roster: [], mine: ['duty'] });
    const stillOut = many.map(({ bus }) => sortieOf(bus));
    renderActions({ stillOut, routes: watched(many, { 'GET /officers-results': officers }) });
    const bar = (await screen.findByText(/^Boat 20 is overdue\./)).closest('[role="alert"]');
    expect(bar).toHaveTextContent(/^Boat 20 is .*Boat 19 is .*Boat 18 is .*and 17 more/);
    expect(bar).not.toHaveTextContent('Boat 17 is');
  });

  it('shows a boat as needing help when its crew asked for it (rule safety.help)', async () => {
    const ladder = { due: NOW, late: NOW, overdue: NOW, alarm: NOW, dark: null };
    const helped = { ...outOf('Kestrel', 30), ladder, help: { by: 'Ada Lake', at: NOW } };
    const officers = () => ({ results: [], roster: [], mine: ['duty'] });
    renderActions({ stillOut: out, routes: watched([helped], { 'GET /officers-results': officers }) });
    expect(await screen.findByText(/^Kestrel needs help\. 2 aboard/)).toBeVisible();
  });

  it('shows no bar to other members', async () => {
    const { api } = renderActions({ stillOut: out, routes: watched(boats) });
    await waitFor(() => expect(api.callsTo('GET /officers-results')).toHaveLength(1));
    expect(await (await stillOut()).findByText('Overdue')).toBeVisible();
    expect(screen.queryByText(/is overdue/)).toBeNull();
  });

  it('shows boats as late after two hours if they were out before the club watched (rule status.late)', async () => {
    const before = { ...sortieOf('Kestrel'), launch: '2020-01-01 06:12:00' };
    renderActions({ stillOut: [before], routes: watched([]) });
    expect(await (await stillOut()).findByText(/^Late/)).toBeVisible();
  });

  it('does not fetch the officers while no boat is overdue', async () => {
    const { api } = renderActions({ stillOut: out, routes: watched(boats.slice(0, 2)) });
    expect(await (await stillOut()).findByText('Late')).toBeVisible();
    expect(api.callsTo('GET /officers-results')).toEqual([]);
  });
});

describe('a launch (rule safety.chips)', () => {
  const open = (more: FakeRoutes = {}) =>
    renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      routes: watched([], { 'POST /launch': () => sortieOf('Kestrel'), ...more }),
    });
  const slider = () => screen.findByRole('slider', { name: 'Confirm launch' });

  it('sends the time it is due back with one tap', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('radio', { name: '2 h' }));
    await user.click(await screen.findByText('Phone and lights'));
    await user.click(screen.getByRole('checkbox', { name: 'Lights' }));
    await user.selectOptions(screen.getByLabelText('Whose phone is on board?'), 'Mine');
    expect(await findViolations()).toEqual([]);
    slideToConfirm(await slider());
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({
      trip: { back: 120, lights: true, phone: KIM.id },
    });
  });

  it('sends no time without a tap', async () => {
    const { api } = open();
    expect(await screen.findByText(/^Back by/)).toBeVisible();
    slideToConfirm(await slider());
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(api.callsTo('POST /launch')[0]?.body).not.toHaveProperty('trip');
  });

  it('keeps the time in a queued launch', async () => {
    const { api, user } = open({ 'POST /launch': unreachable });
    await user.click(await screen.findByRole('radio', { name: '1 h' }));
    slideToConfirm(await slider());
    await waitFor(() => expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({ trip: { back: 60 } }));
  });

  it('shows no time field in a club that does not watch', async () => {
    const { api } = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      routes: { 'POST /launch': () => sortieOf('Kestrel') },
    });
    slideToConfirm(await slider());
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(api.callsTo('GET /out-boats')).toEqual([]);
  });
});
