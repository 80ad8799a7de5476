import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { boatDetailOf, boatOf, CLUB, clubApi, COACH } from '@fleetwatch/kit/testing/sampleClub.ts';
import { FleetAndLog } from './FleetAndLog.tsx';

function open(route = '/fleet', routes: FakeRoutes = {}) {
  const api = clubApi(routes);
  // Same as in the shell: both addresses are one screen.
  const screens = (
    <Routes>
      {['/fleet', '/captainslog/:bus_id'].map((path) => (
        <Route key={path} path={path} element={<FleetAndLog />} />
      ))}
    </Routes>
  );
  return Object.assign(renderScreen(screens, { route, profile: COACH }), { api });
}

const table = () => screen.findByRole('table', { name: 'Boats' });
const rowOf = async (boat: string) =>
  within(await table()).getByRole('row', { name: new RegExp(`^${boat}`) });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const detail = () => screen.findByRole('complementary', { name: "Captain's Log" });

describe('the fleet on a laptop', () => {
  const laptop = onLaptop();

  it('shows the fleet as a table with class, state, miles and last sortie', async () => {
    const { today } = CLUB;
    open('/fleet', {
      'GET /sorties-stillout-results': () => ({
        results: [sortieOf({ bus_id: 'finch', launch: '2020-01-01 05:00:00' })],
      }),
      'GET /reservations-results': () => ({
        results: [
          {
            bus_id: 'kestrel',
            plan: 'p',
            name: 'Robin Ash',
            usergroup: 'Open Plan',
            launch: `${today} 17:00:00`,
            land: `${today} 18:30:00`,
          },
        ],
      }),
    });
    expect(await rowOf('Kestrel')).toHaveTextContent(
      'Kestrel 4xReserved 17:00–18:30Quad312.5May 1 Robin Ash2020-03-01',
    );
    expect(await rowOf('Tern')).toHaveTextContent('Tern 4xDry-dockedQuad–not out yet');
    expect(await rowOf('Finch')).toHaveTextContent(/Finch 1xLate \d/);
    expect(await findViolations()).toEqual([]);
  });

  it('searches the table and filters it by class', async () => {
    const { user, currentRoute } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search boats' }), 'quad ke');
    await waitFor(async () => expect(await names()).toEqual(['Kestrel']));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('tab', { name: /^Scull/ }));
    expect(await names()).toEqual(['Finch']);
    expect(currentRoute()).toBe('/fleet?group=group-1x');
    await user.click(screen.getByRole('tab', { name: /^Eight/ }));
    expect(screen.getByText('No available boats of that class in the Fleet.')).toBeVisible();
  });

  it("runs a row's actions, as a swipe does (rule table.actions)", async () => {
    const { user, api } = open('/fleet', { 'PUT /fleet-drydock': () => boatOf('Kestrel', '4x') });
    await rowOf('Kestrel');
    await user.click(screen.getByRole('button', { name: 'Actions for Kestrel' }));
    const menu = screen.getByRole('group', { name: 'Actions for Kestrel' });
    expect(within(menu).getByRole('link', { name: 'Boat Activity Kestrel' })).toHaveAttribute(
      'href',
      '/activity/bus/kestrel',
    );
    await user.click(within(menu).getByRole('button', { name: 'Dry Dock Kestrel' }));
    await user.click(screen.getByRole('button', { name: 'Dry-dock boat' }));
    expect(await screen.findByText('Dry-docked!')).toBeVisible();
    expect(api.callsTo('PUT /fleet-drydock').map(({ body }) => body)).toEqual([{ id: 'kestrel' }]);
  });

  it('opens the log beside the table, keeps the list as it was, and closes it (rule table.panes)', async () => {
    const { user, currentRoute } = open('/fleet?group=group-4x');
    await rowOf('Kestrel');
    await user.click(within(await table()).getByRole('button', { name: 'Miles' }));
    await user.click(screen.getByRole('link', { name: 'Kestrel' }));
    expect(currentRoute()).toBe('/captainslog/kestrel?group=group-4x');
    expect(await detail()).toHaveFocus();
    expect(await within(await detail()).findByText('2026-04-30 Kim Harper: Rigger bent')).toBeVisible();
    expect(await names()).toEqual(['Kestrel', 'Tern']);
    expect(screen.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toBe("Captain's Log of Kestrel · Fleetwatch");
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add a log entry' }));
    expect(currentRoute()).toBe('/captainslog/kestrel?group=group-4x&do=add');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(currentRoute()).toBe('/fleet?group=group-4x');
    expect(screen.getByRole('link', { name: 'Kestrel' })).toHaveFocus();
    expect(within(await table()).getByRole('columnheader', { name: 'Miles' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('opens table and log by the address of a log, and another log by its row', async () => {
    const { user } = open('/captainslog/kestrel', {
      'GET /bus2/:id': ({ params }) => ({
        results:
          params['id'] === 'tern' ? boatDetailOf({ ...boatOf('Tern', '4x'), log: '' }) : boatDetailOf(),
      }),
    });
    expect(await within(await detail()).findByRole('heading', { name: 'Kestrel' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Tern' }));
    expect(await within(await detail()).findByRole('heading', { name: 'Tern' })).toBeVisible();
  });

  it('shows a file in place of the table and the log', async () => {
    const { user, currentRoute } = open('/captainslog/kestrel');
    await detail();
    await user.click(screen.getByRole('tab', { name: 'CSV' }));
    expect(currentRoute()).toBe('/fleet?view=csv');
    expect(await screen.findByRole('combobox', { name: 'Boat class' })).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('shows the newest heads-up in its head, and all of them on request', async () => {
    const tweet = { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' };
    const tweets = [tweet, { ...tweet, _id: 'u', description: 'Low water' }];
    const { user } = open('/fleet', { 'GET /tweets-headsup-week-results': () => ({ results: tweets }) });
    const panel = await screen.findByRole('region', { name: 'Heads Up' });
    const line = within(panel).getByRole('button');
    expect(line).toHaveTextContent('Log on dock B');
    await user.click(line);
    const all = within(await screen.findByRole('dialog', { name: 'Heads Up' }));
    expect(all.getByText('Low water')).toBeVisible();
  });

  it('prints the fleet as a table, on paper narrower than the window', async () => {
    open();
    await rowOf('Kestrel');
    act(() => laptop.print());
    expect(await rowOf('Kestrel')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Boats' })).toBeNull();
  });

  it('becomes a list when the window narrows, with the log as its own screen (rule table.laptop)', async () => {
    const { user } = open('/captainslog/kestrel');
    await detail();
    act(() => laptop.resize(390));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kestrel' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('list', { name: 'Boats' })).toBeVisible();
  });
});
