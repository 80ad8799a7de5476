import { screen, waitFor, within } from '@testing-library/react';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { ADA_ID, CLUB, loggedSortie, MEMBERS, STATISTICS } from '../testing/logbook.ts';
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

const renderActivity = (route = OWN, routes: FakeRoutes = {}, settings: Partial<LocalProfile> = {}) =>
  renderSorties(
    <ActivityScreen />,
    '/activity/:type/:name',
    route,
    {
      [MONTH]: ({ params, query }) => ({
        results: [
          loggedSortie(`${query.get('year')}-${params['month']}-04`, {
            crew: [ADA_ID],
            description: 'steady',
          }),
          loggedSortie(`${query.get('year')}-${params['month']}-02`, { miles: 3, late: true }),
        ],
      }),
      [SEASON]: ({ query }) => ({
        results: [seasonDays(query.get('season')), seasonDays(query.get('season'), 1)],
      }),
      'GET /usermonthly-csv/:user/:month': () =>
        new Response('Date,Miles<br>2026-05-04,5.5<br/>2026-05-02,3'),
      'GET /busmonthly-results/:bus/:month': () => ({
        results: [loggedSortie('2026-05-04', { bus: "Ada's 1x" })],
      }),
      'POST /mail-csv': () => ({ files: ['f.xlsx'] }),
      'GET /busmonthly-csv/:bus/:month': () => new Response('Date<br>2026-05-04'),
      'GET /fleet-results': () => ({ results: [] }),
      'GET /user-results/:user': () => ({ results: STATISTICS }),
      ...routes,
    },
    settings,
  );

const list = (name: string) => screen.findByRole('list', { name });

describe("one's own", () => {
  it('shows totals and sorties of the current month', async () => {
    const { api } = renderActivity();
    expect(await tab('May 2026')).toHaveAttribute('aria-selected', 'true');
    const [first, second] = within(await list('Sorties in May 2026')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Kestrel (8+)May 4, 06:00–07:30 · Kim Harper +1 5.5 mi');
    expect(second).toHaveTextContent('3 mi Late');
    expect(screen.getByText('Days').closest('dl')).toHaveTextContent('Sorties2Miles5.5Days2');
    expect(api.callsTo(MONTH)[0]?.path).toBe(`/usermonthly-results/${KIM._id}/05`);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the crew by name, the notes and the season in detail mode', async () => {
    const { user, currentRoute } = renderActivity();
    await user.click(await tab('Details'));
    const [first] = within(await list('Sorties in May 2026')).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('Crew: Ada Lake'));
    expect(first).toHaveTextContent('steady');
    expect(first).toHaveTextContent("Kim Harper's season: 62.5 mi, 1 trip");
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
    expect(await list('Sorties in Feb 2026')).toBeVisible();
    expect(api.callsTo(MONTH)).toHaveLength(asked + 1);
    expect(currentRoute()).toBe(`${OWN}?mode=past&year=2026&month=2&show=sorties`);
    expect(await findViolations()).toEqual([]);
    await user.click(await tab('Back to May'));
    expect(await list('Sorties in May 2026')).toBeVisible();
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
    expect(await list('Sorties in Dec 2024')).toBeVisible();
    expect(api.callsTo(MONTH).at(-1)?.query.get('year')).toBe('2024');
  });

  it('caches the month: returning to it fetches nothing', async () => {
    const { user, api } = renderActivity();
    await list('Sorties in May 2026');
    await user.click(await tab('Past months'));
    await user.click(await tab('Back to May'));
    await list('Sorties in May 2026');
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
      name: 'me-may.csv',
      text: '\uFEFFDate,Miles\n2026-05-04,5.5\n2026-05-02,3',
    });
    await user.click(dialog.getByRole('button', { name: 'Email to me' }));
    await dialog.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({
      calls: [`/usermonthly-csv/${KIM._id}/05?year=2026`],
    });
  });

  it('shows a message when the month is empty', async () => {
    renderActivity(OWN, { [MONTH]: () => ({ results: [] }) });
    expect(await screen.findByText('No sorties in May 2026.')).toBeVisible();
  });

  it('shows a message without a network', async () => {
    renderActivity(OWN, { [MONTH]: unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });
});

