import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { UNLANDED } from '@fleetwatch/contract/lateLandings/wire';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { garble, holdAnswer, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { boatOf, BOATS, clubApi, COACH, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { rowAction } from '@fleetwatch/kit/testing/rowAction';
import { FleetScreen } from './FleetScreen.tsx';

interface Visit {
  profile?: LocalProfile;
  route?: string;
  routes?: FakeRoutes;
}

function open({ profile = KIM, route = '/fleet', routes = {} }: Visit = {}) {
  const api = clubApi(routes);
  return Object.assign(renderScreen(<FleetScreen />, { route, profile }), { api });
}

const names = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getByText(/^\w+$/, { selector: 'strong' }).textContent);
const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Boat class' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
const rowOf = async (boat: string) => (await screen.findByText(boat)).closest('li') as HTMLElement;

describe('the fleet', () => {
  it("shows 'Fleet' first, a tab for every public class, and CSV last", async () => {
    open();
    await screen.findByText('Kestrel');
    expect(tabs()).toEqual([
      'Fleet3',
      'Scull1',
      'Quad2',
      'Straight Four0',
      'Four0',
      'Eight0',
      'Launch0',
      'Coastal Traini0',
      'CSV',
    ]);
    expect(names()).toEqual(['Kestrel', 'Tern', 'Finch']);
    expect(await findViolations()).toEqual([]);
  });

  it('shows season miles, the last sortie, and which boats are dry-docked or out', async () => {
    open({
      routes: { 'GET /sorties-stillout-results': () => ({ results: [sortieOf({ bus_id: 'finch' })] }) },
    });
    expect(await rowOf('Kestrel')).toHaveTextContent('4x, 312.5 mi, last May 1 by Robin Ash');
    expect(await rowOf('Tern')).toHaveTextContent('4x, 0 mi, not out yet Dry-docked');
    await waitFor(async () => expect(await rowOf('Finch')).toHaveTextContent('Launched'));
  });

  it('shows which boat a plan reserves today, until it is out', async () => {
    const held = (bus_id: string) => ({
      bus_id,
      plan: 'p',
      name: 'Robin Ash',
      usergroup: 'Open Plan',
      launch: '2026-05-29 17:00:00',
      land: '2026-05-29 18:30:00',
    });
    open({
      routes: {
        'GET /reservations-results': () => ({ results: [held('kestrel'), held('finch')] }),
        'GET /sorties-stillout-results': () => ({ results: [sortieOf({ bus_id: 'finch' })] }),
      },
    });
    const text = 'Reserved 17:00–18:30 by Robin Ash';
    await waitFor(async () => expect(await rowOf('Kestrel')).toHaveTextContent(text));
    await waitFor(async () => expect(await rowOf('Finch')).toHaveTextContent('Launched'));
    expect(await rowOf('Finch')).not.toHaveTextContent(text);
    expect(await rowOf('Tern')).not.toHaveTextContent('Reserved');
  });

  it("shows the week's heads-ups on top, and nothing when there are none", async () => {
    const tweet = { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' };
    const { unmount } = open({
      routes: { 'GET /tweets-headsup-week-results': () => ({ results: [tweet] }) },
    });
    const panel = await screen.findByRole('region', { name: 'Heads Up' });
    expect(within(panel).getByRole('button')).toHaveAccessibleName(
      'Heads Up Log on dock B 1 this week, show all',
    );
    await screen.findByText('Kestrel');
    expect(await findViolations()).toEqual([]);
    unmount();
    open();
    await screen.findByText('Kestrel');
    expect(screen.queryByRole('region', { name: 'Heads Up' })).toBeNull();
  });

  it('waits for the data above the boats and in their rows, and shows them without it when it fails', async () => {
    const results = [
      { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' },
    ];
    const warnings = holdAnswer({ results });
    const { api, unmount } = open({ routes: { 'GET /tweets-headsup-week-results': warnings.answer } });
    await waitFor(() => expect(api.callsTo('GET /fleet-all-results')).toHaveLength(1));
    await screen.findByText('Fleet', { selector: 'h1' });
    expect(screen.queryByText('Kestrel')).toBeNull();
    warnings.release();
    expect(await screen.findByText('Kestrel')).toBeVisible();
    unmount();
    open({ routes: { 'GET /tweets-headsup-week-results': unreachable } });
    expect(await screen.findByText('Kestrel')).toBeVisible();
  });

  it('shows one class, keeps it in the address, and shows when it has no boats', async () => {
    const { user, currentRoute } = open();
    await screen.findByText('Kestrel');
    await user.click(screen.getByRole('tab', { name: /^Scull/ }));
    expect(names()).toEqual(['Finch']);
    expect(currentRoute()).toBe('/fleet?group=group-1x');
    await user.click(screen.getByRole('tab', { name: /^Eight/ }));
    expect(screen.getByText('No available boats of that class in the Fleet.')).toBeVisible();
  });

  it('searches the fleet by name and by class', async () => {
    const many = ['Osprey', 'Wren', 'Swift', 'Gannet'].map((name) => boatOf(name, '8+'));
    const { user } = open({ routes: { 'GET /fleet-all-results': () => ({ results: [...BOATS, ...many] }) } });
    await user.type(await screen.findByRole('searchbox', { name: 'Search boats' }), 'eight os');
    await waitFor(() => expect(names()).toEqual(['Osprey']));
  });

  it('links to the log and the activity of a boat', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Kestrel' }));
    expect(screen.getByRole('link', { name: "Captain's Log Kestrel" })).toHaveAttribute(
      'href',
      '/captainslog/kestrel',
    );
    expect(screen.getByRole('link', { name: 'Boat Activity Kestrel' })).toHaveAttribute(
      'href',
      '/activity/bus/kestrel',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('shows the reason of a failure, and retries', async () => {
    const { user, api } = open({ routes: { 'GET /fleet-all-results': unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    const held = holdAnswer({ results: BOATS });
    api.answer({ 'GET /fleet-all-results': held.answer });
    const retry = screen.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Network: Connection refused.')).toBeVisible();
    held.release();
    expect(await screen.findByText('Kestrel')).toBeVisible();
    expect(screen.queryByText('Network: Connection refused.')).toBeNull();
  });

  it("shows another coach's change when the page becomes visible again", async () => {
    const { api } = open();
    await screen.findByText('Kestrel');
    api.answer({ 'GET /fleet-all-results': () => ({ results: [boatOf('Finch', '1x')] }) });
    fireEvent.focus(window);
    await waitFor(() => expect(names()).toEqual(['Finch']));
  });
});

describe('launching from the fleet', () => {
  it('launches the boat without crew, confirms it, and shows the boat as out', async () => {
    const { user, api, store } = open({
      routes: { 'POST /launch': () => sortieOf({ bus: 'Kestrel', bus_id: 'kestrel' }) },
    });
    await rowAction(user, 'Kestrel', 'Launch');
    await user.click(await screen.findByRole('button', { name: 'Launch boat' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /launch').map(({ body }) => body)).toEqual([
      {
        bus: 'kestrel',
        user: 'kim',
        borrowed: null,
        crew: null,
        description: null,
        group: null,
        replies: [],
      },
    ]);
    expect(selectStillOut(store.getState())?.map(({ bus }) => bus)).toEqual(['Kestrel']);
    await waitFor(async () => expect(await rowOf('Kestrel')).toHaveTextContent('Launched'));
  });

  it.each([
    ['may not override it', () => ({ results: [], canOverride: [] })],
    ['has no network', unreachable],
  ])('refuses to launch a dry-docked boat for a member who %s', async (_who, check) => {
    const { user, api } = open({ routes: { 'GET /launch-check': check } });
    await rowAction(user, 'Tern', 'Launch');
    expect(await screen.findByText('Tern is dry-docked and cannot be launched.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('POST /launch')).toEqual([]);
  });

  it('asks whether a boat left out since yesterday is here (rule forgotten.next)', async () => {
    const left = 'Out with Ada Lake since Apr 30';
    const text = 'Ada Lake took it out on Apr 30 and has not landed it. Is the boat here?';
    const { user, api } = open({
      routes: {
        'GET /fleet-all-results': () => ({ results: [boatOf('Kestrel', '4x', { left })] }),
        'GET /launch-check': () => ({
          results: [
            { code: UNLANDED, level: 'warn', text, ruleId: 'forgotten.next', subjectIds: ['kestrel'] },
          ],
          canOverride: [],
        }),
        'POST /launch': () => sortieOf({ bus: 'Kestrel', bus_id: 'kestrel' }),
      },
    });
    await rowAction(user, 'Kestrel', 'Launch');
    await user.click(await screen.findByRole('button', { name: 'Launch boat' }));
    const question = within(await screen.findByRole('dialog', { name: 'Before you launch' }));
    expect(question.getByText(text)).toBeVisible();
    expect(api.callsTo('POST /launch')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Launch boat' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({
      replies: [{ code: UNLANDED, subjectIds: ['kestrel'] }],
    });
  });

  it('asks an officer for a reason to launch a dry-docked boat (rule launch.override)', async () => {
    const about = { ruleId: 'launch.dry-docked', subjectIds: ['tern'] };
    const text = 'Tern is dry docked and cannot be launched.';
    const check = {
      results: [{ ...about, code: 'dry_docked', level: 'block', text }],
      canOverride: ['dry_docked'],
    };
    const { user, api } = open({
      routes: {
        'GET /launch-check': () => check,
        'POST /launch': () => sortieOf({ bus: 'Tern', bus_id: 'tern' }),
      },
    });
    await rowAction(user, 'Tern', 'Launch');
    const reason = await screen.findByRole('textbox', { name: /^Reason for launching anyway/ });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Launch boat' })).toBeDisabled();
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
    await user.type(reason, 'The rigger is fixed');
    await user.click(screen.getByRole('button', { name: 'Launch boat' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({
      replies: [{ code: 'dry_docked', subjectIds: ['tern'], reason: 'The rigger is fixed' }],
    });
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'Sorry, failure on send!'],
    [() => garble(), `Sorry, exception on launch/reply! ${MAY_BE_SAVED}`],
    [unreachable, 'Sorry, exception on launch/send'],
    [
      () => refuse(409, 'Kestrel has already been launched.', 'already_launched'),
      'Kestrel has already been launched.',
    ],
    [
      () => refuse(409, 'Kestrel is dry docked and cannot be launched.', 'dry_docked'),
      'Kestrel is dry-docked and cannot be launched.',
    ],
  ])('shows the reason of a failure (%#)', async (answer, text) => {
    const { user, api } = open({ routes: { 'POST /launch': answer } });
    await rowAction(user, 'Kestrel', 'Launch');
    await user.click(await screen.findByRole('button', { name: 'Launch boat' }));
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
    api.answer({ 'POST /launch': () => sortieOf({ bus_id: 'kestrel' }) });
    await user.click(await screen.findByRole('button', { name: 'Launch boat' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
  });

  it('launches nothing when it is cancelled', async () => {
    const { user, api } = open();
    await rowAction(user, 'Kestrel', 'Launch');
    expect(await findViolations(await screen.findByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('POST /launch')).toEqual([]);
  });
});

const SERVICE = [
  ['Decommission', 'Kestrel', 'Decommission boat', 'DELETE /fleet-decommission', 'Decommissioned!'],
  ['Dry Dock', 'Kestrel', 'Dry-dock boat', 'PUT /fleet-drydock', 'Dry-docked!'],
  ['Splash', 'Tern', 'Splash boat', 'PUT /fleet-splash', 'Splash!'],
] as const;

describe.each(SERVICE)('%s', (action, boat, verb, route, doneText) => {
  it('refuses members who are not coaches', async () => {
    const { user } = open();
    await rowAction(user, boat, action);
    expect(await screen.findByText('Only coaches!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for confirmation, runs, and refetches the list', async () => {
    let boats = BOATS;
    const { user, api } = open({
      profile: COACH,
      routes: {
        'GET /fleet-all-results': () => ({ results: boats }),
        [route]: () => {
          boats = boats.filter(({ name }) => name !== boat);
          return boatOf(boat, '4x');
        },
      },
    });
    await rowAction(user, boat, action);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('hour');
    await user.click(screen.getByRole('button', { name: verb }));
    expect(await screen.findByText(doneText)).toBeVisible();
    await waitFor(() => expect(names()).not.toContain(boat));
    const id = boat.toLowerCase();
    expect(api.callsTo(route).map(({ body }) => body)).toEqual([
      action === 'Decommission' ? { uid: 'kim', bid: id } : { id },
    ]);
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'There was an error sending the information.'],
    [() => garble(), `There was an exception receiving the reply. ${MAY_BE_SAVED}`],
    [unreachable, 'There was an exception sending the information.'],
    [() => refuse(409, 'The boat is on the water.', 'boat_out'), 'The boat is on the water.'],
    [() => refuse(403, 'Only coaches!', 'coaches_only'), 'Only coaches!'],
  ])('shows the reason of a failure (%#)', async (answer, text) => {
    const { user } = open({ profile: COACH, routes: { [route]: answer } });
    await rowAction(user, boat, action);
    await user.click(screen.getByRole('button', { name: verb }));
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
  });
});

describe('the CSV of the fleet', () => {
  const csv = 'Rank,Boat,Miles\r\n1,Kestrel,312.5\r\n';

  it.each([
    ['Class/Mileage', 0],
    ['Class/Trips', 1],
    ['Mileage', 2],
    ['Trips', 3],
  ])('opens the CSV by %s in full screen, for the class that was shown', async (label, sort) => {
    const { user, api, currentRoute } = open({
      route: '/fleet?group=group-4x',
      routes: {
        'GET /fleet-csv/:group/:sort': () => new Response(csv),
        'POST /mail-csv': () => ({ files: ['ranked.xlsx'] }),
      },
    });
    await user.click(await screen.findByRole('tab', { name: 'CSV' }));
    expect(await screen.findByRole('combobox', { name: 'Boat class' })).toHaveDisplayValue('Quad');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('tab', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: `Quad, ${label}` });
    expect(await within(dialog).findByRole('cell', { name: 'Kestrel' })).toBeVisible();
    expect(api.callsTo(`GET /fleet-csv/group-4x/${sort}`)).toHaveLength(1);

    const saved = captureSavedFile();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toMatchObject({ name: 'Quad-ranked-2026-05-29.csv' });
    await user.click(screen.getByRole('button', { name: 'Email to me' }));
    await screen.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({ calls: [`/fleet-csv/group-4x/${sort}`] });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentRoute()).toBe('/fleet?group=group-4x&view=csv');
  });

  it('writes all classes into the CSV, and a single class on request', async () => {
    const { user, api } = open({
      route: '/fleet?view=csv&sort=2',
      routes: { 'GET /fleet-csv/:group/:sort': () => new Response(csv) },
    });
    expect(await screen.findByRole('dialog', { name: 'Fleet, Mileage' })).toBeVisible();
    await waitFor(() => expect(api.callsTo('GET /fleet-csv/all/2')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Boat class' }), 'Scull');
    await user.click(screen.getByRole('tab', { name: 'Trips' }));
    expect(await screen.findByRole('dialog', { name: 'Scull, Trips' })).toBeVisible();
    await waitFor(() => expect(api.callsTo('GET /fleet-csv/group-1x/3')).toHaveLength(1));
  });

  it('ranks a past season of the log, in the file, its name and the email (rule season.past)', async () => {
    const { user, api, currentRoute } = open({
      route: '/fleet?view=csv',
      routes: {
        'GET /fleet-csv/:group/:sort': () => new Response(csv),
        'GET /seasons-results': () => ({
          results: [
            { season: 2025, name: '2025/26', start: '2025-09-01', end: '2026-08-31' },
            { season: 2024, name: '2024/25', start: '2024-09-01', end: '2025-08-31' },
          ],
        }),
        'POST /mail-csv': () => ({ files: ['ranked.xlsx'] }),
      },
    });
    const season = await screen.findByRole('combobox', { name: 'Season' });
    expect(season).toHaveDisplayValue('2025/26 (current)');
    await user.selectOptions(season, '2024/25');
    await user.click(screen.getByRole('tab', { name: 'Mileage' }));
    expect(await screen.findByRole('dialog', { name: 'Fleet, Mileage, 2024/25' })).toBeVisible();
    expect(currentRoute()).toBe('/fleet?view=csv&season=2024&sort=2');
    await waitFor(() => expect(api.callsTo('GET /fleet-csv/all/2')).toHaveLength(1));
    expect(api.callsTo('GET /fleet-csv/all/2')[0]?.query.get('season')).toBe('2024');
    const saved = captureSavedFile();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toMatchObject({ name: 'Fleet-ranked-2024-25.csv' });
    await user.click(screen.getByRole('button', { name: 'Email to me' }));
    await screen.findByText(/is on its way to/);
    expect(api.callsTo('POST /mail-csv')[0]?.body).toEqual({ calls: ['/fleet-csv/all/2?season=2024'] });
  });

  it('shows why the CSV could not be loaded', async () => {
    open({
      route: '/fleet?view=csv&sort=0',
      routes: { 'GET /fleet-csv/:group/:sort': unreachable },
    });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Network: Connection refused.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
