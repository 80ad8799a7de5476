import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { garble, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boatDetailOf, boatOf, clubApi, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { CaptainsLogPart } from '../laterScreens.tsx';

const CONFIRM = 'Upload changes to Kestrel?';
const NEWER = 'Someone else changed this boat. It is now Kestrel, Quad.';

/** Opens the Kestrel's log; the fake server's boat is `server.boat`. */
function open({ search = '', routes = {} as FakeRoutes, boat = boatDetailOf() } = {}) {
  const server: { boat: BoatDetail } = { boat };
  const api = clubApi({
    'GET /bus2/:id': () => ({ results: server.boat }),
    'PUT /fleet-append/:id': () => boatOf('Kestrel', '4x'),
    'PUT /fleet-update/:id': () => boatOf('Kestrel', '4x'),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/captainslog/:bus_id" element={<CaptainsLogPart.View />} />
      <Route path="*" element={<p>Another screen</p>} />
    </Routes>
  );
  return Object.assign(renderScreen(screens, { route: `/captainslog/kestrel${search}`, profile: KIM }), {
    api,
    server,
  });
}

const tool = (name: string) => screen.findByRole('button', { name });
const upload = async (user: UserEvent, submit = 'Upload changes') => {
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: submit }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(CONFIRM);
  await user.click(within(dialog).getByRole('button', { name: 'Upload changes' }));
};
const updates = (api: ReturnType<typeof clubApi>) =>
  api.callsTo('PUT /fleet-update/kestrel').map(({ body }) => body);

describe("a captain's log", () => {
  it('shows class, commissioned date, description and log', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kestrel' })).toBeVisible();
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Quad (4x)',
      '2020-03-01',
      'May 1 by Robin Ash',
      'Red',
    ]);
    expect(screen.getByText('2026-04-30 Kim Harper: Rigger bent')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('names the editors of each line and of the whole log', async () => {
    const log = '2026-04-30 Kim Harper: Rigger bent\n2026-05-01 Ada Lake: Fixed';
    const logedits = [
      { name: 'Robin Ash', date: '2026-05-02', lines: [] },
      { name: 'Kim Harper', date: '2026-05-03', lines: [1] },
    ];
    open({ boat: boatDetailOf({ log, logedits }) });
    expect(await screen.findByText('2026-05-01 Ada Lake: Fixed')).toHaveTextContent(
      '2026-05-01 Ada Lake: Fixed (edited by Kim Harper, 2026-05-03)',
    );
    expect(screen.getByText('2026-04-30 Kim Harper: Rigger bent')).not.toHaveTextContent('edited');
    const edits = within(screen.getByRole('list', { name: 'Edits to this log' })).getAllByRole('listitem');
    expect(edits.map((edit) => edit.textContent)).toEqual([
      'This log was edited by Robin Ash, 2026-05-02.',
      'This log was edited by Kim Harper, 2026-05-03.',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('returns to the fleet when closed', async () => {
    const { user, currentRoute } = open();
    await user.click(await tool('Close'));
    expect(currentRoute()).toBe('/fleet');
  });

  it('downloads the log under the documented name, with its full content', async () => {
    const { user } = open();
    const saved = captureSavedFile();
    await user.click(await tool('Download the log'));
    const file = await saved();
    expect(file.name).toMatch(/^Kestrel-captainslog-\d{2}-\d{2}-\d{4}-\d{2}\.\d{2}\.\d{2}\.txt$/);
    for (const part of ['Quad (4x)', '2020-03-01', 'Red', 'Rigger bent']) expect(file.text).toContain(part);
  });

  it('shows when the boat does not exist', async () => {
    open({
      routes: { 'GET /bus2/:id': () => refuse(404, 'This boat is not in the fleet.', 'not_found') },
    });
    expect(await screen.findByText('This boat is not in the fleet.')).toBeVisible();
  });
});

describe('adding an entry', () => {
  it('sends a new entry, returns to viewing, and shows it', async () => {
    const { user, api, server, currentRoute } = open({
      routes: {
        'PUT /fleet-append/:id': () => {
          server.boat = boatDetailOf({ log: `${server.boat.log}\n2026-05-29 Kim Harper: Oar lost` });
          return boatOf('Kestrel', '4x');
        },
      },
    });
    await user.click(await tool('Add a log entry'));
    expect(currentRoute()).toBe('/captainslog/kestrel?do=add');
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Entry' }), ' Oar lost ');
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    expect(await screen.findByText('2026-05-29 Kim Harper: Oar lost')).toBeVisible();
    expect(screen.getByText('2026-04-30 Kim Harper: Rigger bent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(currentRoute()).toBe('/captainslog/kestrel');
    expect(api.callsTo('PUT /fleet-append/kestrel').map(({ body }) => body)).toEqual([{ log: 'Oar lost' }]);
  });

  it.each([
    ['x', 'Enter at least 2 characters for the log.'],
    ['   x   ', 'Enter at least 2 characters for the log.'],
    ['x'.repeat(281), 'Log entries can have at most 280 characters.'],
    ['Fine\n2026-05-01 Ada Lake: Row on', 'A log entry is one line. Remove the line breaks.'],
  ])('refuses %j', async (entry, text) => {
    const { user, api } = open({ search: '?do=add' });
    await user.click(await screen.findByRole('textbox', { name: 'Entry' }));
    await user.paste(entry);
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Entry' })).toHaveValue(entry);
    expect(api.callsTo('PUT /fleet-append/kestrel')).toEqual([]);
  });

  it('accepts an entry of 280 characters', async () => {
    const { user, api } = open({ search: '?do=add' });
    await user.click(await screen.findByRole('textbox', { name: 'Entry' }));
    await user.paste('x'.repeat(280));
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    await waitFor(() => expect(api.callsTo('PUT /fleet-append/kestrel')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'There was an error sending the append.'],
    [() => garble(), `There was an exception receiving the reply on the append. ${MAY_BE_SAVED}`],
    [unreachable, 'There was an exception sending the append.'],
    [
      () => refuse(409, "The captain's log of Kestrel is full.", 'log_full'),
      "The captain's log of Kestrel is full.",
    ],
  ])('shows the reason of a failure and keeps the typed text (%#)', async (answer, text) => {
    const { user } = open({ search: '?do=add', routes: { 'PUT /fleet-append/:id': answer } });
    await user.type(await screen.findByRole('textbox', { name: 'Entry' }), 'Oar lost');
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Entry' })).toHaveValue('Oar lost');
  });
});

describe('changing the fleet group', () => {
  it('offers classes with the same number of seats, 4 and 5 being equal, except those that boats never move to', async () => {
    open({ search: '?do=group' });
    const field = await screen.findByRole('combobox', { name: 'Fleet group' });
    await waitFor(() =>
      expect(
        within(field)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Quad (4x)', 'Straight Four (4-)', 'Four (4+)', 'Coastal Training Quad (CTQ)']),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('sends only the class after the documented question', async () => {
    const { user, api, currentRoute } = open({ search: '?do=group' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Fleet group' }), 'Four (4+)');
    await upload(user, 'Change fleet group');
    await waitFor(() => expect(currentRoute()).toBe('/captainslog/kestrel'));
    expect(updates(api)).toEqual([
      { name: null, description: null, group: 'group-4+', log: null, version: 3 },
    ]);
  });

  it('sends nothing when the class is unchanged', async () => {
    const { user, api } = open({ search: '?do=group' });
    await user.click(
      within(await screen.findByRole('form')).getByRole('button', { name: 'Change fleet group' }),
    );
    expect(screen.getByText('Choose a different fleet group.')).toBeVisible();
    expect(updates(api)).toEqual([]);
  });

  it('reports a newer version, and bases the next attempt on it', async () => {
    const { user, api, server } = open({
      search: '?do=group',
      routes: { 'PUT /fleet-update/:id': () => refuse(409, NEWER, 'newer_version') },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Fleet group' }), 'Four (4+)');
    server.boat = boatDetailOf({ version: 4 });
    await upload(user, 'Change fleet group');
    expect(await screen.findByText(NEWER)).toBeVisible();
    api.answer({ 'PUT /fleet-update/:id': () => boatOf('Kestrel', '4+') });
    await upload(user, 'Change fleet group');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(updates(api)[1]).toMatchObject({ group: 'group-4+', version: 4 });
  });
});

describe('editing a boat', () => {
  it('sends only the changed fields after the documented question', async () => {
    const { user, api } = open({ search: '?do=edit' });
    const description = await screen.findByRole('textbox', { name: 'Description' });
    expect(await findViolations()).toEqual([]);
    await user.clear(description);
    await user.type(description, 'Blue');
    await upload(user);
    expect(await screen.findByText('The changes to Kestrel were uploaded.')).toBeVisible();
    expect(updates(api)).toEqual([{ name: null, description: 'Blue', group: null, log: null, version: 3 }]);
  });

  it('sends nothing when nothing has changed', async () => {
    const { user, api } = open({ search: '?do=edit' });
    await user.click(await tool('Upload changes'));
    expect(screen.getByText('Nothing has changed. Edit a field first.')).toBeVisible();
    expect(updates(api)).toEqual([]);
  });

  it.each([
    ['Name', 'Kes', 'Boat names consist of 4 characters or more.'],
    ['Name', 'Kestrel;2', 'Boat names cannot include special characters!'],
    ['Description', 'x'.repeat(129), 'Details: 128 characters at most.'],
    ['Log', 'x'.repeat(4097), 'The log can have at most 4,096 characters.'],
  ])('refuses a %s next to its field', async (field, value, text) => {
    const { user, api } = open({ search: '?do=edit' });
    const input = await screen.findByRole('textbox', { name: field });
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
    await user.click(await tool('Upload changes'));
    expect(screen.getByText(text)).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveValue(value);
    expect(updates(api)).toEqual([]);
  });

  it('shows a refusal of the server next to its field', async () => {
    const taken = 'A boat with this name is already in the fleet.';
    const { user } = open({
      search: '?do=edit',
      routes: { 'PUT /fleet-update/:id': () => refuse(409, taken, 'taken:name') },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Tern');
    await upload(user);
    expect(await screen.findByText(taken)).toBeVisible();
    expect(name).toBeInvalid();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'There was an error sending the information.'],
    [() => garble(), `There was an exception receiving the reply. ${MAY_BE_SAVED}`],
    [unreachable, 'There was an exception sending the information.'],
  ])('shows the reason of a failure (%#)', async (answer, text) => {
    const { user } = open({ search: '?do=edit', routes: { 'PUT /fleet-update/:id': answer } });
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    await upload(user);
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
  });

  it('restores an abandoned draft, based on the version it started from', async () => {
    const first = open({ search: '?do=edit' });
    await first.user.type(await screen.findByRole('textbox', { name: 'Log' }), ' badly');
    first.unmount();

    const { user, api } = open({
      search: '?do=edit',
      boat: boatDetailOf({ description: 'Blue', version: 4 }),
    });
    expect(await screen.findByRole('textbox', { name: 'Log' })).toHaveValue(
      '2026-04-30 Kim Harper: Rigger bent badly',
    );
    await upload(user);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(updates(api)).toMatchObject([{ log: '2026-04-30 Kim Harper: Rigger bent badly', version: 3 }]);
    await user.click(await tool('Edit boat'));
    expect(await screen.findByRole('textbox', { name: 'Log' })).toHaveValue(
      '2026-04-30 Kim Harper: Rigger bent',
    );
  });

  it('never overwrites a newer version without showing its changes, keeps the edit, and loses no entry', async () => {
    const { user, api, server } = open({
      search: '?do=edit',
      routes: { 'PUT /fleet-update/:id': () => refuse(409, NEWER, 'newer_version') },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Log' }), ' badly');
    server.boat = boatDetailOf({
      description: 'Blue',
      log: '2026-04-30 Kim Harper: Rigger bent\n2026-05-29 Ada Lake: Fixed',
      version: 4,
    });
    await upload(user);

    const notice = (await screen.findByText(NEWER)).parentElement as HTMLElement;
    expect(within(notice).getByText('Description: Blue')).toBeVisible();
    expect(within(notice).getByText('Log: 2026-05-29 Ada Lake: Fixed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Blue');
    expect(screen.getByRole('textbox', { name: 'Log' })).toHaveValue(
      '2026-04-30 Kim Harper: Rigger bent badly\n2026-05-29 Ada Lake: Fixed',
    );
    expect(await findViolations()).toEqual([]);

    api.answer({ 'PUT /fleet-update/:id': () => boatOf('Kestrel', '4x') });
    await upload(user);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(updates(api)[1]).toEqual({
      name: null,
      description: null,
      group: null,
      log: '2026-04-30 Kim Harper: Rigger bent badly\n2026-05-29 Ada Lake: Fixed',
      version: 4,
    });
  });
});