describe("another member's", () => {
  it("shows another member's name, caches nothing, and links back to the viewer's own activity", async () => {
    const saved = captureSavedFile();
    const { user, api, currentRoute } = renderActivity(`/activity/user/${ADA_ID}`);
    expect(await screen.findByText('Ada Lake', { selector: 'p' })).toBeVisible();
    await list('Sorties in May 2026');
    await user.click(await tab('Past months'));
    await user.click(await tab('Back to May'));
    await list('Sorties in May 2026');
    expect(api.callsTo(MONTH).map(({ params }) => params['user'])).toEqual([ADA_ID, ADA_ID]);
    await user.click(await tab('CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'User, May' }));
    await dialog.findByRole('table');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await saved()).name).toBe('user-may.csv');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await tab('Back to my Sorties May'));
    expect(currentRoute()).toBe(OWN);
    await list('Sorties in May 2026');
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
  const asTable = (title: string) => within(screen.getByRole('region', { name: `${title} as a table` }));
  /** The disclosure in a card. */
  const open = (card: string) =>
    within(screen.getByRole('region', { name: card })).getByText('Show as table');
  const numbers = async () => {
    const strip = await screen.findByRole('region', { name: 'Season totals' });
    const terms = [...strip.querySelectorAll('dl > div')];
    return { strip, figures: terms.map((term) => term.textContent) };
  };
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('shows miles against last year, as a chart and as a table (rule activity.season)', async () => {
    const { user, currentRoute } = renderActivity();
    await user.click(await tab('Season'));
    expect(await screen.findByText('27.5 miles in 2026, 27.5 in 2025 by this date.')).toBeVisible();
    const chart = screen.getByRole('img', { name: /^Miles this season: 27\.5 miles in 2026/ });
    expect(within(chart).getByText('27.5 mi')).toBeVisible();
    expect(within(chart).getByText('same as last year')).toBeVisible();
    await user.click(open('Miles this season'));
    const row = asTable('Miles this season').getByRole('row', { name: /^May 4–10/ });
    expect(cellsOf(row)).toEqual(['5.5', '27.5', '27.5']);
    expect(currentRoute()).toBe(`${OWN}?view=season`);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the days on the water, with those of a week as a row (rule activity.season-days)', async () => {
    const { user } = renderActivity(`${OWN}?view=season`);
    const title = 'Days on the water: 5 of 133 days, longest streak 1 day';
    const chart = await screen.findByRole('img', { name: title });
    expect(within(chart).getByText('May 4: 5.5 miles')).toBeInTheDocument();
    expect(within(chart).queryByText(/^May 14:/)).toBeNull();
    await user.click(open('Days on the water'));
    const rows = asTable(title);
    expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      'Week Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(cellsOf(rows.getByRole('row', { name: /^Jan 1–4/ }))).toEqual(['', '', '', '0', '0', '0', '5.5']);
    expect(cellsOf(rows.getByRole('row', { name: /^May 11–17/ }))).toEqual(['0', '0', '0', '', '', '', '']);
  });

  it("begins with the member's own numbers, and shows their workouts (rules activity.season-head, activity.season-workouts)", async () => {
    const { user } = renderActivity(`${OWN}?view=season`, {
      'GET /users-results': () => ({
        results: MEMBERS.map((member) => ({ ...member, miles: member._id === ADA_ID ? 90 : 27.5 })),
      }),
    });
    const workouts = within(await screen.findByRole('region', { name: 'My workouts' }));
    const { strip, figures } = await numbers();
    expect(strip).toHaveTextContent(/^KHKim HarperOpen Men/);
    expect(figures).toEqual(['Season miles27.5', 'Trips5', 'Rank2 of 2', '1x5.25', '1p1']);
    expect(
      workouts.getByRole('img', { name: 'My workouts: Recovery 1, Steady State 3, Uncategorized 1.' }),
    ).toBeVisible();
    await user.click(open('My workouts'));
    expect(asTable('My workouts').getByRole('row', { name: 'Steady State 3' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('stores a goal on this device, and shows what remains of it', async () => {
    const { user } = renderActivity(`${OWN}?view=season`);
    const field = await screen.findByRole('textbox', { name: 'Season goal in miles' });
    await user.type(field, 'lots');
    await user.click(screen.getByRole('button', { name: 'Set goal' }));
    expect(await screen.findByText('Enter a whole number of miles, at most 20,000.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '530');
    await user.click(screen.getByRole('button', { name: 'Set goal' }));
    expect(await screen.findByText(/, 502\.5 short of the goal of 530\.$/)).toBeVisible();
    expect(within(screen.getByRole('img', { name: /^Miles this season/ })).getByText('Goal')).toBeVisible();
    await user.click(open('Miles this season'));
    const rows = asTable('Miles this season').getAllByRole('row');
    expect(rows[0]).toHaveTextContent(/Goal$/);
    expect(rows.slice(1).map((row) => cellsOf(row).at(-1))).toEqual(
      Array.from({ length: 53 }, (_, index) => String(10 * (index + 1))),
    );
  });

  it("loads an earlier year in one call, and only what others' activity shows", async () => {
    const { api } = renderActivity(`/activity/user/${ADA_ID}?view=season&year=2025`);
    expect(await screen.findByText('66 miles in 2025, 66 in 2024.')).toBeVisible();
    expect(api.callsTo(SEASON).map(({ params, query }) => [params['user'], query.get('season')])).toEqual([
      [ADA_ID, '2025'],
    ]);
    expect((await numbers()).figures).toEqual(['Season miles66', 'Days12']);
    expect(screen.queryByRole('button', { name: 'Set goal' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'My workouts' })).toBeNull();
  });

  it('shows neither rank nor workouts nor boats of another member', async () => {
    renderActivity(`/activity/user/${ADA_ID}?view=season`);
    await screen.findByText('Trips');
    const { strip, figures } = await numbers();
    expect(strip).toHaveTextContent(/^ALAda LakeOpen Women/);
    expect(figures).toEqual(['Season miles27.5', 'Trips5', 'Days5']);
    expect(screen.queryByRole('region', { name: 'My workouts' })).toBeNull();
  });

  it('masks another member on an anonymous device (rule member.anonymous)', async () => {
    renderActivity(`/activity/user/${ADA_ID}?view=season`, {}, { isAnonymous: true });
    const { strip } = await numbers();
    await waitFor(() => expect(strip).toHaveTextContent(/Member \d{4}/));
    expect(screen.queryByText(/Ada Lake/)).toBeNull();
  });

  it("shows a boat's miles and days, and requests nothing about members", async () => {
    const { api } = renderActivity(`/activity/bus/${BOAT_ID}?view=season`, {
      'GET /busseason-results/:bus': ({ query }) => ({
        results: [seasonDays(query.get('season')), seasonDays(query.get('season'), 1)],
      }),
    });
    expect((await numbers()).figures).toEqual(['Season miles27.5', 'Days5']);
    expect(api.callsTo('GET /user-results/:user')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Set goal' })).toBeNull();
  });

  it('shows zeros when no one has rowed yet', async () => {
    const empty = (season: number) => ({
      season,
      start: `${season}-01-01`,
      end: `${season}-12-31`,
      days: [],
    });
    renderActivity(`${OWN}?view=season`, {
      [SEASON]: () => ({ results: [empty(2026), empty(2025)] }),
      'GET /user-results/:user': () => ({
        results: {
          ...STATISTICS,
          trips: 0,
          profile: { ...STATISTICS.profile, Recovery: 0, 'Steady State': 0, Uncategorized: 0 },
        },
      }),
    });
    expect(await screen.findByText('0 miles in 2026, 0 in 2025 by this date.')).toBeVisible();
    expect(screen.getByText('0 of 133 days, longest streak 0 days')).toBeVisible();
    expect(await screen.findByText('No trips yet this season.')).toBeVisible();
  });

  it('shows why it could not be loaded', async () => {
    renderActivity(`${OWN}?view=season`, { [SEASON]: unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });

  it("begins the season on the club's own first day", async () => {
    const days = (season: number, date: string) => ({
      season,
      start: `${season}-09-01`,
      end: `${season + 1}-08-31`,
      days: [{ date, miles: 7 }],
    });
    const { api, user } = renderActivity(`${OWN}?view=season`, {
      'GET /club': () => ({ ...CLUB, seasonStart: '09-01' }),
      // Days after 13 May of the previous year do not count 'by this date'.
      [SEASON]: () => ({ results: [days(2025, '2025-09-02'), days(2024, '2025-06-01')] }),
    });
    expect(await screen.findByText('7 miles in 2025/26, 0 in 2024/25 by this date.')).toBeVisible();
    expect(await tab('2025/26')).toHaveAttribute('aria-selected', 'true');
    expect(api.callsTo(SEASON).map(({ query }) => query.get('season'))).toEqual(['2025']);
    await user.click(open('Miles this season'));
    const rows = asTable('Miles this season');
    expect(rows.getByRole('columnheader', { name: '2024/25' })).toBeVisible();
    expect(rows.getAllByRole('row')[1]).toHaveTextContent(/^Sep 1–7/);
  });
});
