import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { boatOf, sortieOf } from '../testing/boathouse.ts';
import { DOCK_BOATS, renderActions } from '../testing/renderActions.tsx';

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const slider = () => screen.findByRole('slider', { name: 'Confirm launch' });

async function chooseClass(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await tab('Launch'));
  await user.click(await tab(name));
}

async function pickBoat(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('button', { name: `Launch ${name}` }));
}

/** Types the first letters of a name into a seat and picks the first suggestion. */
async function seat(user: UserEvent, at: number, typed: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: `Seat ${at}` });
  await user.type(field, typed);
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
}

const launched = (api: FakeApi) => api.callsTo('POST /launch').map(({ body }) => body);

describe('boat classes', () => {
  it("shows boat classes as tabs: '>', one per class by moniker with the boats that are in, 'Unlaunched' last", async () => {
    const { user } = renderActions();
    await user.click(await tab('Launch'));
    const strip = await screen.findByRole('tablist', { name: 'Boat class' });
    expect(
      within(strip)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['>', '1x1', '4x2', '8+0', '1p', '2-4-8p', '1b', 'Unlaunched3']);
    expect(within(strip).getByRole('tab', { name: '>' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Launch private, or pick a boat class.')).toBeVisible();
  });

  it('shows which boat is reserved by a plan today', async () => {
    const { user } = renderActions({
      routes: {
        'GET /reservations-results': () => ({
          results: [
            {
              bus_id: 'tern',
              plan: 'p',
              name: 'Ada Lake',
              usergroup: 'Open Plan',
              launch: '2026-05-29 17:00:00',
              land: '2026-05-29 18:30:00',
            },
          ],
        }),
      },
    });
    await chooseClass(user, /^4x/);
    expect(await screen.findByText('Reserved 17:00–18:30 by Ada Lake')).toBeVisible();
    expect(screen.getAllByText(/^Reserved/)).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
  });

  it('keeps the class in the address', async () => {
    const { user, currentRoute } = renderActions();
    await chooseClass(user, /^4x/);
    expect(currentRoute()).toBe('/actions?do=launch&class=4x');
    await pickBoat(user, 'Tern');
    expect(currentRoute()).toBe('/actions?do=launch&class=4x&boat=tern');
  });

  it('opens the class of an address, including the boat', async () => {
    renderActions({ route: '/actions?do=launch&class=4x&boat=kestrel' });
    expect(await screen.findByRole('region', { name: 'Kestrel 4x' })).toBeVisible();
    expect(await slider()).toBeEnabled();
  });

  it("shows each boat's season", async () => {
    const last = { miles: 550.7, last: '2026-04-30 18:00:00', lastby: 'Ada Lake' };
    const { user } = renderActions({ boats: [boatOf('Kestrel', '4x', last), boatOf('Tern', '4x')] });
    await chooseClass(user, /^4x/);
    expect(await screen.findByText('550.7 mi, last Apr 30')).toBeVisible();
    expect(screen.getByText('0 mi, not out yet')).toBeVisible();
    await pickBoat(user, 'Kestrel');
    expect(await screen.findByText('550.7 mi, last Apr 30 by Ada Lake')).toBeVisible();
  });

  it('opens with the class last launched on this device', async () => {
    const { user, currentRoute } = renderActions({ routes: { 'POST /launch': () => sortieOf('Finch') } });
    await chooseClass(user, /^1x/);
    await pickBoat(user, 'Finch');
    slideToConfirm(await slider());
    await screen.findByText("You've Launched Kim!");
    await user.click(await tab('Launch'));
    expect(currentRoute()).toBe('/actions?do=launch&class=1x');
  });

  it('shows a text when no boat of the class is in', async () => {
    const { user } = renderActions();
    await chooseClass(user, /^8\+/);
    expect(await screen.findByText('No available boats of that class in the Fleet.')).toBeVisible();
  });

  it("lists under 'Unlaunched' every boat that is in, of whatever class", async () => {
    const { user } = renderActions();
    await chooseClass(user, /^Unlaunched/);
    const list = await screen.findByRole('list', { name: 'Unlaunched boats' });
    expect(
      within(list)
        .getAllByText(/Kestrel|Tern|Finch/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Kestrel', 'Tern', 'Finch']);
    await pickBoat(user, 'Finch');
    expect(await screen.findByRole('region', { name: 'Finch 1x' })).toBeVisible();
  });

  it('searches boats once there are many', async () => {
    const boats = ['Kestrel', 'Tern', 'Heron', 'Osprey', 'Egret', 'Red Kite'].map((name) =>
      boatOf(name, '4x'),
    );
    const { user } = renderActions({ boats });
    await chooseClass(user, /^4x/);
    const search = await screen.findByRole('searchbox', { name: 'Search boats' });
    await user.type(search, 'kit');
    expect(screen.getByText('Red Kite')).toBeVisible();
    expect(screen.queryByText('Kestrel')).toBeNull();
    await user.type(search, 'x');
    expect(screen.getByText('Nothing matches “kitx”.')).toBeVisible();
  });

  it('shows why boats could not be fetched, and retries on request', async () => {
    const { user, api } = renderActions({
      routes: { 'GET /fleet-unlaunched-results': unreachable },
    });
    await user.click(await tab('Launch'));
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ 'GET /fleet-unlaunched-results': () => ({ results: DOCK_BOATS }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tab(/^4x/)).toBeVisible();
  });
});

describe('launching a fleet boat', () => {
  it('sends crew and workout, shows a toast, and the member is launched', async () => {
    const { user, api, currentRoute } = renderActions({
      routes: { 'POST /launch': () => sortieOf('Kestrel') },
    });
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    await seat(user, 1, 'ad');
    await user.type(screen.getByRole('combobox', { name: 'Seat 3' }), 'zoe');
    await user.click(screen.getByRole('option', { name: 'Zoë Brook' }));
    await user.click(screen.getByRole('checkbox', { name: 'Workouts' }));
    await user.click(await tab('Anaerobic Thre'));
    await user.type(screen.getByRole('textbox', { name: 'Workout' }), '3 x 2k');
    slideToConfirm(await slider());

    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)).toEqual([
      {
        bus: 'kestrel',
        user: 'kim',
        borrowed: null,
        crew: ['ada', 'zoë'],
        description: '3 x 2k',
        group: 'type-2',
        replies: [],
      },
    ]);
    expect(await screen.findByText("You're Launched on Kestrel")).toHaveFocus();
    await waitFor(() => expect(currentRoute()).toBe('/actions'));
    expect(
      within(screen.getByRole('region', { name: 'Still Out Today' })).getByText(/Kestrel/),
    ).toBeVisible();
  });

  it('launches with neither crew nor workout', async () => {
    const { user, api } = renderActions({ routes: { 'POST /launch': () => sortieOf('Finch') } });
    await chooseClass(user, /^1x/);
    await pickBoat(user, 'Finch');
    expect(screen.queryByRole('combobox')).toBeNull();
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)).toEqual([
      {
        bus: 'finch',
        user: 'kim',
        borrowed: null,
        crew: null,
        description: null,
        group: null,
        replies: [],
      },
    ]);
  });

  it('springs back before 100, and sends nothing', async () => {
    const { user, api } = renderActions();
    await chooseClass(user, /^1x/);
    await pickBoat(user, 'Finch');
    slideToConfirm(await slider(), 99);
    expect(launched(api)).toEqual([]);
  });

  it('does not seat a member twice, and can free a seat', async () => {
    const { user } = renderActions({ route: '/actions?do=launch&class=4x&boat=kestrel' });
    const second = await screen.findByRole('combobox', { name: 'Seat 2' });
    await user.type(second, 'kim');
    expect(await screen.findByText('No available member matches.')).toBeVisible();
    await user.clear(second);
    await seat(user, 1, 'ben');
    expect(second).toHaveFocus();
    await user.type(second, 'ben');
    expect(screen.getByText('No available member matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Ben Rivers from seat 1' }));
    expect(await screen.findByRole('option', { name: 'Ben Rivers' })).toBeVisible();
  });

  it('fills the next empty seat with one tap on a member on deck (rule launch.deck-seats)', async () => {
    const { user, api } = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      onDeck: ['ada', 'zoë', 'kim'],
      routes: { 'POST /launch': () => sortieOf('Kestrel') },
    });
    await seat(user, 1, 'ben');
    const deck = within(await screen.findByRole('region', { name: 'On deck now' }));
    expect(deck.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ada Lake',
      'Zoë Brook',
    ]);
    await user.click(deck.getByRole('button', { name: 'Seat Zoë Brook' }));
    expect(screen.getByRole('button', { name: 'Remove Zoë Brook from seat 2' })).toBeVisible();
    await user.click(deck.getByRole('button', { name: 'Seat Ada Lake' }));
    expect(screen.queryByRole('region', { name: 'On deck now' })).toBeNull();
    slideToConfirm(await slider());
    await waitFor(() => expect(launched(api)).toMatchObject([{ crew: ['ben', 'zoë', 'ada'] }]));
  });

  it('shows why no one can be seated, and launches anyway', async () => {
    const { user } = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      routes: { 'GET /users-results': unreachable, 'POST /launch': () => sortieOf('Kestrel') },
    });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Confirm launch without sliding' }));
    expect(await screen.findByText('Launch Kestrel now?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  });

  it('refuses a dry-docked boat', async () => {
    const { user } = renderActions({ boats: [boatOf('Kestrel', '4x', { active: false })] });
    await chooseClass(user, /^4x/);
    expect(await screen.findByText('Dry-docked')).toBeVisible();
    await pickBoat(user, 'Kestrel');
    expect(await screen.findByText('Kestrel is dry docked and cannot be launched.')).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Confirm launch' })).toBeNull();
  });

  it('no longer shows that a boat is dry-docked once it is splashed (rule launch.refusal-ends)', async () => {
    let boats = [boatOf('Kestrel', '4x', { active: false })];
    const { user, store } = renderActions({
      routes: { 'GET /fleet-unlaunched-results': () => ({ results: boats }) },
    });
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    expect(await screen.findByText('Kestrel is dry docked and cannot be launched.')).toBeVisible();
    boats = [boatOf('Kestrel', '4x')];
    act(() => void store.dispatch(invalidateTags(['Boats'])));
    await waitFor(() =>
      expect(screen.queryByText('Kestrel is dry docked and cannot be launched.')).toBeNull(),
    );
  });

  it('no longer shows that a boat is out once it has landed (rule launch.refusal-ends)', async () => {
    let boats = DOCK_BOATS;
    const { user, store } = renderActions({
      routes: {
        'GET /fleet-unlaunched-results': () => ({ results: boats }),
        'POST /launch': () => {
          boats = DOCK_BOATS.filter(({ name }) => name !== 'Kestrel');
          return refuse(409, 'Kestrel has already been launched.', 'already_launched');
        },
      },
    });
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    slideToConfirm(await slider());
    expect(await screen.findByText('Kestrel has already been launched.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Kestrel' })).toBeNull());
    expect(screen.getByText('Kestrel has already been launched.')).toBeVisible();
    boats = DOCK_BOATS;
    act(() => void store.dispatch(invalidateTags(['Boats'])));
    await waitFor(() => expect(screen.queryByText('Kestrel has already been launched.')).toBeNull());
  });

  it('keeps crew and workout for another boat when this one has been taken', async () => {
    let boats = DOCK_BOATS;
    const { user, api } = renderActions({
      routes: {
        'GET /fleet-unlaunched-results': () => ({ results: boats }),
        'POST /launch': () => {
          boats = DOCK_BOATS.filter(({ name }) => name !== 'Kestrel');
          return refuse(409, 'Kestrel has already been launched.', 'already_launched');
        },
      },
    });
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    await seat(user, 1, 'ada');
    await user.click(screen.getByRole('checkbox', { name: 'Workouts' }));
    await user.type(screen.getByRole('textbox', { name: 'Workout' }), 'steady');
    slideToConfirm(await slider());

    expect(await screen.findByText('Kestrel has already been launched.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Kestrel' })).toBeNull());
    api.answer({ 'POST /launch': () => sortieOf('Tern') });
    await pickBoat(user, 'Tern');
    expect(screen.queryByText('Kestrel has already been launched.')).toBeNull();
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)[1]).toMatchObject({ bus: 'tern', crew: ['ada'], description: 'steady' });
  });

  it('keeps boat and crew for a retry when the answer was lost, even once the boat is out', async () => {
    let boats = DOCK_BOATS;
    const stillOut: Sortie[] = [];
    const { user, api, store } = renderActions({
      stillOut,
      routes: {
        'GET /fleet-unlaunched-results': () => ({ results: boats }),
        'POST /launch': () => {
          boats = DOCK_BOATS.filter(({ name }) => name !== 'Kestrel');
          stillOut.push(sortieOf('Kestrel', { bus_id: 'kestrel' }));
          return refuse(500, 'Something went wrong.', 'internal');
        },
      },
    });
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    await seat(user, 1, 'ada');
    slideToConfirm(await slider());
    expect(await screen.findByText('launch: failure on send!')).toBeVisible();
    act(() => void store.dispatch(invalidateTags(['Boats', 'Sorties'])));
    expect(await screen.findByText('1 out')).toBeInTheDocument();
    expect(screen.queryByText('Kestrel has already been launched.')).toBeNull();
    api.answer({ 'POST /launch': () => sortieOf('Kestrel') });
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)[1]).toEqual(launched(api)[0]);
  });

  it('shows that the boat left while it was open', async () => {
    renderActions({
      route: '/actions?do=launch&class=4x&boat=osprey',
      stillOut: [sortieOf('Osprey', { user_id: 'ada' })],
    });
    expect(await screen.findByText('Osprey has already been launched.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it.each([
    [
      'was dry docked',
      [boatOf('Osprey', '4x', { active: false })],
      'Osprey is dry docked and cannot be launched.',
    ],
    ['is out, as the fleet knows first', [boatOf('Osprey', '4x')], 'Osprey has already been launched.'],
    ['is not a boat of the club', [], 'This boat is not in the fleet.'],
  ])('shows that a boat picked before %s', async (_what, fleet, text) => {
    renderActions({
      route: '/actions?do=launch&class=4x&boat=osprey',
      routes: { 'GET /fleet-all-results': () => ({ results: fleet }) },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Confirm launch' })).toBeNull();
  });

  it.each([
    [
      'the documented text when the server breaks down',
      () => refuse(500, 'x', 'internal'),
      'launch: failure on send!',
    ],
    ['that there is no network', unreachable, 'Network: Connection refused.'],
    [
      'the text of the server',
      () => refuse(422, 'Nobody can sit in two seats.', 'invalid:crew'),
      'Nobody can sit in two seats.',
    ],
  ])('shows %s, and can be repeated as it was', async (_what, answer, text) => {
    const { user, api } = renderActions({ routes: { 'POST /launch': answer } });
    await chooseClass(user, /^1x/);
    await pickBoat(user, 'Finch');
    slideToConfirm(await slider());
    expect(await screen.findByText(text)).toBeVisible();
    api.answer({ 'POST /launch': () => sortieOf('Finch') });
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)[1]).toEqual(launched(api)[0]);
  });

  it('refuses a workout that is too long, and cuts nothing off', async () => {
    const { user, api } = renderActions({ route: '/actions?do=launch&class=1x&boat=finch' });
    await user.click(await screen.findByRole('checkbox', { name: 'Workouts' }));
    const text = screen.getByRole('textbox', { name: 'Workout' });
    await user.click(text);
    await user.paste('x'.repeat(401));
    expect(text).toBeInvalid();
    slideToConfirm(await slider());
    await waitFor(() =>
      expect(screen.getAllByText('Workouts can have at most 400 characters.')).toHaveLength(2),
    );
    expect(text).toHaveValue('x'.repeat(401));
    expect(api.callsTo('POST /launch')).toEqual([]);
  });

  it('has no accessibility violations', async () => {
    const { user } = renderActions({ route: '/actions?do=launch&class=4x&boat=kestrel' });
    await user.type(await screen.findByRole('combobox', { name: 'Seat 1' }), 'a');
    await user.click(screen.getByRole('checkbox', { name: 'Workouts' }));
    expect(await findViolations()).toEqual([]);
  });
});

