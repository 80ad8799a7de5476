import { act, screen, waitFor, within } from '@testing-library/react';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { holdAnswer, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { ADA_ID, CLUB, loggedSortie, manySorties } from '../testing/logbook.ts';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { renderSorties } from '../testing/renderSorties.tsx';
import { SortiesScreen } from './SortiesScreen.tsx';

const CSV = 'Date,Boat\r\n2026-04-30,Kestrel\r\n';
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const strip = (name: string) => within(screen.getByRole('tablist', { name }));
const rows = async (list = 'Landed') =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');

const renderDay = (route = '/sorties', routes: FakeRoutes = {}, settings: Partial<LocalProfile> = {}) =>
  renderSorties(
    <SortiesScreen />,
    '/sorties',
    route,
    {
      'GET /sorties-results': () => ({ results: [] }),
      'GET /sortiesbydate-results/:day': ({ params }) => ({
        results: [loggedSortie(params['day'] ?? '', { bus: 'Osprey' })],
      }),
      'GET /sortiesbydate-csv/:day': () => new Response(CSV),
      'POST /mail-csv': () => ({ files: ['f.xlsx'] }),
      ...routes,
    },
    settings,
  );

describe('today', () => {
  it("shows its date, the latest sortie first, and the day's totals", async () => {
    const results = [
      loggedSortie('2026-05-13'),
      loggedSortie('2026-05-13', { bus: 'Tern', launch: '2026-05-13 10:05:00', land: null, miles: 0 }),
    ];
    renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    expect(await tab('Today 2026-05-13')).toHaveAttribute('aria-selected', 'true');
    const [out] = await rows('Out now');
    const [landed] = await rows();
    expect(out).toHaveTextContent(/Tern \(8\+\)Kim HarperOut 1:5\d 10:05–/);
    expect(landed).toHaveTextContent('Kestrel (8+)Kim Harper 5.5 mi 06:00–07:30');
    expect(screen.getByText('miles').closest('dl')).toHaveTextContent('sorties2miles5.5seats2out1');
  });

  it('shows the blocking rules that a launch broke, not its warnings (rules launch.facts, launch.override)', async () => {
    const about = { code: 'dry_docked', ruleId: 'launch.dry-docked', subjectIds: ['kestrel'] };
    const block = {
      ...about,
      level: 'block',
      text: 'Kestrel is dry docked and cannot be launched.',
    } as const;
    const warning = { ...about, level: 'warn', text: 'Zoë Brook is on the water in Finch.' } as const;
    const results = [
      loggedSortie('2026-05-13', { againstRules: [block, warning] }),
      loggedSortie('2026-05-13', { bus: 'Tern', rulesTaken: [{ ...block, reason: 'The rigger is fixed' }] }),
    ];
    renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    await tab('Today 2026-05-13');
    const texts = (await rows()).map((row) => row.textContent).join(' ');
    expect(texts).toContain(`Despite a rule: ${block.text}`);
    expect(texts).toContain(`Rule overridden: ${block.text} The rigger is fixed`);
    expect(texts).not.toContain('Zoë Brook');
  });

  it('shows confirmed coaches the warnings that a launch did not confirm (rule launch.rules)', async () => {
    const about = { code: 'on_water', ruleId: 'crew.on-water', subjectIds: ['zoe'] };
    const warning = { ...about, level: 'warn', text: 'Zoë Brook is on the water in Finch.' } as const;
    const results = [loggedSortie('2026-05-13', { againstRules: [warning] })];
    renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) }, { coach: 1, coachConfirmed: 1 });
    await tab('Today 2026-05-13');
    expect(await screen.findByText(`Not confirmed: ${warning.text}`)).toBeVisible();
  });

  it('shows a message when there are no sorties', async () => {
    renderDay();
    expect(await screen.findByText('No sorties yet today.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows a message without a network, and retries on request', async () => {
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

  it("links a member's landed sorties to their correction, and all sorties for records officers (rule correction.links)", async () => {
    const mine = loggedSortie('2026-05-13', { bus: 'Mine' });
    const theirs = loggedSortie('2026-05-13', { bus: 'Theirs', user_id: ADA_ID, crew: [] });
    const ours = loggedSortie('2026-05-13', { bus: 'Ours', user_id: ADA_ID, crew: [KIM._id] });
    const routes = { 'GET /sorties-results': () => ({ results: [mine, theirs, ours] }) };
    const corrections = async (features: Feature[], offices: Office[] = []) => {
      const view = renderDay('/sorties', {
        ...routes,
        'GET /club': () => ({ ...CLUB, features }),
        'GET /officers-results': () => ({ results: [], roster: [], mine: offices }),
      });
      await rows();
      await waitFor(() => expect(view.api.callsTo('GET /officers-results')).toHaveLength(features.length));
      const found: (string | null)[] = [];
      for (const boat of ['Mine', 'Theirs', 'Ours']) {
        await view.user.click(screen.getByRole('button', { name: `Actions for ${boat} (8+)` }));
        const link = screen.queryByRole('link', { name: `Correct ${boat} (8+)` });
        found.push(link && link.getAttribute('href'));
      }
      view.unmount();
      return found;
    };
    expect(await corrections([])).toEqual([null, null, null]);
    expect(await corrections(['corrections'])).toEqual([
      ...[`/corrections/new/${mine._id}`, null, `/corrections/new/${ours._id}`],
    ]);
    expect(await corrections(['corrections'], ['records'])).toEqual(
      [mine, theirs, ours].map(({ _id }) => `/corrections/new/${_id}`),
    );
  });

  it('shows thousands of sorties by the page', async () => {
    const results = manySorties('2026-05-13', 2_000);
    const { user } = renderDay('/sorties', { 'GET /sorties-results': () => ({ results }) });
    const list = await screen.findByRole('list', { name: 'Landed' });
    await waitFor(() => expect(list.children).toHaveLength(50));
    expect(screen.getByText('50 of 2,000')).toBeVisible();
    await user.click(screen.getByText('Show 50 more'));
    await waitFor(() => expect(list.children).toHaveLength(100));
  });
});

describe('how a day is shown (rule sortie.views)', () => {
  const results = [
    loggedSortie('2026-05-13', { crew: [ADA_ID], bus_id: ADA_ID }),
    loggedSortie('2026-05-13', {
      launch: '2026-05-13 08:00:00',
      land: '2026-05-13 09:10:00',
      bus_id: ADA_ID,
    }),
    loggedSortie('2026-05-13', {
      bus: 'Tern',
      user: 'Ada Lake',
      user_id: ADA_ID,
      launch: '2026-05-13 09:05:00',
      land: null,
    }),
  ];
  const today = { 'GET /sorties-results': () => ({ results }) };
  const ofBoats = 'On the water, by boat';

  describe('on a laptop', () => {
    const laptop = onLaptop();

    it('opens as a timeline with a row a boat, those out first (rule sortie.timeline)', async () => {
      renderDay('/sorties', today);
      const boats = await rows(ofBoats);
      expect(boats).toHaveLength(2);
      expect(boats[0]).toHaveTextContent(/^Tern8\+.*09:05– late.*Ada Lake 09:05$/);
      expect(boats[1]).toHaveTextContent(/^Kestrel8\+.*06:00–07:30.*You \+1.*08:00–09:10/);
      expect(await findViolations()).toEqual([]);
    });

    it('leads from a bar to its correction (rule correction.links)', async () => {
      const features: Feature[] = ['corrections'];
      renderDay('/sorties', {
        ...today,
        'GET /club': () => ({ ...CLUB, features }),
        'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
      });
      const bar = await screen.findByRole('link', { name: 'Correct Kestrel, 06:00' });
      expect(bar.getAttribute('href')).toMatch(/^\/corrections\/new\//);
      expect(screen.queryByRole('link', { name: /^Correct Tern/ })).toBeNull();
      expect(await findViolations()).toEqual([]);
    });

    it('includes the words in a bar in the name of its link', async () => {
      const theirs = loggedSortie('2026-05-13', {
        bus: 'Theirs',
        user_id: ADA_ID,
        crew: [],
        miles: 7.5,
        launch: '2026-05-13 06:00:00',
        land: '2026-05-13 10:00:00',
      });
      renderDay('/sorties', {
        'GET /sorties-results': () => ({ results: [theirs] }),
        'GET /club': () => ({ ...CLUB, features: ['corrections'] }),
        'GET /officers-results': () => ({ results: [], roster: [], mine: ['records'] }),
      });
      const bar = await screen.findByRole('link', { name: /^Correct Theirs, / });
      expect(bar).toHaveTextContent('7.5 mi');
      expect(bar).toHaveAccessibleName(/7\.5 mi$/);
    });

    it('shows a list or a table on request, which the address keeps', async () => {
      const { user, currentRoute } = renderDay('/sorties', today);
      await rows(ofBoats);
      await user.click(screen.getByRole('button', { name: 'List' }));
      expect(currentRoute()).toBe('/sorties?view=list');
      expect(await rows('Out now')).toHaveLength(1);
      expect(await rows()).toHaveLength(2);
      await user.click(screen.getByRole('button', { name: 'Table' }));
      expect(currentRoute()).toBe('/sorties?view=table');
      const table = within(await screen.findByRole('table', { name: "The day's sorties" }));
      await user.click(table.getByRole('button', { name: 'Miles' }));
      const [, first] = table.getAllByRole('row');
      expect(first).toHaveTextContent(/Kestrel/);
      expect(table.getByText(/^Late 2:5\d$/)).toBeVisible();
      expect(await findViolations()).toEqual([]);
    });

    it('shows a list where there is no room for the table', async () => {
      renderDay('/sorties?view=table', today);
      await screen.findByRole('table');
      act(() => laptop.resize(390));
      expect(await rows('Out now')).toHaveLength(1);
    });

    it('follows the links of a row', async () => {
      const { user, currentRoute } = renderDay('/sorties', today);
      await rows(ofBoats);
      expect(screen.getByRole('link', { name: 'Tern' })).toHaveAttribute(
        'href',
        `/activity/bus/${'d'.repeat(24)}`,
      );
      await user.click(screen.getByRole('link', { name: 'Ada Lake' }));
      expect(currentRoute()).toBe(`/activity/user/${ADA_ID}`);
    });

    it('picks a past day by the month strip, with its trips (rule sortie.month-strip)', async () => {
      const { user, currentRoute } = renderDay('/sorties', {
        ...today,
        'GET /activity-results': () => ({
          results: [
            { date: '2026-05-07', sorties: { trips: 12, miles: 80 }, users: {} },
            { date: '2026-05-12', sorties: { trips: 1, miles: 5 }, users: {} },
          ],
        }),
      });
      const month = within(await screen.findByRole('toolbar', { name: 'Days in May' }));
      expect(month.getAllByRole('button')).toHaveLength(31);
      expect(month.getByRole('button', { name: /^May 13 ?, 0 trips$/ })).toHaveAttribute(
        'aria-current',
        'date',
      );
      expect(month.getByRole('button', { name: 'May 14' })).toBeDisabled();
      await user.click(await month.findByRole('button', { name: /^May 12 ?, 1 trip$/ }));
      expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=5&day=12&show=sorties');
      await screen.findByRole('link', { name: 'Osprey' });
      await user.keyboard('{Home}{ArrowRight}{ArrowLeft}{End}');
      expect(month.getByRole('button', { name: /^May 13 ?, 0 trips$/ })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(currentRoute()).toBe('/sorties');
      expect(await findViolations()).toEqual([]);
    });

    it('shows the days without bars when the month could not be loaded', async () => {
      renderDay('/sorties', { ...today, 'GET /activity-results': unreachable });
      expect(await screen.findByRole('button', { name: /^May 7 ?, 0 trips$/ })).toBeEnabled();
    });
  });

  it('shows the overview of the day and its list on a phone, and opens the timeline', async () => {
    const { user, currentRoute } = renderDay('/sorties', today);
    await user.click(await screen.findByRole('button', { name: 'Show the day as a timeline' }));
    expect(currentRoute()).toBe('/sorties?view=timeline');
    expect(await rows(ofBoats)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show as a list' }));
    expect(await rows()).toHaveLength(2);
  });

  it('counts all seats, and the miles of those that count (rule sortie.numbers)', async () => {
    renderDay('/sorties', {
      'GET /sorties-results': () => ({ results: [...results, loggedSortie('2026-05-13', { late: true })] }),
    });
    const numbers = (await screen.findByText('miles')).closest('dl');
    expect(numbers).toHaveTextContent('sorties4miles16.5seats5out1');
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

  it('shows a message for a day without sorties', async () => {
    renderDay('/sorties?mode=past&year=2026&month=4&day=2&show=sorties', {
      'GET /sortiesbydate-results/:day': () => ({ results: [] }),
    });
    expect(await screen.findByText('No sorties on Apr 2.')).toBeVisible();
  });

  it('shows the CSV, saves it under the documented name, and closes it by navigating back', async () => {
    const saved = captureSavedFile();
    const { user, api, currentRoute } = renderDay('/sorties?mode=past&year=2026&month=4&day=30');
    await user.click(await tab('Get CSV for Apr 30'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sorties on Apr 30' }));
    expect(await dialog.findByRole('cell', { name: 'Kestrel' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({ name: 'sorties-2026-04-30.csv', text: `\uFEFF${CSV}` });
    await user.click(dialog.getByRole('button', { name: 'Email to me' }));
    await dialog.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({ calls: ['/sortiesbydate-csv/2026-04-30'] });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=4&day=30');
  });

  it('opens the CSV from its address, and stays on the screen when it closes', async () => {
    const { user, currentRoute } = renderDay('/sorties?mode=past&year=2026&month=4&day=30&csv=1');
    expect(await screen.findByRole('dialog', { name: 'Sorties on Apr 30' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/sorties?mode=past&year=2026&month=4&day=30');
    expect(screen.queryByRole('dialog', { name: 'Sorties on Apr 30' })).toBeNull();
  });

  it('shows a message when the CSV cannot be fetched', async () => {
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
    expect(await screen.findByText('No sorties yet today.')).toBeVisible();
  });
});

it('shows a failure while the club cannot be fetched, and the day after a retry', async () => {
  const { user, api } = renderDay('/sorties', { 'GET /club': unreachable });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer({ 'GET /club': () => CLUB });
  await user.click(retry);
  expect(await tab('Today 2026-05-13')).toBeVisible();
});
