import { screen, waitFor, within } from '@testing-library/react';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { ADA_ID, CLUB, loggedSortie } from '../testing/logbook.ts';
import { renderSorties } from '../testing/renderSorties.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';

const MONTH = 'GET /usermonthly-results/:user/:month';
const SEASON = 'GET /userseason-results/:user';

/** 5.5 miles on the fourth of each past month of a season; today is 13 May 2026 for the club. */
function seasonDays(asked: string | null, back = 0) {
  const season = Number(asked) - back;
  const months = Array.from({ length: season === 2026 ? 5 : 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  return {
    season,
    start: `${season}-01-01`,
    end: `${season}-12-31`,
    days: months.map((month) => ({ date: `${season}-${month}-04`, miles: 5.5 })),
  };
}

const BOAT_ID = 'd'.repeat(24);
const OWN = '/activity/cache/cache';
const tab = (name: string) => screen.findByRole('tab', { name });
const strip = (name: string) => within(screen.getByRole('tablist', { name }));

const renderActivity = (route = OWN, routes: FakeRoutes = {}) =>
  renderSorties(<ActivityScreen />, '/activity/:type/:name', route, {
    [MONTH]: ({ params, query }) => ({
      results: [
        loggedSortie(`${query.get('year')}-${params['month']}-04`, { crew: [ADA_ID], description: 'steady' }),
        loggedSortie(`${query.get('year')}-${params['month']}-02`, { miles: 3, late: true }),
      ],
    }),
    [SEASON]: ({ query }) => ({
      results: [seasonDays(query.get('season')), seasonDays(query.get('season'), 1)],
    }),
    'GET /usermonthly-csv/:user/:month': () => new Response('Date,Miles<br>2026-05-04,5.5<br/>2026-05-02,3'),
    'GET /busmonthly-results/:bus/:month': () => ({
      results: [loggedSortie('2026-05-04', { bus: "Ada's 1x" })],
    }),
    'POST /mail-csv': () => ({ files: ['f.xlsx'] }),
    'GET /busmonthly-csv/:bus/:month': () => new Response('Date<br>2026-05-04'),
    'GET /fleet-results': () => ({ results: [] }),
    ...routes,
  });

const list = (name: string) => screen.findByRole('list', { name });

describe("one's own", () => {
  it('shows totals and sorties of the current month', async () => {
    const { api } = renderActivity();
    expect(await tab('May 2026')).toHaveAttribute('aria-selected', 'true');
    const [first, second] = within(await list('Sorties of May 2026')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Kestrel (8+)May 4, 06:00–07:30 · Kim Harper +1 5.5 mi');
    expect(second).toHaveTextContent('Late 3 mi');
    expect(screen.getByText('Days').closest('dl')).toHaveTextContent('Sorties2Miles5.5Days2');
    expect(api.callsTo(MONTH)[0]?.path).toBe(`/usermonthly-results/${KIM._id}/05`);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the crew by name, the notes and the season in detail mode', async () => {
    const { user, currentRoute } = renderActivity();
    await user.click(await tab('Details'));
    const [first] = within(await list('Sorties of May 2026')).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('Crew: Ada Lake'));
    expect(first).toHaveTextContent('steady');
    expect(first).toHaveTextContent('Season of Kim Harper: 62.5 mi, 1 trip');
    expect(currentRoute()).toBe(`${OWN}?view=details`);
    expect(await findViolations()).toEqual([]);
  });

  it('shows a past month after it is picked and requested, and goes back', async () => {
    const { user, api, currentRoute } = renderActivity();
    await user.click(await tab('Past months'));
    expect(
      strip('Action')
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Back to May']);
    await user.click(strip('Past months: month').getByRole('tab', { name: 'Feb' }));
    const asked = api.callsTo(MONTH).length;
    await user.click(await tab('>'));
    expect(strip('Action').getByRole('tab', { name: 'Get activity for Feb' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await list('Sorties of Feb 2026')).toBeVisible();
    expect(api.callsTo(MONTH)).toHaveLength(asked + 1);
    expect(currentRoute()).toBe(`${OWN}?mode=past&year=2026&month=2&show=sorties`);
    expect(await findViolations()).toEqual([]);
    await user.click(await tab('Back to May'));
    expect(await list('Sorties of May 2026')).toBeVisible();
    expect(currentRoute()).toBe(OWN);
  });

  it('shows a message for a future month and fetches nothing', async () => {
    const { user, api } = renderActivity(`${OWN}?mode=past&year=2026&month=6&show=sorties`);
    await user.click(await tab('Jun is a future month!'));
    expect(screen.queryByRole('list', { name: /Sorties of/ })).toBeNull();
    expect(await tab('CSV')).toHaveAttribute('aria-disabled', 'true');
    expect(api.callsTo(MONTH)).toEqual([]);
  });

  it('offers all months of an earlier year', async () => {
    const { user, api } = renderActivity(`${OWN}?mode=past`);
    await user.click(await tab('2024'));
    await user.click(strip('Past months: month').getByRole('tab', { name: 'Dec' }));
    await user.click(await tab('Get activity for Dec'));
    expect(await list('Sorties of Dec 2024')).toBeVisible();
    expect(api.callsTo(MONTH).at(-1)?.query.get('year')).toBe('2024');
  });

  it('is cached: returning to it fetches nothing', async () => {
    const { user, api } = renderActivity();
    await list('Sorties of May 2026');
    await user.click(await tab('Past months'));
    await user.click(await tab('Back to May'));
    await list('Sorties of May 2026');
    expect(api.callsTo(MONTH)).toHaveLength(1);
  });

  it("shows line breaks in place of the CSV's tags, under the documented title and name", async () => {
    const saved = captureSavedFile();
    const { user, api } = renderActivity();
    await user.click(await tab('CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Me, May' }));
    expect(await dialog.findByRole('cell', { name: '5.5' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({
      name: 'me-sorties-2026-05.csv',
      text: '\uFEFFDate,Miles\n2026-05-04,5.5\n2026-05-02,3',
    });
    await user.click(dialog.getByRole('button', { name: 'Mail to me' }));
    await dialog.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({
      calls: [`/usermonthly-csv/${KIM._id}/05?year=2026`],
    });
  });

  it('says so when the month is empty', async () => {
    renderActivity(OWN, { [MONTH]: () => ({ results: [] }) });
    expect(await screen.findByText('No sorties in May 2026.')).toBeVisible();
  });

  it('says so without a network', async () => {
    renderActivity(OWN, { [MONTH]: unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });
});

describe("another member's", () => {
  it("shows the member's name, is not cached, and links back to one's own", async () => {
    const saved = captureSavedFile();
    const { user, api, currentRoute } = renderActivity(`/activity/user/${ADA_ID}`);
    expect(await screen.findByText('Ada Lake', { selector: 'p' })).toBeVisible();
    await list('Sorties of May 2026');
    await user.click(await tab('Past months'));
    await user.click(await tab('Back to May'));
    await list('Sorties of May 2026');
    expect(api.callsTo(MONTH).map(({ params }) => params['user'])).toEqual([ADA_ID, ADA_ID]);
    await user.click(await tab('CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'User, May' }));
    await dialog.findByRole('table');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await saved()).name).toBe('user-sorties-2026-05.csv');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await tab('Back to my Sorties May'));
    expect(currentRoute()).toBe(OWN);
    await list('Sorties of May 2026');
    expect(api.callsTo(MONTH).at(-1)?.params['user']).toBe(KIM._id);
  });
});

describe("a boat's", () => {
  it('takes the name of a private boat, which the fleet does not list, from its sorties', async () => {
    renderActivity(`/activity/bus/${BOAT_ID}?csv=1`);
    expect(await screen.findByText("Ada's 1x", { selector: 'p' })).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Boat, May' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: '2026-05-04' })).toBeVisible();
  });
});

describe('the season', () => {
  it('shows miles per week against last year, as a chart and as a table', async () => {
    const { user, currentRoute } = renderActivity();
    await user.click(await tab('Season'));
    expect(await screen.findByText('27.5 miles in 2026, 27.5 in 2025 by the same day.')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Miles per week: 27\.5 miles in 2026/ })).toBeVisible();
    await user.click(screen.getByText('Weeks as a table'));
    const row = within(screen.getByRole('table')).getByRole('row', { name: /^May 4–10/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['5.5', '0']);
    expect(currentRoute()).toBe(`${OWN}?view=season`);
    expect(await findViolations()).toEqual([]);
  });

  it('stores a goal on this device, and shows what remains of it', async () => {
    const { user } = renderActivity(`${OWN}?view=season`);
    const field = await screen.findByRole('textbox', { name: 'My goal, miles a season' });
    await user.type(field, 'lots');
    await user.click(screen.getByRole('button', { name: 'Set goal' }));
    expect(await screen.findByText('A goal is a whole number of miles up to 20,000.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '530');
    await user.click(screen.getByRole('button', { name: 'Set goal' }));
    expect(await screen.findByText(/, 502\.5 to the goal of 530\.$/)).toBeVisible();
    await user.click(screen.getByText('Weeks as a table'));
    expect(screen.getByRole('columnheader', { name: 'Goal' })).toBeVisible();
    expect(screen.getAllByRole('cell', { name: '10' })).toHaveLength(53);
  });

  it('loads an earlier year in one call, and shows no goal for others', async () => {
    const { api } = renderActivity(`/activity/user/${ADA_ID}?view=season&year=2025`);
    expect(await screen.findByText('66 miles in 2025, 66 in 2024.')).toBeVisible();
    expect(api.callsTo(SEASON).map(({ params, query }) => [params['user'], query.get('season')])).toEqual([
      [ADA_ID, '2025'],
    ]);
    expect(screen.queryByRole('button', { name: 'Set goal' })).toBeNull();
  });

  it('shows why it could not be loaded', async () => {
    renderActivity(`${OWN}?view=season`, { [SEASON]: unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });

  it("begins on the club's own first day", async () => {
    const days = (season: number, date: string) => ({
      season,
      start: `${season}-09-01`,
      end: `${season + 1}-08-31`,
      days: [{ date, miles: 7 }],
    });
    const { api, user } = renderActivity(`${OWN}?view=season`, {
      'GET /club': () => ({ ...CLUB, seasonStart: '09-01' }),
      // Days after 13 May of the year before do not count 'by the same day'.
      [SEASON]: () => ({ results: [days(2025, '2025-09-02'), days(2024, '2025-06-01')] }),
    });
    expect(await screen.findByText('7 miles in 2025/26, 0 in 2024/25 by the same day.')).toBeVisible();
    expect(await tab('2025/26')).toHaveAttribute('aria-selected', 'true');
    expect(api.callsTo(SEASON).map(({ query }) => query.get('season'))).toEqual(['2025']);
    await user.click(screen.getByText('Weeks as a table'));
    expect(screen.getByRole('columnheader', { name: '2024/25' })).toBeVisible();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^Sep 1–7/);
  });
});