describe('launching the member’s own boat', () => {
  it.each([
    ['1p', 'POST /launch-1p'],
    ['2-4-8p', 'POST /launch-248p'],
  ])('launches an own boat of class %s with one slide', async (moniker, route) => {
    const { user, api } = renderActions({ routes: { [route]: () => sortieOf('Kim’s own') } });
    await chooseClass(user, moniker);
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo(route).map(({ body }) => body)).toEqual([
      { user: 'kim', description: null, group: null, replies: [] },
    ]);
  });

  it('shows why the launch of an own boat was refused', async () => {
    const { user } = renderActions({
      routes: {
        'POST /launch-1p': () => refuse(409, 'Kim 1x has already been launched.', 'already_launched'),
      },
    });
    await chooseClass(user, '1p');
    slideToConfirm(await slider());
    expect(await screen.findByText('Kim 1x has already been launched.')).toBeVisible();
  });
});

describe('a typed crew', () => {
  const open = async () => {
    const view = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      routes: { 'POST /launch': () => sortieOf('Kestrel') },
    });
    const field = await screen.findByRole('combobox', { name: 'Seat 1' });
    await view.user.type(field, 'a');
    await screen.findAllByRole('option');
    await view.user.clear(field);
    return { ...view, field };
  };

  it('seats a typed member by full name when the field is left, and keeps the focus', async () => {
    const { user, field } = await open();
    await user.type(field, 'ada  lake');
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Remove Ada Lake from seat 1' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Seat 2' })).toHaveFocus();
  });

  it('launches with a typed full name even if the field was not left', async () => {
    const { user, api, field } = await open();
    await user.type(field, 'Ada Lake');
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)).toMatchObject([{ crew: ['ada'] }]);
  });

  it('stops the launch at the seat of a name that no member has, until it is fixed', async () => {
    const { user, api, field } = await open();
    const text = 'Seat 1: no member is called “ada l”. Choose someone or clear the seat.';
    await user.type(field, 'ada l');
    await user.tab();
    expect(field).toHaveAccessibleDescription(text);
    slideToConfirm(await slider());
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(launched(api)).toEqual([]);
    await user.clear(field);
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)).toMatchObject([{ crew: null }]);
  });
});

