import { screen, waitFor, within } from '@testing-library/react';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { holdAnswer, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { ADA_ID, CLUB, loggedSortie, manySorties } from '../testing/logbook.ts';
import { renderSorties } from '../testing/renderSorties.tsx';
import { SortiesScreen } from './SortiesScreen.tsx';

const CSV = 'Date,Boat\r\n2026-04-30,Kestrel\r\n';
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const strip = (name: string) => within(screen.getByRole('tablist', { name }));
const rows = async (list = 'Sorties of the day') =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');

const renderDay = (route = '/sorties', routes: FakeRoutes = {}) =>
  renderSorties(<SortiesScreen />, '/sorties', route, {
    'GET /sorties-results': () => ({ results: [] }),
    'GET /sortiesbydate-results/:day': ({ params }) => ({
      results: [loggedSortie(params['day'] ?? '', { bus: 'Osprey' })],
    }),
    'GET /sortiesbydate-csv/:day': () => new Response(CSV),
    'POST /mail-csv': () => ({ files: ['f.xlsx'] }),
    ...routes,
  });

describe('today', () => {
  it("shows its date, the latest sortie first, and the day's totals", async () => {
    const results = [
      loggedSortie('2026-05-13'),
      loggedSortie('2026-05-13', { bus: 'Tern', launch: '2026-05-13 10:05:00', land: null, miles: 0 }),
    ];
    renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    expect(await tab('Today 2026-05-13')).toHaveAttribute('aria-selected', 'true');
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Tern (8+)10:05– · Kim HarperOut');
    expect(second).toHaveTextContent('Kestrel (8+)06:00–07:30 · Kim Harper 5.5 mi');
    expect(screen.getByText('Miles').closest('dl')).toHaveTextContent('Sorties2Miles5.5');
  });

  it('says so without sorties', async () => {
    renderDay();
    expect(await screen.findByText('Nobody has been on the water yet today.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('says so without a network, and retries on request', async () => {
    const { user, api } = renderDay('/sorties', { 'GET /sorties-results': unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    const held = holdAnswer({ results: [loggedSortie('2026-05-13')] });
    api.answer({ 'GET /sorties-results': held.answer });
    const retry = screen.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    held.release();
    expect(await rows()).toHaveLength(1);
  });

  it('links a row to its member and its boat, and a private boat to its class', async () => {
    const results = [
      loggedSortie('2026-05-13', { user_id: ADA_ID, user: 'Ada Lake' }),
      loggedSortie('2026-05-13', { bus: "Ada's 1x", bus_id: ADA_ID, moniker: '1p', private: true }),
    ];
    const { user, currentRoute } = renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    await rows();
    const open = (boat: string) => user.click(screen.getByRole('button', { name: `Actions for ${boat}` }));
    await open("Ada's 1x (1p)");
    expect(screen.getByRole('link', { name: "Boat Activity Ada's 1x (1p)" })).toHaveAttribute(
      'href',
      `/fleetgroups/${ADA_ID}/2026-05-13`,
    );
    await open('Kestrel (8+)');
    expect(screen.getByRole('link', { name: 'Boat Activity Kestrel (8+)' })).toHaveAttribute(
      'href',
      `/activity/bus/${'d'.repeat(24)}`,
    );
    await user.click(screen.getByRole('link', { name: 'User Activity Kestrel (8+)' }));
    expect(currentRoute()).toBe(`/activity/user/${ADA_ID}`);
  });

  it('shows thousands of sorties by the page', async () => {
    const results = manySorties('2026-05-13', 2_000);
    const { user } = renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    const list = await screen.findByRole('list', { name: 'Sorties of the day' });
    await waitFor(() => expect(list.children).toHaveLength(50));
    expect(screen.getByText('50 of 2,000')).toBeVisible();
    await user.click(screen.getByText('Show 50 more'));
    await waitFor(() => expect(list.children).toHaveLength(100));
  });
});

describe('the timeline', () => {
  it('shows who was on the water when, in the order of launch, and is kept in the address', async () => {
    const results = [
      loggedSortie('2026-05-13', { crew: [ADA_ID] }),
      loggedSortie('2026-05-13', { bus: 'Tern', launch: '2026-05-13 05:05:00', land: null }),
    ];
    const { user, currentRoute } = renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    await user.click(await tab('Timeline'));
    expect(currentRoute()).toBe('/sorties?view=timeline');
    const [first, second] = await rows('On the water, by time of launch');
    expect(first).toHaveTextContent('05:05– still outTern 8+Kim Harper');
    expect(second).toHaveTextContent('06:00–07:30Kestrel 8+Kim Harper +1');
    expect(await findViolations()).toEqual([]);
  });
});

describe('past dates', () => {
  it('lists a day picked by month and day, and keeps both in the address', async () => {
    const { user, api, currentRoute } = renderDay();
    await user.click(await tab('Past dates'));
    expect(strip('Action').getByRole('tab', { name: 'Please specify month and day' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(strip('Past dates: month').getByRole('tab', { name: 'Apr' }));
    expect(strip('Past dates: day').getAllByRole('tab')).toHaveLength(30);
    expect(strip('Action').getByRole('tab', { name: 'Please specify month and day' })).toBeVisible();
    await user.click(strip('Past dates: day').getByRole('tab', { name: '30' }));
    expect(api.callsTo('GET /sortiesbydate-results/:day')).toEqual([]);
    await user.click(await tab('Get sorties for Apr 30'));
    const [row] = await rows();
    expect(row).toHaveTextContent('Osprey (8+)');
    expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=4&day=30&show=sorties');
    expect(await findViolations()).toEqual([]);
  });

  it("'>' moves on to the days", async () => {
    const { user } = renderDay('/sorties?mode=past&year=2026&month=4');
    await user.click(await tab('>'));
    expect(strip('Past dates: day').getByRole('tab', { name: '1' })).toHaveFocus();
  });

  it('shows only a label for a future date', async () => {
    const { user, api } = renderDay('/sorties?mode=past&year=2026&month=5&day=14&show=sorties');
    const label = await tab('May 14 is a future date!');
    await user.click(label);
    expect(screen.queryByRole('tab', { name: /CSV/ })).toBeNull();
    await user.click(strip('Past dates: month').getByRole('tab', { name: 'Dec' }));
    await user.click(strip('Past dates: day').getByRole('tab', { name: '1' }));
    expect(await tab('Dec 1 is a future date!')).toBeVisible();
    expect(api.callsTo('GET /sortiesbydate-results/:day')).toEqual([]);
  });

  it('shows a day of an earlier year', async () => {
    const { user, api } = renderDay('/sorties?mode=past&year=2026&month=12&day=1');
    await user.click(await tab('2024'));
    await user.click(strip('Past dates: month').getByRole('tab', { name: 'Feb' }));
    await user.click(strip('Past dates: day').getByRole('tab', { name: '29' }));
    await user.click(await tab('Get sorties for Feb 29'));
    await rows();
    const days = api.callsTo('GET /sortiesbydate-results/:day').map(({ path }) => path);
    expect(days).toEqual(['/sortiesbydate-results/2024-02-29']);
  });

  it('says so for a day without sorties', async () => {
    renderDay('/sorties?mode=past&year=2026&month=4&day=2&show=sorties', {
      'GET /sortiesbydate-results/:day': () => ({ results: [] }),
    });
    expect(await screen.findByText('Nobody was on the water on Apr 2.')).toBeVisible();
  });

  it('shows the CSV, saves it under the documented name, and closes it by navigating back', async () => {
    const saved = captureSavedFile();
    const { user, api, currentRoute } = renderDay('/sorties?mode=past&year=2026&month=4&day=30');
    await user.click(await tab('Get CSV for Apr 30'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sorties of Apr 30' }));
    expect(await dialog.findByRole('cell', { name: 'Kestrel' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({ name: 'sorties-2026-04-30.csv', text: `\uFEFF${CSV}` });
    await user.click(dialog.getByRole('button', { name: 'Mail to me' }));
    await dialog.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({ calls: ['/sortiesbydate-csv/2026-04-30'] });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=4&day=30');
  });

  it('opens the CSV from its address, and stays on the screen when it closes', async () => {
    const { user, currentRoute } = renderDay('/sorties?mode=past&year=2026&month=4&day=30&csv=1');
    expect(await screen.findByRole('dialog', { name: 'Sorties of Apr 30' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=4&day=30');
    expect(screen.queryByRole('dialog', { name: 'Sorties of Apr 30' })).toBeNull();
  });

  it('says so when the CSV finds no network', async () => {
    renderDay('/sorties?mode=past&year=2026&month=4&day=30&csv=1', {
      'GET /sortiesbydate-csv/:day': unreachable,
    });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('returns to today', async () => {
    const { user, currentRoute } = renderDay('/sorties?mode=past&year=2026&month=4&day=30&show=sorties');
    await user.click(await tab('Back to today'));
    expect(currentRoute()).toBe('/sorties');
    expect(await screen.findByText('Nobody has been on the water yet today.')).toBeVisible();
  });
});

it('shows a failure while the club cannot be fetched, and the day after a retry', async () => {
  const { user, api } = renderDay('/sorties', { 'GET /club': unreachable });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer({ 'GET /club': () => CLUB });
  await user.click(retry);
  expect(await tab('Today 2026-05-13')).toBeVisible();
});
