import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FROM_THIS_TABLET } from '@fleetwatch/contract/safety/texts';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type { OutBoat } from '@fleetwatch/contract/safety/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { OverdueBarPart, STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { TripPart } from '../launch/tripPart.tsx';
import { boathouseAt, serve, sortieOf, TIME_ZONE } from '../testing/boathouse.ts';

jest.mock('@fleetwatch/kit/ui/feedback/chime.ts', () => ({ chime: jest.fn(async () => undefined) }));

const NOW = '2026-05-01 06:47:30';
const MINUTE = 60_000;
const nowMs = instantOf(NOW, TIME_ZONE);
const PARTS = [...STEP_PARTS, OverdueBarPart, TripPart];

beforeAll(() => Promise.all(PARTS.map((part) => part.preload())));
beforeEach(() => jest.mocked(chime).mockClear());
afterEach(() => jest.useRealTimers());

/** Expected so many minutes from now, late 15, overdue 30 and an alarm 60 minutes later. */
function outOf(bus: string, inMinutes: number, more: Partial<OutBoat> = {}): OutBoat {
  const sortie = sortieOf(bus, 'Bo Lind');
  const expected = nowMs + inMinutes * MINUTE;
  return {
    sortie: sortie._id,
    bus,
    bus_id: sortie.bus_id,
    moniker: '1x',
    user: 'Bo Lind',
    user_id: '',
    crew: [],
    launch: sortie.launch,
    expected,
    source: 'default',
    changes: 0,
    area: null,
    heading: '',
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
    ...more,
  };
}