describe('the launch draft', () => {
  it('restores the launch draft after leaving the page or a reload, and clears it after the launch', async () => {
    const route = '/actions?do=launch&class=4x&boat=kestrel';
    const routes = { 'POST /launch': () => sortieOf('Kestrel') };
    const first = renderActions({ route });
    await seat(first.user, 1, 'ada');
    await first.user.type(screen.getByRole('combobox', { name: 'Seat 3' }), 'zo');
    await first.user.click(screen.getByRole('checkbox', { name: 'Workouts' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Workout' }), '3 x 20');
    first.unmount();
    const second = renderActions({ route, routes });
    expect(await screen.findByText('Ada Lake')).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Seat 3' });
    expect(field).toHaveValue('zo');
    expect(screen.getByRole('textbox', { name: 'Workout' })).toHaveValue('3 x 20');
    await second.user.clear(field);
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(second.api)).toMatchObject([{ crew: ['ada'], description: '3 x 20' }]);
    second.unmount();
    renderActions({ route });
    expect(await screen.findByRole('combobox', { name: 'Seat 1' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Workouts' })).not.toBeChecked();
  });
});

describe('borrowing a single', () => {
  const borrow = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('button', { name: `Borrow ${name}` }));
  };

  it('sends the lender and no boat, and never offers the member', async () => {
    const { user, api } = renderActions({ routes: { 'POST /launch': () => sortieOf('Ada 1x') } });
    await chooseClass(user, '1b');
    await screen.findByText('Ada Lake');
    expect(screen.queryByText('Kim Harper')).toBeNull();
    await borrow(user, 'Ada Lake');
    expect(await screen.findByRole('region', { name: "Ada Lake's private single" })).toBeVisible();
    expect(launched(api)).toEqual([]);
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(launched(api)).toEqual([
      { bus: null, user: 'kim', borrowed: 'ada', crew: null, description: null, group: null, replies: [] },
    ]);
  });

  it('shows why borrowing was refused, and offers another lender', async () => {
    const { user, api } = renderActions({
      routes: { 'POST /launch': () => refuse(409, 'Ada 1x has already been launched.', 'already_launched') },
    });
    await chooseClass(user, '1b');
    await borrow(user, 'Ada Lake');
    slideToConfirm(await slider());
    expect(await screen.findByText('Ada 1x has already been launched.')).toBeVisible();
    api.answer({ 'POST /launch': () => sortieOf('Ben 1x') });
    await user.click(screen.getByRole('button', { name: 'Choose another member' }));
    await borrow(user, 'Ben Rivers');
    expect(screen.queryByText('Ada 1x has already been launched.')).toBeNull();
    slideToConfirm(await slider());
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  });
});

describe('Cancel', () => {
  it('disables Cancel while there is nothing to cancel', async () => {
    renderActions();
    expect(await tab('Cancel')).toHaveAttribute('aria-disabled', 'true');
  });

  it('returns to the start on Cancel and clears the choices', async () => {
    const { user, currentRoute } = renderActions();
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    await seat(user, 1, 'ada');
    await user.click(await tab('Cancel'));
    expect(currentRoute()).toBe('/actions');
    expect(screen.queryByRole('tablist', { name: 'Boat class' })).toBeNull();
    await chooseClass(user, /^4x/);
    await pickBoat(user, 'Kestrel');
    expect(await screen.findByRole('combobox', { name: 'Seat 1' })).toHaveValue('');
    expect(screen.queryByText('Ada Lake')).toBeNull();
  });
});
