import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { clubApi, KIM, MEMBERS, memberOf } from '@fleetwatch/kit/testing/sampleClub.ts';
import { MembersAndAbout } from './MembersAndAbout.tsx';

const STATISTICS = { miles: 1204.5, miles_solo: 20, miles_private: 5.25, trips: 9, profile: {} };

function open(route = '/users', routes: FakeRoutes = {}) {
  const api = clubApi({ 'GET /user-results/:id': () => ({ results: STATISTICS }), ...routes });
  const screens = (
    <Routes>
      <Route path="/users" element={<MembersAndAbout />} />
      <Route path="/aboutuser/:name" element={<MembersAndAbout />} />
    </Routes>
  );
  return Object.assign(renderScreen(screens, { route, profile: KIM }), { api });
}

const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);

describe('members', () => {
  it('shows a tab for everyone, one for each user group, and CSV last', async () => {
    const { user, currentRoute } = open();
    await screen.findByText('Kim Harper');
    const tabs = within(screen.getByRole('tablist', { name: 'User group' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Everyone3', 'HPG2', 'Saturday Rower1', 'CSV']);
    expect(names()).toEqual(['Kim Harper', 'Ada Lake', 'Zoë Brook']);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: /^Saturday/ }));
    expect(names()).toEqual(['Ada Lake']);
    expect(currentRoute()).toBe('/users?group=group-SR');
  });

  it('shows their group, season miles and last sortie', async () => {
    open();
    expect((await screen.findByText('Kim Harper')).closest('li')).toHaveTextContent(
      'HPG, 62.5 mi, last Kestrel May 1',
    );
    expect(screen.getByText('Ada Lake').closest('li')).toHaveTextContent(
      'Saturday Rowers, 0 mi, no sorties yet',
    );
  });

  it('links to their activity and their profile', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Zoë Brook' }));
    expect(screen.getByRole('link', { name: 'User Activity Zoë Brook' })).toHaveAttribute(
      'href',
      '/activity/user/zoë',
    );
    await user.click(screen.getByRole('link', { name: 'About Me Zoë Brook' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Brook' })).toBeVisible();
  });

  it.each([
    ['Total Mileage', 0],
    ['1x Mileage', 1],
    ['1p Mileage', 2],
    ['Trips', 3],
  ])('ranks members by %s in a file', async (label, sort) => {
    const { user, api } = open('/users?group=group-SR', {
      'GET /users-csv/:group/:sort': () => new Response('Rank,Name\r\n1,Ada Lake\r\n'),
      'POST /mail-csv': () => ({ files: ['ranked.xlsx'] }),
    });
    await user.click(await screen.findByRole('tab', { name: 'CSV' }));
    await user.click(await screen.findByRole('tab', { name: label }));
    expect(await screen.findByRole('cell', { name: 'Ada Lake' })).toBeVisible();
    expect(api.callsTo(`GET /users-csv/group-SR/${sort}`)).toHaveLength(1);
    const saved = captureSavedFile();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toMatchObject({ name: 'Saturday Rowers-ranked-2026-05-29.csv' });
    await user.click(screen.getByRole('button', { name: 'Email to me' }));
    await screen.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({ calls: [`/users-csv/group-SR/${sort}`] });
  });

  it('writes all members into the file of Everyone, and shows a refusal', async () => {
    const { api } = open('/users?view=csv&sort=1', {
      'GET /users-csv/:group/:sort': () => refuse(503, 'The boathouse is busy.', 'busy'),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Everyone, 1x Mileage' });
    expect(await within(dialog).findByText('The boathouse is busy.')).toBeVisible();
    expect(api.callsTo('GET /users-csv/all/1')).toHaveLength(1);
  });

  it('shows why there are no members', async () => {
    open('/users', { 'GET /users-results': unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });
});

describe('about a member', () => {
  it('shows their text, their link and their season', async () => {
    open(`/aboutuser/${encodeURIComponent('Zoë Brook')}`);
    expect(await screen.findByText('Stroke side.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://example.org/zoe' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
        '1,204.5',
        '20',
        '5.25',
        '9',
      ]),
    );
    expect(screen.getByRole('link', { name: 'User Activity' })).toHaveAttribute('href', '/activity/user/zoë');
    expect(await findViolations()).toEqual([]);
  });

  it('shows a message when there is no URL', async () => {
    open('/aboutuser/Ada%20Lake');
    expect(await screen.findByText('Member has not provided a URL.')).toBeVisible();
  });

  it('shows a message when the member does not exist', async () => {
    open('/aboutuser/Nobody');
    expect(await screen.findByText('There is no member called Nobody.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/users');
  });

  it('shows why the season could not be loaded', async () => {
    open('/aboutuser/Ada%20Lake', { 'GET /user-results/:id': unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });
});

describe('a lost phone', () => {
  const COACH = { ...KIM, coach: 1 as const, coachConfirmed: 1 as const };
  const openAs = (profile: typeof KIM, name: string, routes: FakeRoutes = {}) => {
    const api = clubApi({ 'GET /user-results/:id': () => ({ results: STATISTICS }), ...routes });
    const screens = (
      <Routes>
        <Route path="/aboutuser/:name" element={<MembersAndAbout />} />
      </Routes>
    );
    return Object.assign(renderScreen(screens, { route: `/aboutuser/${name}`, profile }), { api });
  };

  it('lets a coach sign a member out everywhere, after a confirmation', async () => {
    const { api, user } = openAs(COACH, 'Ada%20Lake', {
      'DELETE /member-sessions/:id': ({ params }) => ({ _id: params.id, ended: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign Ada Lake out' });
    expect(api.callsTo('DELETE /member-sessions/:id')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Ada Lake is signed out on 2 devices.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows the reason of a failure', async () => {
    const { user } = openAs(COACH, 'Ada%20Lake', {
      'DELETE /member-sessions/:id': () => refuse(403, 'Only coaches can do this.', 'coaches_only'),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await within(dialog).findByText('Only coaches can do this.')).toBeVisible();
  });

  it("offers no sign-out to members, or on one's own page", async () => {
    openAs(KIM, 'Ada%20Lake');
    await screen.findByRole('heading', { name: 'Season' });
    expect(screen.queryByText('Lost phone')).toBeNull();
    openAs(COACH, 'Kim%20Harper');
    await screen.findByRole('heading', { name: 'Kim Harper', level: 1 });
    expect(screen.queryByText('Lost phone')).toBeNull();
  });
});

describe('the members on a laptop', () => {
  onLaptop();

  it('shows members as a table with group, state, miles and last sortie', async () => {
    const out = memberOf('Kim Harper', { busname: 'Finch', launch: '2026-05-29 06:30:00' });
    open('/users', { 'GET /users-results': () => ({ results: [out, ...MEMBERS.slice(1)] }) });
    const rows = within(await screen.findByRole('table', { name: 'Members' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'ALAda LakeSaturday RowersLanded–no sorties yet',
      'KHKim HarperHPGLaunched 06:3062.5May 1 Kestrel',
      'ZBZoë BrookHPGLanded62.5May 1 Kestrel',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('opens a profile beside the table, which keeps its group (rule table.panes)', async () => {
    const { user, currentRoute } = open('/users?group=group-HPG');
    await user.click(await screen.findByRole('link', { name: 'Zoë Brook' }));
    expect(currentRoute()).toBe('/aboutuser/Zo%C3%AB%20Brook?group=group-HPG');
    const detail = await screen.findByRole('complementary', { name: 'About Member' });
    expect(await within(detail).findByText('Stroke side.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zoë Brook' })).toHaveAttribute('aria-current', 'true');
    expect(document.title).toBe('Zoë Brook · Fleetwatch');
    await user.keyboard('{Escape}');
    expect(currentRoute()).toBe('/users?group=group-HPG');
    expect(screen.getByRole('link', { name: 'Zoë Brook' })).toHaveFocus();
  });

  it('shows a message beside the table when no member has that name', async () => {
    open('/aboutuser/Nobody');
    const detail = await screen.findByRole('complementary', { name: 'About Member' });
    expect(await within(detail).findByText('There is no member called Nobody.')).toBeVisible();
  });
});
