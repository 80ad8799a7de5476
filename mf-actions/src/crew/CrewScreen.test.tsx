import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { RuleAnswer, SeatClearances, Sortie } from '@fleetwatch/contract/sorties/wire';
import { LAUNCHED, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import { workoutPicked } from '@fleetwatch/kit/store/events';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { readDraft } from '@fleetwatch/kit/store/drafts';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { boatOf, CLUB, KIM, memberOf, sortieOf, WORKOUT_TYPES } from '../testing/boathouse.ts';
import { launchedRow, onDeckRow, USER_GROUPS } from '../testing/deck.ts';
import { launchDraftName } from '../launch/launchDraft.ts';
import { CrewScreen } from './CrewScreen.tsx';

const [ADA, BEN, ZOE] = [memberOf('Ada Lake'), memberOf('Ben Rivers'), memberOf('Zoë Brook')];
const CLUB_MEMBERS = [
  memberOf('Kim Harper'),
  { ...ADA, aboutmeurl: 'https://ada.example/me' },
  BEN,
  { ...memberOf('Cleo Marsh'), group: 'sj' },
  ZOE,
];
const BOATS = [
  boatOf('Kestrel', '4x'),
  boatOf('Tern', '4x'),
  boatOf('Finch', '1x'),
  boatOf('Long Reach', '8+'),
  boatOf('Old Faithful', '4x', { active: false }),
];
const KESTREL = '/crew/Kestrel/4x/4/kestrel';

interface Scene {
  route?: string;
  boats?: Boat[];
  stillOut?: Sortie[];
  routes?: FakeRoutes;
}

/** Target of the crew page's navigation, with its state. */
const Elsewhere = () => <h1>{`Elsewhere with ${JSON.stringify(useLocation().state)}`}</h1>;

async function openCrew({ route = KESTREL, boats = BOATS, stillOut = [], routes = {} }: Scene = {}) {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /fleet-all-results': () => ({ results: boats }),
    'GET /sorties-stillout-results': () => ({ results: stillOut }),
    'GET /launch-check': () => ({ results: [], canOverride: [] }),
    'GET /reservations-results': () => ({ results: [] }),
    'GET /users-results': () => ({ results: CLUB_MEMBERS }),
    'GET /usergroups-results': () => ({ results: USER_GROUPS }),
    'GET /users-on-deck-results': () => ({ results: [BEN, ADA].map(onDeckRow) }),
    'GET /users-launched-results-2': () => ({ results: [launchedRow(ZOE, 'Osprey')] }),
    'GET /sortiegroups-results': () => ({ results: WORKOUT_TYPES }),
    ...routes,
  });
  const crew = (
    <Routes>
      <Route path="/crew/:name/:moniker/:payload/:id" element={<CrewScreen />} />
      <Route path="/crew/:boat/:payload/:group/:user/:extra" element={<CrewScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  const view = renderScreen(crew, { route, profile: KIM });
  return Object.assign(view, { api });
}

type Opened = Awaited<ReturnType<typeof openCrew>>;

const seats = async () => within(await screen.findByRole('list', { name: 'Seats' }));
const sitters = async () =>
  (await seats()).getAllByRole('listitem').map((seat) => seat.textContent.replace(/^Seat \d(?:KH)?/, ''));
const row = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });

