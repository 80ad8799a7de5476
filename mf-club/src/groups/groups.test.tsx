import { screen, waitFor, within } from '@testing-library/react';
import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import type { ReactElement } from 'react';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { garble, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { clubApi, COACH, FLEET_GROUPS, KIM, USER_GROUPS } from '@fleetwatch/kit/testing/sampleClub.ts';
import { rowAction } from '@fleetwatch/kit/testing/rowAction';
import { DockFleetGroupsScreen } from './DockFleetGroupsScreen.tsx';
import { PurgeUserGroupsScreen } from './PurgeUserGroupsScreen.tsx';

const open = (element: ReactElement, profile: LocalProfile, routes: FakeRoutes = {}) => {
  const api = clubApi(routes);
  return Object.assign(renderScreen(element, { profile }), { api });
};
const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);

describe('Purge User Groups', () => {
  const purge = (profile: LocalProfile, routes: FakeRoutes = {}) =>
    open(<PurgeUserGroupsScreen />, profile, routes);

  it('lists the user groups with their members', async () => {
    purge(KIM);
    const row = (await screen.findByText('Saturday Rowers')).closest('li');
    await waitFor(() => expect(row).toHaveTextContent('SR, 1 member'));
    expect(names()).toEqual(['HPG', 'Saturday Rowers']);
    expect(await findViolations()).toEqual([]);
  });

  it('refuses members who are not coaches', async () => {
    const { user } = purge(KIM);
    await rowAction(user, 'Saturday Rowers', 'Delete');
    expect(await screen.findByText('Only coaches can delete user groups')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses to delete a protected group', async () => {
    const { user } = purge(COACH);
    await rowAction(user, 'HPG', 'Delete');
    expect(await screen.findByText('HPG is a protected User Group and cannot be deleted.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('deletes after a warning, and states what members should do', async () => {
    let groups = USER_GROUPS;
    const { user, api } = purge(COACH, {
      'GET /usergroups-results': () => ({ results: groups }),
      'DELETE /usergroup-delete': () => {
        groups = groups.slice(0, 1);
        return USER_GROUPS[1];
      },
    });
    await rowAction(user, 'Saturday Rowers', 'Delete');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'This cannot be undone: its members will have to choose another.',
    );
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete user group' }));
    expect(
      await screen.findByText(
        'User Group Saturday Rowers was made inactive. Members under that group should change their User Group.',
      ),
    ).toBeVisible();
    expect(api.callsTo('DELETE /usergroup-delete').map(({ body }) => body)).toEqual([{ id: 'group-SR' }]);
    await waitFor(() => expect(names()).toEqual(['HPG']));
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'delete: failure on send!'],
    [() => garble(), `exception on delete: ${MAY_BE_SAVED}`],
    [unreachable, 'exception on delete/send: Network: Connection refused.'],
    [
      () => refuse(403, 'Only coaches can delete user groups', 'coaches_only'),
      'Only coaches can delete user groups',
    ],
  ])('shows the reason of a failure (%#)', async (answer, text) => {
    const { user } = purge(COACH, { 'DELETE /usergroup-delete': answer });
    await rowAction(user, 'Saturday Rowers', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete user group' }));
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
  });
});

const GROUP_ACTIONS = [
  [
    'Delete',
    'Delete fleet group',
    'DELETE /fleetgroup-delete',
    'Only coaches can delete Fleet Groups and decommission boats therein.',
    'Fleet Group Coastal Training Quad was deleted and all boats in that fleetgroup were decommissioned.',
    'delete',
  ],
  [
    'Dry Dock',
    'Dry-dock fleet group',
    'PUT /fleetgroup-drydock',
    'Only coaches can dry-dock entire Fleet Groups.',
    'All Coastal Training Quads have been dry-docked.',
    'dry-dock',
  ],
  [
    'Splash',
    'Splash fleet group',
    'PUT /fleetgroup-splash',
    'Only coaches can return dry-docked Fleet Groups to the water.',
    'All Coastal Training Quads have been returned to service.',
    'splash',
  ],
] as const;

describe('Dock Fleet Groups', () => {
  const dock = (profile: LocalProfile, routes: FakeRoutes = {}) =>
    open(<DockFleetGroupsScreen />, profile, routes);
  const group = 'Coastal Training Quad';

  it('lists the public fleet groups with their boats', async () => {
    dock(KIM);
    await waitFor(() =>
      expect(screen.getByText('Quad').closest('li')).toHaveTextContent('4x, 4 seats, 2 boats, 1 dry-docked'),
    );
    expect(names()).toEqual(FLEET_GROUPS.filter((one) => !one.private).map(({ name }) => name));
    expect(screen.queryByText('Private 1x')).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('refuses to delete a protected group', async () => {
    const { user } = dock(COACH);
    await rowAction(user, 'Quad', 'Delete');
    expect(await screen.findByText('Quad is a protected Fleet Group and cannot be deleted.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe.each(GROUP_ACTIONS)('%s', (action, verb, route, refusal, doneText, word) => {
    it('refuses members who are not coaches', async () => {
      const { user } = dock(KIM);
      await rowAction(user, group, action);
      expect(await screen.findByText(refusal)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('shows one confirmation at a time, and reports success', async () => {
      const { user, api } = dock(COACH, { [route]: () => ({ ...FLEET_GROUPS[6], boats: 0 }) });
      await rowAction(user, group, action);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(screen.getByRole('dialog')).not.toHaveTextContent('hour');
      await user.click(screen.getByRole('button', { name: verb }));
      expect(await screen.findByText(doneText)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(api.callsTo(route).map(({ body }) => body)).toEqual([{ id: 'group-CTQ' }]);
      await rowAction(user, 'Quad', 'Dry Dock');
      expect(screen.getByRole('dialog', { name: 'Dry Dock' })).toBeVisible();
    });

    it.each([
      [() => refuse(500, 'x', 'internal'), `${word}: failure on send!`],
      [() => garble(), `exception on ${word}: ${MAY_BE_SAVED}`],
      [unreachable, `exception on ${word}/send: Network: Connection refused.`],
      [() => refuse(409, 'On the water: Kestrel.', 'boat_out'), 'On the water: Kestrel.'],
    ])('shows the reason of a failure (%#)', async (answer, text) => {
      const { user } = dock(COACH, { [route]: answer });
      await rowAction(user, group, action);
      await user.click(screen.getByRole('button', { name: verb }));
      expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
    });
  });
});

it('names the boats that a splash leaves in dry dock (rule damage.splash)', async () => {
  const { user } = open(<DockFleetGroupsScreen />, COACH, {
    'PUT /fleetgroup-splash': () => ({ ...FLEET_GROUPS[6], boats: 1, docked: ['Kestrel', 'Tern'] }),
  });
  await rowAction(user, 'Coastal Training Quad', 'Splash');
  await user.click(screen.getByRole('button', { name: 'Splash fleet group' }));
  const message = await screen.findByText(/returned to service, except Kestrel, Tern: open damage reports/);
  expect(message).toHaveTextContent('The boat captain or a confirmed coach can close reports.');
  expect(screen.queryByText(/^All Coastal/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('groups on a laptop', () => {
  onLaptop();
  const rowsOf = async (label: string) =>
    within(await screen.findByRole('table', { name: label }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('shows user groups as a table, with actions behind the button of each', async () => {
    const { user } = open(<PurgeUserGroupsScreen />, KIM);
    await waitFor(async () =>
      expect(await rowsOf('User groups')).toEqual(['HPGHPG20', 'Saturday RowersSR10']),
    );
    await rowAction(user, 'Saturday Rowers', 'Delete');
    expect(await screen.findByText('Only coaches can delete user groups')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows fleet groups as a table, with seats, boats and those in dry dock', async () => {
    const { user } = open(<DockFleetGroupsScreen />, COACH);
    await waitFor(async () =>
      expect((await rowsOf('Fleet groups')).slice(4, 6)).toEqual(['Quad4x4210', 'Scull1x1100']),
    );
    await user.click(screen.getByRole('button', { name: 'Boats' }));
    expect((await rowsOf('Fleet groups'))[0]).toBe('Quad4x4210');
    expect(await findViolations()).toEqual([]);
  });
});
