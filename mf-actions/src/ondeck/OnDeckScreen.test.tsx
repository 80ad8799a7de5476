import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';
import { KIM, memberOf } from '../testing/boathouse.ts';
import { launchedRow, onDeckRow, USER_GROUPS } from '../testing/deck.ts';
import { OnDeckScreen } from './OnDeckScreen.tsx';

jest.mock('@fleetwatch/kit/ui/feedback/chime.ts', () => ({ chime: jest.fn(async () => undefined) }));

const [ADA, BEN] = [memberOf('Ada Lake'), memberOf('Ben Rivers')];
const MINUTE_MS = 60_000;

function openDeck({ route = '/ondeck', routes = {} }: { route?: string; routes?: FakeRoutes } = {}) {
  const deck = [onDeckRow(BEN), onDeckRow({ ...ADA, group: 'sj' })];
  const api = fakeApi({
    'GET /users-on-deck-results': () => ({ results: deck }),
    'GET /users-launched-results-2': () => ({
      results: [launchedRow(memberOf('Zoë Brook'), 'Osprey, Tern')],
    }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    ...routes,
  });
  return Object.assign(renderScreen(<OnDeckScreen />, { route, profile: KIM }), { api, deck });
}

const namesIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

afterEach(() => {
  jest.useRealTimers();
  jest.mocked(chime).mockClear();
});

describe('the on-deck screen', () => {
  it('lists the members on deck with their times, longest first', async () => {
    const { container } = openDeck();
    expect(await namesIn('On deck')).toEqual(['Ben Rivers', 'Ada Lake']);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Open Men, 12\.5 mi, not out yet.*05:50/);
    expect(screen.getByRole('tab', { name: 'On Deck 2' })).toHaveAttribute('aria-selected', 'true');
    expect(await findViolations(container)).toEqual([]);
  });

  it('filters them by group, Everyone first, 14 characters of the name and the moniker', async () => {
    const { user, currentRoute } = openDeck();
    await user.click(await screen.findByRole('tab', { name: 'Filter Groups' }));
    const strip = screen.getByRole('tablist', { name: 'User group' });
    expect(
      within(strip)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Everyone2', 'Open Men OM1', 'Summer Juniors SJ1']);
    await user.click(screen.getByRole('tab', { name: /^Summer Juniors SJ/ }));
    expect(await namesIn('On deck')).toEqual(['Ada Lake']);
    expect(currentRoute()).toBe('/ondeck?show=groups&group=sj');
  });

  it('shows all launched members with their boats', async () => {
    const { user } = openDeck();
    await user.click(await screen.findByRole('tab', { name: /^Show all Launched/ }));
    expect(await namesIn('Launched')).toEqual(['Zoë Brook']);
    expect(screen.getByText('On the water in Osprey, Tern since 06:12')).toBeVisible();
  });

  it('shows a text when no one is on deck or on the water', async () => {
    const nobody = () => ({ results: [] });
    const { user } = openDeck({
      routes: { 'GET /users-on-deck-results': nobody, 'GET /users-launched-results-2': nobody },
    });
    expect(await screen.findByText(/^No one is on deck\./)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Show all Launched/ }));
    expect(screen.getByText('No one is on the water.')).toBeVisible();
  });

  it('shows the failure, and retries on request', async () => {
    const { user, api, deck } = openDeck({ routes: { 'GET /users-on-deck-results': unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    // An unknown list is not an empty one.
    expect(screen.queryByText(/^No one is on deck/)).toBeNull();
    api.answer({ 'GET /users-on-deck-results': () => ({ results: deck }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await namesIn('On deck')).toEqual(['Ben Rivers', 'Ada Lake']);
  });
});

describe('the refresh timer', () => {
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  async function openByClock() {
    jest.useFakeTimers();
    const view = openDeck();
    await pass(0);
    const asked = () => view.api.callsTo('GET /users-on-deck-results').length;
    return Object.assign(view, { asked });
  }

  it('refetches every 60 seconds, and rings when the count changes', async () => {
    const { asked, deck } = await openByClock();
    expect(asked()).toBe(1);
    await pass(MINUTE_MS - 1);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    expect(chime).not.toHaveBeenCalled();
    deck.push(onDeckRow(memberOf('Cleo Marsh')));
    await pass(MINUTE_MS);
    await waitFor(() => expect(chime).toHaveBeenCalledTimes(1));
    deck.splice(0, 2);
    await pass(MINUTE_MS);
    await waitFor(() => expect(chime).toHaveBeenCalledTimes(2));
    await pass(2 * MINUTE_MS);
    expect(chime).toHaveBeenCalledTimes(2);
  });

  it('stops after 16 refreshes and goes to /', async () => {
    const { asked, currentRoute } = await openByClock();
    await pass(15 * MINUTE_MS);
    expect(asked()).toBe(16);
    expect(currentRoute()).toBe('/ondeck');
    await pass(MINUTE_MS);
    expect(asked()).toBe(17);
    expect(currentRoute()).toBe('/');
    await pass(3 * MINUTE_MS);
    expect(asked()).toBe(17);
  });

  it('restarts the countdown on each user action', async () => {
    const { currentRoute } = await openByClock();
    await pass(15 * MINUTE_MS);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('tab', { name: 'Filter Groups' }));
    await pass(15 * MINUTE_MS);
    expect(currentRoute()).toBe('/ondeck?show=groups');
    await pass(MINUTE_MS);
    expect(currentRoute()).toBe('/');
  });
});
