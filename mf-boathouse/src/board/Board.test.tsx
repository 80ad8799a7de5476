import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { holdAnswer, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import type { Boathouse } from '../testing/boathouse.ts';
import { LANDED_PX } from './landedStyle.ts';
import { PAGE_MS } from './useTurningPage.ts';
import { boathouseAt, serve, sortieOf, TIME_ZONE } from '../testing/boathouse.ts';

const NOW = '2026-05-01 06:47:30';

const setDevice = (now: string) =>
  jest.useFakeTimers({
    now: instantOf(now, TIME_ZONE),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });

/** The tablet is in landscape orientation. */
function turnToPortrait() {
  globalThis.matchMedia = jest.fn(() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
}

/** The kiosk on a device with a correct clock. */
async function openBoard(change: Partial<Boathouse> = {}) {
  setDevice(NOW);
  serve({ ...boathouseAt(NOW), ...change });
  renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await screen.findByRole('heading', { name: 'Out now' });
}

const lines = (list: string): string[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// The wall fetches its steps once its board is rendered; here they have loaded.
beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));
afterEach(() => jest.useRealTimers());

describe('heads-up tweets', () => {
  const fog = {
    _id: 'fog',
    user: 'Kira Olsen',
    user_id: 'member-Kira Olsen',
    pic: '',
    date: '2026-04-30 18:00:00',
    description: 'Log on dock B, see https://weather.example',
    private: false,
    headsup: true,
    replyto: null,
    upvote: 0,
    liked: false,
    aboutmeurl: '',
    pictures: [],
  };

  it('shows one line with the newest heads-up and a count; a touch opens all, without external links (rule kiosk.heads-ups)', async () => {
    await openBoard({
      headsUps: [
        fog,
        { ...fog, _id: 'wind', date: '2026-05-01 05:00:00', user: 'Bo Lind', description: 'Gale at noon' },
      ],
    });
    const line = await screen.findByRole('region', { name: 'Heads Up' });
    const open = within(line).getByRole('button', { name: 'Heads Up Gale at noon 2 this week, show all' });
    expect(screen.queryByText(/Log on dock B/)).toBeNull();
    fireEvent.click(open);
    const all = await screen.findByRole('dialog', { name: 'Heads Up' });
    expect(
      within(all)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Gale at noon Bo Lind, May 1',
      'Log on dock B, see https://weather.example Kira Olsen, Apr 30',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(within(all).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('closes open heads-ups by itself after a minute', async () => {
    await openBoard({ headsUps: [fog] });
    fireEvent.click(await screen.findByRole('button', { name: /^Heads Up/ }));
    await act(() => jest.advanceTimersByTimeAsync(59_999));
    expect(screen.getByRole('dialog', { name: 'Heads Up' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes no room while there are no heads-ups', async () => {
    await openBoard();
    expect(screen.queryByRole('region', { name: 'Heads Up' })).toBeNull();
  });

  it('loads heads-ups before the content below them, which they would push down', async () => {
    setDevice(NOW);
    const api = serve(boathouseAt(NOW));
    const held = holdAnswer({ results: [fog] });
    api.answer({ 'GET /tweets-headsup-week-results': held.answer });
    renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    await waitFor(() => expect(api.callsTo('GET /tweets-headsup-week-results')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Out now' })).toBeNull();
    await act(async () => held.release());
    expect(await screen.findByRole('heading', { name: 'Out now' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Heads Up' })).toBeVisible();
  });

  it('shows the board when heads-ups cannot be loaded', async () => {
    setDevice(NOW);
    serve(boathouseAt(NOW)).answer({ 'GET /tweets-headsup-week-results': unreachable });
    renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    expect(await screen.findByRole('heading', { name: 'Out now' })).toBeVisible();
  });
});

describe('the boats still out', () => {
  it('lists boats still out with their time out, the longest out first', async () => {
    await openBoard({
      stillOut: [
        sortieOf('Kestrel', 'Kim Harper', { moniker: '8+', launch: '2026-05-01 06:32:10', crew: ['a', 'b'] }),
        sortieOf('Osprey', 'Bo Lind', { launch: '2026-05-01 05:05:00' }),
      ],
    });
    expect(lines('Boats still out')).toEqual([
      'Osprey 1x Bo Lindsince 05:051:42',
      'Kestrel 8+ Kim Harper +2 and 2 moresince 06:320:15',
    ]);
    expect(screen.getByText('boats out').parentElement).toHaveTextContent('2 boats out');
  });

  it('distinguishes boats left out since yesterday', async () => {
    await openBoard({ stillOut: [sortieOf('Osprey', 'Bo Lind', { launch: '2026-04-30 18:00:00' })] });
    expect(screen.getByText('Out since Apr 30')).toBeVisible();
    expect(lines('Boats still out')).toEqual(['Osprey 1x LateBo LindOut since Apr 30Apr 3012:47']);
  });

  it('marks late boats, and lists them above the others (rule kiosk.board)', async () => {
    await openBoard({
      stillOut: [
        sortieOf('Kestrel', 'Kim Harper', { launch: '2026-05-01 06:32:10' }),
        sortieOf('Osprey', 'Bo Lind', { launch: '2026-05-01 04:47:40' }),
      ],
    });
    expect(lines('Boats still out').map((line) => line.includes('Late'))).toEqual([false, false]);
    expect(lines('Boats still out')[0]).toContain('Osprey');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(lines('Boats still out')[0]).toBe('Osprey 1x LateBo Lindsince 04:472:00');
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('removes a boat that has landed since', async () => {
    await openBoard({ stillOut: [sortieOf('Osprey', 'Bo Lind', { land: '2026-05-01 06:40:00' })] });
    expect(screen.getByText('All Boats are in. Please make sure Bay doors are closed.')).toBeVisible();
    expect(screen.getByText('boats out').parentElement).toHaveTextContent('0 boats out');
  });
});

describe('the club day', () => {
  const { club } = boathouseAt(NOW);
  const place = { latitude: 40.7, longitude: -74 };

  beforeEach(turnToPortrait);
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  const fact = (name: string) => screen.getByText(name).parentElement;

  it('shows the club day beside up to three boats on a landscape tablet (rule kiosk.day)', async () => {
    await openBoard({ today: [sortieOf('Finch', 'Bo Lind', { land: '2026-05-01 06:20:00' })] });
    expect(fact('Fleet miles this season')).toHaveTextContent('158');
    expect(fact('Landed today')).toHaveTextContent('1');
    expect(screen.queryByText('Sunset')).toBeNull();
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('hides the club day beside four boats', async () => {
    await openBoard({ stillOut: ['A', 'B', 'C', 'D'].map((name) => sortieOf(name, 'Bo Lind')) });
    expect(screen.queryByText('Fleet miles this season')).toBeNull();
  });

  it('shows the sun of a club with a location, and boats out before sunset are late after dusk (rule status.late)', async () => {
    setDevice('2026-05-01 20:30:00');
    serve({
      ...boathouseAt('2026-05-01 20:30:00'),
      club: { ...club, now: instantOf('2026-05-01 20:30:00', TIME_ZONE), place },
      stillOut: [sortieOf('Osprey', 'Bo Lind', { launch: '2026-05-01 19:30:00' })],
    });
    renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    expect(await screen.findByText('Sunset')).toBeVisible();
    expect(fact('Sunrise')).toHaveTextContent(/05:5\d/);
    expect(fact('Sunset')).toHaveTextContent(/19:5\d/);
    expect(lines('Boats still out')[0]).toContain('Late');
  });
});

describe('the boats already landed today', () => {
  it('lists landed boats with their details, the latest first (rule kiosk.lists)', async () => {
    await openBoard({
      today: [
        sortieOf('Finch', 'Bo Lind', { land: '2026-05-01 06:20:00', miles: 5.2 }),
        sortieOf('Kestrel', 'Kim Harper', {
          moniker: '8+',
          launch: '2026-05-01 05:30:00',
          land: '2026-05-01 06:45:00',
          miles: 7,
          crew: ['member-Bo Lind', 'gone'],
        }),
        sortieOf('Osprey', 'Kira Olsen'),
      ],
    });
    const [kestrel, finch] = lines('Landed today');
    expect(kestrel).toBe(
      'Kestrel 8+7 miKim Harper05:30–06:45Season 120.5 mi, 22 trips · Crew Bo Lind and 1 more',
    );
    expect(finch).toBe('Finch 1x5.2 miBo Lind06:05–06:20Season 120.5 mi, 22 trips');
    expect(lines('Landed today')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const all = within(await screen.findByRole('dialog', { name: 'Already Landed Today' }));
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KHKestrel 8+, Kim Harper7 mi05:30–06:45 · Season 120.5 mi, 22 trips · Crew Bo Lind and 1 more',
      'BLFinch 1x, Bo Lind5.2 mi06:05–06:20 · Season 120.5 mi, 22 trips',
    ]);
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('lists the last five landed boats, and the others in a dialog that closes by itself after a minute', async () => {
    await openBoard({
      today: Array.from({ length: 8 }, (_, at) =>
        sortieOf(`Tern ${at}`, 'Bo Lind', { land: `2026-05-01 06:2${at}:00` }),
      ),
    });
    expect(lines('Landed today')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: '3 more' }));
    const all = await screen.findByRole('dialog', { name: 'Already Landed Today' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(8);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pages landed boats on the wall, until a button pauses them (rule kiosk.lists)', async () => {
    turnToPortrait();
    const height = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LANDED_PX * 2.5);
    const today = Array.from({ length: 5 }, (_, at) =>
      sortieOf(`Tern ${at}`, 'Bo Lind', { land: `2026-05-01 06:2${at}:00` }),
    );
    await openBoard({ today });
    const boats = () => lines('Landed today').map((line) => line.slice(0, 6));
    const turn = () => act(() => jest.advanceTimersByTimeAsync(PAGE_MS));
    const seen = [boats()];
    for (const _page of [2, 3, 4]) {
      await turn();
      seen.push(boats());
    }
    expect(seen).toEqual([['Tern 4', 'Tern 3'], ['Tern 2', 'Tern 1'], ['Tern 0'], ['Tern 4', 'Tern 3']]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause on these landed boats' }));
    await turn();
    expect(boats()).toEqual(['Tern 4', 'Tern 3']);
    expect(screen.getByText('1 of 3')).toBeVisible();
    height.mockRestore();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('shows landed boats twenty at a time in the dialog (rule kiosk.lists)', async () => {
    const today = Array.from({ length: 45 }, (_, at) =>
      sortieOf(`Tern ${at}`, 'Bo Lind', { land: `2026-05-01 06:${at + 10}:00` }),
    );
    await openBoard({ today });
    fireEvent.click(screen.getByRole('button', { name: '40 more' }));
    const all = within(await screen.findByRole('dialog', { name: 'Already Landed Today' }));
    const boats = () => all.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);
    expect(boats()).toEqual(Array.from({ length: 20 }, (_, at) => `Tern ${44 - at}`));
    expect(all.getByText(/20 of 45/)).toBeVisible();
    fireEvent.click(all.getByRole('button', { name: 'Show 20 more' }));
    fireEvent.click(all.getByRole('button', { name: 'Show 5 more' }));
    expect(boats()).toHaveLength(45);
    expect(all.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it("leaves out yesterday's landed boats", async () => {
    await openBoard({ today: [sortieOf('Finch', 'Bo Lind', { land: '2026-04-30 06:20:00' })] });
    expect(screen.getByText('No one has landed yet today.')).toBeVisible();
  });
});