async function open(boats: OutBoat[]) {
  jest.useFakeTimers({ now: nowMs, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const boathouse = boathouseAt(NOW);
  const api = serve({
    ...boathouse,
    club: { ...boathouse.club, features: ['overdue'] },
    stillOut: boats.map(({ bus }) => sortieOf(bus, 'Bo Lind', { launch: '2026-05-01 04:00:00' })),
  });
  api.answer({ 'GET /out-boats': () => ({ results: boats, settings: DEFAULT_SETTINGS, lastBoat: null }) });
  renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await screen.findByRole('heading', { name: 'Out now' });
  return api;
}
const lines = () =>
  within(screen.getByRole('list', { name: 'Boats still out' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the kiosk of a club that watches (rule safety.bar)', () => {
  it('shows when boats are due and which are late, however long they are out', async () => {
    await open([
      outOf('Finch', 30),
      outOf('Kestrel', 75),
      outOf('Osprey', -20),
      outOf('Heron', -70, { ashore: { by: 'Kim Harper', at: nowMs } }),
    ]);
    await waitFor(() => expect(lines()[1]).toContain('Due back in 30 min'));
    expect(lines()).toEqual([
      'Osprey 1x LateBo LindDue back 06:272:47',
      'Finch 1x Bo LindDue back in 30 min2:47',
      'Kestrel 1x Bo LindDue back 08:022:47',
      'Heron 1x Bo LindOn its rack, not landed yet2:47',
    ]);
    expect(screen.queryByRole('button', { name: 'Silence alarm' })).toBeNull();
    expect(chime).not.toHaveBeenCalled();
  });

  it('shows a red bar, and sounds every minute until someone silences it', async () => {
    await open([outOf('Osprey', -29, { crew: ['1'] })]);
    await waitFor(() => expect(lines()[0]).toContain('Due back 06:18'));
    expect(screen.queryByText('Osprey is overdue.')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    const bar = (await screen.findByText('Osprey is overdue.')).closest('[role="alert"]');
    expect(bar).toHaveTextContent('Osprey is overdue. 2 aboard, launched 06:05.');
    expect(bar).not.toHaveTextContent(FROM_THIS_TABLET);
    expect(chime).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(chime).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Silence alarm' }));
    await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE));
    expect(chime).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Osprey is overdue.')).toBeVisible();
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('names the three most urgent boats, and counts the others', async () => {
    await open(Array.from({ length: 20 }, (_, at) => outOf(`Boat ${at + 1}`, -35 - at)));
    const bar = (await screen.findByText('Boat 20 is overdue.')).closest('[role="alert"]');
    expect(within(bar as HTMLElement).getAllByText(/is overdue/)).toHaveLength(3);
    expect(bar).toHaveTextContent('and 17 more');
  });

  it('shows that a crew has asked for help (rule safety.help)', async () => {
    const help = { by: 'Bo Lind', at: nowMs };
    const ladder = { due: nowMs, late: nowMs, overdue: nowMs, alarm: nowMs, dark: null };
    await open([outOf('Osprey', 60, { help, ladder })]);
    expect(await screen.findByText('Osprey needs help.')).toBeVisible();
    expect(screen.queryByText('Osprey is overdue.')).toBeNull();
    expect(chime).toHaveBeenCalledTimes(1);
  });

  it('shows only the names while someone launches', async () => {
    await open([outOf('Osprey', -35)]);
    expect(await screen.findByText(/1 aboard, launched 06:05\./)).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'Launch' }));
    expect(screen.getByText('Osprey is overdue.')).toBeVisible();
    expect(screen.queryByText(/1 aboard/)).toBeNull();
  });

  it('sounds again for another overdue boat', async () => {
    await open([outOf('Osprey', -35), outOf('Finch', -27)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Silence alarm' }));
    expect(chime).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE));
    expect(screen.getByText('Finch is overdue.')).toBeVisible();
    expect(jest.mocked(chime).mock.calls.length).toBeGreaterThan(1);
  });

  it('computes lateness without a network, and marks its age', async () => {
    await open([outOf('Osprey', -29)]);
    await waitFor(() => expect(lines()[0]).toContain('Due back 06:18'));
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(await screen.findByText(FROM_THIS_TABLET)).toBeVisible();
    offline.mockRestore();
  });
});

describe('a launch at the kiosk (rule safety.chips)', () => {
  const credentials = () => {
    fireEvent.change(screen.getByLabelText('Name or email'), { target: { value: 'Kim Harper' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Row!ng-at-6' } });
    fireEvent.click(screen.getByRole('button', { name: 'Launch' }));
  };
  async function openFinch() {
    const api = await open([]);
    api.answer({ 'POST /auth-launch': () => sortieOf('Finch', 'Kim Harper') });
    fireEvent.click(await screen.findByRole('tab', { name: 'Launch' }));
    await screen.findByText('Pick boat type below.');
    fireEvent.click(screen.getByRole('tab', { name: /^1x/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Launch now: Finch' }));
    expect(await screen.findByText('Back by 08:17')).toBeVisible();
    return api;
  }

  it('launches with the default time without a tap', async () => {
    const api = await openFinch();
    credentials();
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('POST /auth-launch')[0]?.body).not.toHaveProperty('trip');
  });

  it('keeps the time while a warning is answered, and sends it with the check', async () => {
    const api = await openFinch();
    const warns = { code: 'on_water', level: 'warn', ruleId: 'launch.on-water', subjectIds: ['kim'] };
    api.answer({
      'POST /auth-launch': () => refuse(409, 'Kim Harper is on the water.', 'rule_warns'),
      'POST /auth-launch-check': () => ({
        results: [{ ...warns, text: 'Kim Harper is on the water in Tern.' }],
        canOverride: [],
      }),
    });
    fireEvent.click(screen.getByRole('radio', { name: '1 h' }));
    credentials();
    const anyway = await screen.findByRole('button', { name: /anyway/ });
    expect(api.callsTo('POST /auth-launch-check')[0]?.body).toMatchObject({ trip: { back: 60 } });
    api.answer({ 'POST /auth-launch': () => sortieOf('Finch', 'Kim Harper') });
    fireEvent.click(anyway);
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('POST /auth-launch')[1]?.body).toMatchObject({ trip: { back: 60 } });
  });

  it('sets another time with one tap', async () => {
    const api = await openFinch();
    fireEvent.click(screen.getByRole('radio', { name: '2 h' }));
    expect(screen.getByText('Back by 08:47')).toBeVisible();
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
    credentials();
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('POST /auth-launch')[0]?.body).toMatchObject({ trip: { back: 120 } });
  });
});
