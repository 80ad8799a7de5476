import { screen, waitFor, within } from '@testing-library/react';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { COASTAL, EIGHT, loggedSortie, SCULL } from '../testing/logbook.ts';
import { renderSorties } from '../testing/renderSorties.tsx';
import { FleetGroupsScreen } from './FleetGroupsScreen.tsx';

const WEEK = 'GET /fleetgroup-sorties-weekly/:group/:start/:end/deref';
const BOAT_ID = 'd'.repeat(24);
const tab = (name: string) => screen.findByRole('tab', { name });
const strip = (name: string) => within(screen.getByRole('tablist', { name }));

const renderClasses = (route = '/fleetgroups/undef/undef', routes: FakeRoutes = {}) =>
  renderSorties(<FleetGroupsScreen />, '/fleetgroups/:name/:when', route, {
    [WEEK]: ({ params }) => ({ results: [loggedSortie(params['start'] ?? '')] }),
    'GET /fleetgroup-sorties-weekly/:group/:start/:end/csv': () => new Response('Date\r\n2026-05-04\r\n'),
    'POST /mail-csv': () => ({ files: ['f.xlsx'] }),
    ...routes,
  });

describe('the current week', () => {
  it('begins with the eights; a tab shows fourteen characters of the name and the moniker', async () => {
    renderClasses();
    expect(await screen.findByRole('heading', { name: 'Eight, May 11–17' })).toBeVisible();
    expect(
      strip('Group')
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Scull (1x)', 'Eight (8+)', 'Coastal Quadru (c4x)']);
    expect(await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('refetches the current week each time a group is chosen', async () => {
    const { user, api } = renderClasses();
    await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' });
    await user.click(await tab('Scull (1x)'));
    await screen.findByRole('list', { name: 'Sorties: Scull, May 11–17' });
    await user.click(await tab('Eight (8+)'));
    await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' });
    const asked = () => api.callsTo(WEEK).map(({ params }) => params['group']);
    await waitFor(() => expect(asked()).toEqual([EIGHT._id, SCULL._id, EIGHT._id]));
  });
});

describe('the path', () => {
  it('shows the week of a group and a day in the path', async () => {
    renderClasses(`/fleetgroups/${SCULL._id}/2025-12-31`);
    expect(await screen.findByRole('list', { name: 'Sorties: Scull, Dec 29–31' })).toBeVisible();
    expect(await tab('2025')).toHaveAttribute('aria-selected', 'true');
    expect(strip('Past weeks: week').getByRole('tab', { name: '29–31' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('shows the current week for a day of this week in the path', async () => {
    renderClasses(`/fleetgroups/${SCULL._id}/2026-05-12`);
    expect(await screen.findByRole('list', { name: 'Sorties: Scull, May 11–17' })).toBeVisible();
    expect(await tab('Sorties for current week')).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['a short name', '/fleetgroups/111/2025-12-31'],
    ['no date', `/fleetgroups/${SCULL._id}/undef`],
    ['a date with slashes left out', `/fleetgroups/${SCULL._id}/2025123100`],
  ])('ignores a path with %s', async (_what, route) => {
    renderClasses(route);
    expect(await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' })).toBeVisible();
  });

  it("shows the week of a boat's class for a boat in the path", async () => {
    renderClasses(`/fleetgroups/${BOAT_ID}/2026-04-08`, {
      'GET /busmonthly-results/:bus/:month': ({ params, query }) => ({
        results:
          params['bus'] === BOAT_ID && params['month'] === '04' && query.get('year') === '2026'
            ? [loggedSortie('2026-04-08', { moniker: COASTAL.moniker })]
            : [],
      }),
    });
    expect(await screen.findByRole('list', { name: 'Sorties: Coastal Quadruple, Apr 6–12' })).toBeVisible();
  });
});

describe('past weeks', () => {
  it('names month, then week, in the action tab; a group tab only switches the group', async () => {
    const { user, api, currentRoute } = renderClasses();
    await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' });
    await user.click(await tab('Past weeks'));
    const asked = api.callsTo(WEEK).length;
    await user.click(strip('Past weeks: month').getByRole('tab', { name: 'Apr' }));
    expect(await tab('Get sorties for Apr')).toBeVisible();
    await user.click(await tab('Scull (1x)'));
    await user.click(strip('Past weeks: week').getByRole('tab', { name: '6–12' }));
    expect(api.callsTo(WEEK)).toHaveLength(asked);
    await user.click(await tab('Get sorties for Apr 6–12'));
    expect(await screen.findByRole('list', { name: 'Sorties: Scull, Apr 6–12' })).toBeVisible();
    expect(currentRoute()).toBe(
      `/fleetgroups/undef/undef?group=${SCULL._id}&mode=past&year=2026&month=4&week=2&show=sorties`,
    );
    expect(await findViolations()).toEqual([]);
  });

  it('refuses a future week, and requires a week while none is picked', async () => {
    const { user } = renderClasses('/fleetgroups/undef/undef?mode=past');
    await user.click(await tab('Get sorties for May'));
    expect(await screen.findByText('Please specify which week of May')).toBeVisible();
    await user.click(strip('Past weeks: week').getByRole('tab', { name: '18–24' }));
    await user.click(await tab('Get sorties for May 18–24'));
    expect(await screen.findByText('This is a future week!')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('returns to the current week, whatever the path names', async () => {
    const { user, currentRoute } = renderClasses(`/fleetgroups/${SCULL._id}/2025-12-31`);
    await user.click(await tab('Back to current week'));
    expect(currentRoute()).toBe('/fleetgroups/undef/undef');
    expect(await screen.findByRole('list', { name: 'Sorties: Eight, May 11–17' })).toBeVisible();
  });

  it('names the CSV by moniker, month and week', async () => {
    const saved = captureSavedFile();
    const { user, api } = renderClasses(`/fleetgroups/${EIGHT._id}/2026-05-04`);
    await user.click(await tab('Get CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eight, May 4–10' }));
    await dialog.findByRole('cell', { name: '2026-05-04' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await saved()).name).toBe('8+-May-4-10.csv');
    await user.click(dialog.getByRole('button', { name: 'Email to me' }));
    await dialog.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({
      calls: [`/fleetgroup-sorties-weekly/${EIGHT._id}/2026-05-04/2026-05-10/csv`],
    });
  });
});