async function add({ user }: Opened, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('button', { name: `Add ${name}` }));
}
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  // Dragging loads after the page; no test depends on when.
  await import('./SortableSeats.tsx');
});

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('the crew page', () => {
  it('shows the steerer in seat 0 and one seat per place in the boat, empty ones as - (rule crew.steerer)', async () => {
    const view = await openCrew();
    expect(await sitters()).toEqual(['Kim HarperSteers and launches', '-', '-', '-']);
    expect(screen.getByRole('tab', { name: 'On Deck for Kestrel 4x 2' })).toBeVisible();
    expect(await findViolations(view.container)).toEqual([]);
  });

  it('cuts a long name in its tab after 8 characters (rule crew.tabs)', async () => {
    await openCrew({ route: '/crew/Long%20Reach/8%2B/9/long%20reach' });
    expect(await screen.findByRole('tab', { name: /^On Deck for Long Rea 8\+/ })).toBeVisible();
    expect(await sitters()).toHaveLength(9);
  });

  it('opens from a crew message with its seats', async () => {
    await openCrew({ route: '/crew/kestrel/undef/undef/ada/%2Cada' });
    expect(await screen.findByRole('button', { name: 'Remove Ada Lake' })).toBeVisible();
    expect((await sitters())[2]).toContain('Ada Lake');
  });

  it('shows the members on deck, longest first, without the steerer', async () => {
    await openCrew();
    const list = await screen.findByRole('list', { name: 'Members' });
    const names = within(list).getAllByRole('listitem');
    expect(names.map((one) => one.querySelector('strong')?.textContent)).toEqual(['Ben Rivers', 'Ada Lake']);
    await waitFor(() => expect(names[0]).toHaveTextContent('Open Men, 12.5 mi, not out yet'));
  });

  it('filters by group with members on deck first, and shows all members (rule crew.filter-groups)', async () => {
    const { user } = await openCrew();
    await user.click(await screen.findByRole('tab', { name: 'Filter groups' }));
    await user.click(screen.getByRole('tab', { name: 'Summer Juniors SJ 1' }));
    expect(row('Cleo Marsh')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Ada Lake' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: /^Everyone/ }));
    const list = screen.getByRole('list', { name: 'Members' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/Ada LakeOpen Men.*On deck/);
    await user.click(screen.getByRole('tab', { name: /^Show all Members/ }));
    expect(row('Zoë Brook')).toBeVisible();
  });

  it('shows the boat of a member on the water, in the list and in a seat', async () => {
    const view = await openCrew({ route: `${KESTREL}?list=all` });
    expect(await screen.findByText('On the water in Osprey since 06:12')).toBeVisible();
    await add(view, 'Zoë Brook');
    expect((await sitters())[1]).toContain('Zoë BrookOn the water in Osprey since 06:12');
  });

  it("links to a member's own page, and shows when there is none", async () => {
    const { user } = await openCrew();
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Lake' }));
    expect(screen.getByRole('link', { name: 'About Me Ada Lake' })).toHaveAttribute(
      'href',
      'https://ada.example/me',
    );
    await user.click(row('Ben Rivers'));
    await user.click(screen.getByRole('button', { name: 'About Me Ben Rivers' }));
    expect(await screen.findByText('Member has not provided a URL.')).toBeVisible();
  });

  it('goes to /actions/ on Cancel', async () => {
    const { user, currentRoute } = await openCrew();
    await user.click(await screen.findByRole('tab', { name: 'Cancel' }));
    await waitFor(() => expect(currentRoute()).toBe('/actions/'));
  });

  it('keeps the workout for another boat on Cancel', async () => {
    const { user } = await openCrew({ route: `${KESTREL}?type=type-1&workout=3%20x%2020` });
    await user.click(await screen.findByRole('tab', { name: 'Cancel' }));
    await screen.findByText(/^Elsewhere/);
    expect(readDraft('kim', launchDraftName(new Date()))).toEqual({
      workout: { isWanted: true, source: 'own', typeId: 'type-1', text: '3 x 20' },
    });
  });

  it('shows when the boat is not in the fleet', async () => {
    await openCrew({ route: '/crew/Ark/8%2B/9/ark' });
    expect(await screen.findByText('This boat is not in the fleet.')).toBeVisible();
  });

  it('shows the failure, and retries on request', async () => {
    const { user, api } = await openCrew({ routes: { 'GET /fleet-all-results': unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ 'GET /fleet-all-results': () => ({ results: BOATS }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await sitters()).toHaveLength(4);
  });
});

describe('seating', () => {
  it('fills the first empty seat, no member twice, and keeps the seats in the address (rule crew.seating)', async () => {
    const view = await openCrew();
    await add(view, 'Ben Rivers');
    await add(view, 'Ada Lake');
    expect((await sitters()).map((seat) => seat.slice(0, 8))).toEqual([
      'Kim Harp',
      'Ben Rive',
      'Ada Lake',
      '-',
    ]);
    expect(await screen.findByText('Ada Lake is now in seat 2.')).toBeInTheDocument();
    await view.user.click(row('Ada Lake'));
    expect(screen.getByRole('button', { name: 'Add Ada Lake' })).toBeDisabled();
    expect(window.scrollTo).not.toHaveBeenCalled();
    await waitFor(() => expect(view.currentRoute()).toBe(`${KESTREL}?seats=ben%2Cada`));
  });

  it('seats a member with one tap on the row’s plus, until the boat is full', async () => {
    const view = await openCrew({ route: `${KESTREL}?seats=ada&list=all` });
    await press(view, 'Seat Ben Rivers');
    await press(view, 'Seat Cleo Marsh');
    expect((await sitters()).map((seat) => seat.slice(0, 8))).toEqual([
      'Kim Harp',
      'Ada Lake',
      'Ben Rive',
      'Cleo Mar',
    ]);
    expect(screen.queryByRole('button', { name: /^Seat / })).toBeNull();
  });

  it('scrolls to the top when all seats are full', async () => {
    const view = await openCrew({ route: `${KESTREL}?seats=ada,ben&list=all` });
    await add(view, 'Cleo Marsh');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByText('Cleo Marsh is now in seat 3. All seats are taken.')).toBeInTheDocument();
    await add(view, 'Zoë Brook');
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
    expect((await sitters()).join()).not.toContain('Zoë');
  });

  it('moves members up and down within the boat, and the focus follows them (rule crew.seating)', async () => {
    const view = await openCrew({ route: `${KESTREL}?seats=ada,ben` });
    await press(view, 'Move down Ada Lake');
    expect(screen.getByRole('button', { name: 'Move down Ada Lake' })).toHaveFocus();
    await press(view, 'Move down Ada Lake');
    expect((await sitters()).map((seat) => seat.slice(0, 3))).toEqual(['Kim', 'Ben', '-', 'Ada']);
    const down = screen.getByRole('button', { name: 'Move down Ada Lake' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(down);
    await press(view, 'Move up Ada Lake');
    expect((await sitters()).map((seat) => seat.slice(0, 3))).toEqual(['Kim', 'Ben', 'Ada', '-']);
    expect(screen.getByRole('button', { name: 'Move up Ben Rivers' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('removes a member, and clears all but the steerer (rule crew.seating)', async () => {
    const view = await openCrew({ route: `${KESTREL}?seats=ada,ben` });
    await screen.findByRole('button', { name: 'Remove Ada Lake' });
    await press(view, 'Remove Ada Lake');
    expect((await sitters()).map((seat) => seat.slice(0, 3))).toEqual(['Kim', '-', 'Ben', '-']);
    await press(view, 'Clear Crew');
    expect((await sitters()).map((seat) => seat.slice(0, 3))).toEqual(['Kim', '-', '-', '-']);
    await waitFor(() => expect(view.currentRoute()).toBe(`${KESTREL}?seats=`));
  });

  it('makes seated members draggable once the code has loaded, but no empty seat', async () => {
    await openCrew({ route: `${KESTREL}?seats=ada` });
    expect(await screen.findByRole('button', { name: 'Drag Ada Lake' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Drag/ })).toHaveLength(1);
  });
});

describe('Launch Crew', () => {
  const slider = () => screen.findByRole('slider', { name: 'Launch Crew' });
  const launched = sortieOf('Kestrel', { crew: ['ben', 'ada'] });
  const accepts = { 'POST /launch': () => launched, 'GET /sorties-results': () => ({ results: [] }) };

  it('sends boat, steerer and crew in their order, and goes to /actions/ (rule crew.launch)', async () => {
    const { api, currentRoute, store } = await openCrew({
      route: `${KESTREL}?seats=ben,,ada`,
      routes: accepts,
    });
    slideToConfirm(await slider());
    await waitFor(() => expect(currentRoute()).toBe('/actions/'));
    expect(api.callsTo('POST /launch').map(({ body }) => body)).toEqual([
      {
        bus: 'kestrel',
        user: 'kim',
        borrowed: null,
        crew: ['ben', 'ada'],
        description: null,
        group: null,
        replies: [],
      },
    ]);
    expect(screen.getByText("You've Launched Kim!")).toBeVisible();
    expect(selectDeferred(store.getState())).toEqual({ code: LAUNCHED, sortie: launched });
  });

  it('asks before launching a member who is on the water, and launches when confirmed (rule crew.on-water)', async () => {
    const stillOut = [sortieOf('Osprey', { user_id: 'ben', crew: [ZOE._id] })];
    const view = await openCrew({ route: `${KESTREL}?list=all`, stillOut, routes: accepts });
    await screen.findByText(/^On the water in Osprey/);
    await add(view, 'Zoë Brook');
    await add(view, 'Ada Lake');
    const text = 'Zoë Brook is on the water in Osprey. Launch with them anyway?';
    slideToConfirm(await slider());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await findViolations(view.container)).toEqual([]);
    await press(view, 'Cancel');
    expect(screen.queryByText(text)).toBeNull();
    expect(view.api.callsTo('POST /launch')).toEqual([]);
    slideToConfirm(await slider());
    await screen.findByText(text);
    await press(view, 'Launch Crew');
    await waitFor(() => expect(view.currentRoute()).toBe('/actions/'));
    expect(view.api.callsTo('POST /launch')[0]?.body).toMatchObject({
      crew: [ZOE._id, ADA._id],
      replies: [{ code: 'on_water', subjectIds: [ZOE._id] }],
    });
  });

  it('sends the picked workout with the crew, and clears the deferred action', async () => {
    const { api, store, currentRoute } = await openCrew({ routes: accepts });
    await slider();
    const picked = { id: 'w1', type: 'type-1', description: '3 × 20 min', agent: 'coach' };
    act(() => void store.dispatch(workoutPicked(picked)));
    expect(await screen.findByText('3 × 20 min')).toBeVisible();
    slideToConfirm(await slider());
    await waitFor(() => expect(currentRoute()).toBe('/actions/'));
    expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({
      crew: null,
      description: '3 × 20 min',
      group: 'type-1',
    });
    expect(selectDeferred(store.getState()).code).toBe(LAUNCHED);
  });

  it('sends the workout of the address with the crew, unless it is removed', async () => {
    const view = await openCrew({ route: `${KESTREL}?type=type-0&workout=Easy&seats=ada`, routes: accepts });
    expect(await screen.findByText('Easy')).toBeVisible();
    await press(view, 'No workout');
    expect(screen.queryByText('Easy')).toBeNull();
    slideToConfirm(await slider());
    await waitFor(() => expect(view.api.callsTo('POST /launch')).toHaveLength(1));
    expect(view.api.callsTo('POST /launch')[0]?.body).toMatchObject({
      crew: ['ada'],
      description: null,
      group: null,
    });
  });

  it.each([
    [() => refuse(500, 'Sorry', 'internal'), /launch: failure on send!/],
    [unreachable, /exception on launch\/send\. Network: Connection refused\./],
    [() => refuse(422, 'Nobody can sit in two seats.', 'invalid:crew'), /Nobody can sit in two seats\./],
  ])('shows why the launch failed, keeps the seats, and can be tried again', async (answer, text) => {
    const { api, currentRoute } = await openCrew({
      route: `${KESTREL}?seats=ada`,
      routes: { ...accepts, 'POST /launch': answer },
    });
    slideToConfirm(await slider());
    expect(await screen.findByText(text)).toBeVisible();
    expect((await sitters())[1]).toContain('Ada Lake');
    api.answer(accepts);
    slideToConfirm(await slider());
    await waitFor(() => expect(currentRoute()).toBe('/actions/'));
    // After a lost answer it is the same launch again.
    const keys = api.callsTo('POST /launch').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
  });

  it('refuses a boat that has left since, and lets the crew take another (rule crew.other-boat)', async () => {
    let isOut = false;
    const view = await openCrew({
      route: `${KESTREL}?seats=ada,ben`,
      routes: {
        'GET /sorties-stillout-results': () => ({
          results: isOut ? [sortieOf('Kestrel', { user_id: 'zoë' }), sortieOf('Osprey')] : [],
        }),
        'POST /launch': () => {
          isOut = true;
          return refuse(409, 'Kestrel has already been launched.', 'already_launched');
        },
      },
    });
    slideToConfirm(await slider());
    const other = await screen.findByRole('combobox', { name: 'Take another boat with this crew' });
    expect(screen.getByText('Kestrel has already been launched.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(
      within(other)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose a boat', 'Tern 4x']);
    await view.user.selectOptions(other, 'Tern 4x');
    expect(await screen.findByRole('heading', { name: 'Crew of Tern 4x' })).toBeVisible();
    expect((await sitters()).map((seat) => seat.slice(0, 3))).toEqual(['Kim', 'Ada', 'Ben', '-']);
    expect(await slider()).toBeEnabled();
  });
});

describe('a boat that cannot be crewed', () => {
  it('refuses to crew a dry-docked boat', async () => {
    const { container } = await openCrew({ route: '/crew/Old%20Faithful/4x/4/old%20faithful?seats=ada' });
    expect(await screen.findByText('Old Faithful is dry docked and cannot be crewed.')).toBeVisible();
    expect((await sitters())[1]).toContain('Ada Lake');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await findViolations(container)).toEqual([]);
  });

  it('refuses to crew a boat that is out', async () => {
    await openCrew({ stillOut: [sortieOf('Kestrel', { user_id: 'ada' })] });
    expect(await screen.findByText('Kestrel has already been launched.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('crews a boat left out since yesterday, whose launch asks (rule forgotten.next)', async () => {
    const left = 'Out with Ada Lake since Apr 30';
    await openCrew({
      stillOut: [sortieOf('Kestrel', { user_id: 'ada' })],
      boats: BOATS.map((boat) => (boat.name === 'Kestrel' ? { ...boat, left } : boat)),
    });
    expect(await screen.findByRole('slider')).toBeEnabled();
    expect(screen.queryByText('Kestrel has already been launched.')).toBeNull();
  });
});

describe('the boat’s requirements for its crew (rule clearance.requirements)', () => {
  const LACK: RuleAnswer = {
    code: 'not_cleared:r1',
    level: 'block',
    ruleId: 'clearance.requirements',
    subjectIds: ['ben'],
    text: 'Ben Rivers does not hold Swim test.',
    overriddenBy: ['rights'],
  };
  const SEAT: SeatClearances = { member: 'ben', held: ['Cox'], missing: ['Swim test expired May 3'] };
  const openLacking = async () => {
    const view = await openCrew({
      routes: {
        'GET /launch-check': ({ query }) => ({
          results: query.get('crew') === 'ben' ? [LACK] : [],
          canOverride: [],
          seats: [
            { member: 'kim', held: ['Swim test', 'Cox'], missing: [] },
            ...(query.get('crew') === 'ben' ? [SEAT] : []),
          ],
        }),
        'POST /launch': () => sortieOf('Kestrel'),
      },
    });
    await add(view, 'Ben Rivers');
    expect(await screen.findAllByText(LACK.text)).toHaveLength(2);
    return view;
  };

  it("shows missing clearances instead of the slider, and each seat's clearances (rule clearance.seats)", async () => {
    await openLacking();
    const [steerer = '', ben = ''] = await sitters();
    expect(steerer).toContain('Holds Swim test, Cox');
    expect(ben).toContain('Holds CoxSwim test expired May 3');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await findViolations()).toEqual([]);
  });
});
