import { screen, within } from '@testing-library/react';
import { LEG_MILES, TOUR_NAME_LENGTH } from '@fleetwatch/contract/tours/texts';
import type { Tour, TourBoat } from '@fleetwatch/contract/tours/wire';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boatIn, fleetGroupOf, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { NEEDS_CONNECTION } from './texts.ts';
import { ToursScreen } from './ToursScreen.tsx';

const LIST = 'GET /tours-results';
const KIM = { _id: KIM_LOCAL_PROFILE.id, name: 'Kim Harper' };
const ANA = { _id: 'ana', name: 'Ana Bo' };

const OSPREY: TourBoat = {
  bus: 'o',
  busname: 'Osprey',
  moniker: '2x',
  seats: 2,
  crew: [KIM, ANA],
  state: 'away',
  since: '2026-05-01',
};

const tourOf = (more: Partial<Tour> = {}): Tour => ({
  _id: 'elbe',
  name: 'Elbe 2026',
  kind: 'tour',
  from: '2026-05-01',
  to: '2026-05-03',
  organiser: KIM,
  vehicle: 'The trailer',
  legs: [],
  state: 'away',
  isOver: false,
  landed: null,
  miles: 0,
  boats: [OSPREY],
  mayEdit: true,
  mayEditLegs: true,
  ...more,
});
const LEG = { date: '2026-05-01', from: 'Meißen', to: 'Torgau', miles: 20 };

function open(tours: Tour[], routes: FakeRoutes = {}, route = '/tours') {
  const api = fakeApi({
    [LIST]: () => ({ results: tours }),
    'GET /club': () => OARS,
    'GET /fleet-results': () => ({
      results: [boatIn(fleetGroupOf('Double', '2x', 2), 'Osprey', { _id: 'o' })],
    }),
    'GET /users-results': () => ({ results: [KIM, ANA] }),
    ...routes,
  });
  return { api, ...renderScreen(<ToursScreen />, { route, profile: KIM_LOCAL_PROFILE }) };
}

afterEach(() => jest.restoreAllMocks());

describe('/tours (rules tour.states, tour.who)', () => {
  it('lists tours that are away with boats, crews and legs, and offers what their organizer may do', async () => {
    open([
      tourOf({ legs: [LEG], miles: 20 }),
      tourOf({ _id: 'x', name: 'Cup', kind: 'regatta', state: 'coming' }),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Elbe 2026' }));
    expect(card.getByText('Away until May 3')).toBeVisible();
    expect(card.getByText('Tour, May 1 – May 3, organized by Kim Harper')).toBeVisible();
    expect(card.getByText('Kim Harper, Ana Bo')).toBeVisible();
    expect(card.getByText('Meißen – Torgau')).toBeVisible();
    expect(card.getByRole('link', { name: 'Land' })).toHaveAttribute('href', '/tours?do=land&tour=elbe');
    expect(card.queryByRole('button', { name: 'Cancel tour' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('offers other members no actions, and shows when there are no tours', async () => {
    const { user } = open([tourOf({ mayEdit: false, mayEditLegs: false })]);
    const card = within(await screen.findByRole('region', { name: 'Elbe 2026' }));
    expect(card.queryAllByRole('link')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Past (0)' }));
    expect(await screen.findByText('No past tours yet.')).toBeVisible();
  });

  it('shows why the list cannot be loaded', async () => {
    open([], { [LIST]: () => unreachable() });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('launches all boats after the rules are answered, and shows which could not leave (rule tour.start)', async () => {
    const warning = {
      code: 'damage_limited',
      level: 'warn',
      text: 'Osprey has a damage.',
      ruleId: 'damage.limited',
      subjectIds: ['d'],
    };
    const coming = tourOf({
      state: 'coming',
      boats: [{ ...OSPREY, state: 'coming', since: null }],
    });
    const refused = [{ bus: 'o', text: 'Osprey has already been launched.' }];
    const { api, user } = open([coming], {
      'GET /tour-check/:id': () => ({ results: [warning] }),
      'POST /tour-start': () => ({ results: coming, refused }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Osprey has a damage.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Launch 1 boat' }));
    expect(await screen.findByText('Osprey has already been launched.')).toBeVisible();
    expect(api.callsTo('POST /tour-start').map(({ body }) => body)).toEqual([
      { id: 'elbe', replies: [{ code: 'damage_limited', subjectIds: ['d'] }] },
    ]);
  });

  it('cancels a tour that has not started (rule tour.cancel)', async () => {
    const { api, user } = open([tourOf({ state: 'coming' })], { 'DELETE /tour/:id': () => tourOf() });
    await user.click(await screen.findByRole('button', { name: 'Cancel tour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Elbe 2026?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel tour' }));
    expect(api.callsTo('DELETE /tour/elbe')).toHaveLength(1);
  });
});

describe('planning a tour (rules tour.make, tour.boats)', () => {
  it('plans a tour with a boat and its crew, and shows what is wrong beside the field', async () => {
    const { api, user } = open([], { 'POST /tour': () => tourOf({ state: 'coming' }) }, '/tours?do=plan');
    await screen.findByRole('option', { name: 'Osprey (2x)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a boat' }), 'o');
    await user.type(screen.getByRole('combobox', { name: 'Add crew to Osprey' }), 'ana');
    await user.click(await screen.findByRole('option', { name: 'Ana Bo' }));
    const date = (name: string) => screen.getByLabelText(name);
    await user.type(date('First day'), '2026-05-29');
    await user.click(screen.getByRole('button', { name: 'Plan tour' }));
    expect(await screen.findByText(TOUR_NAME_LENGTH)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Elbe 2026');
    await user.click(screen.getByRole('button', { name: 'Plan tour' }));
    expect(await screen.findByText('Elbe 2026 is planned.')).toBeVisible();
    expect(api.callsTo('POST /tour').map(({ body }) => body)).toEqual([
      {
        name: 'Elbe 2026',
        kind: 'tour',
        from: '2026-05-29',
        to: '2026-05-29',
        vehicle: '',
        boats: [{ bus: 'o', crew: ['ana'] }],
      },
    ]);
  });

  it('keeps the entries when the server refuses (rule tour.offline)', async () => {
    const refusal = 'Osprey is with Cup from May 1 to May 3.';
    const { user } = open(
      [tourOf({ state: 'coming' })],
      { 'PUT /tour': () => refuse(409, refusal, 'boat_reserved') },
      '/tours?do=change&tour=elbe',
    );
    const vehicle = await screen.findByRole('textbox', { name: 'Trailer or bus' });
    await user.clear(vehicle);
    await user.type(vehicle, 'Two vans');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(vehicle).toHaveValue('Two vans');
  });

  it('keeps the entries without a network, and shows that one is required (rule tour.offline)', async () => {
    const { user, unmount } = open([], {}, '/tours?do=plan');
    await screen.findByRole('option', { name: 'Osprey (2x)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a boat' }), 'o');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Camp');
    unmount();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open([], {}, '/tours?do=plan');
    expect(await screen.findByText(NEEDS_CONNECTION)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Camp');
    expect(await screen.findByRole('button', { name: 'Remove Osprey' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan tour' })).toBeDisabled();
  });
});

describe('landing a tour (rules tour.legs, tour.land)', () => {
  it('lands with a leg for each day and their sum', async () => {
    const { api, user } = open(
      [tourOf({ legs: [LEG], miles: 20 })],
      { 'POST /tour-land': () => tourOf({ state: 'landed' }) },
      '/tours?do=land&tour=elbe',
    );
    await user.click(await screen.findByRole('button', { name: 'Add May 2' }));
    const second = within(screen.getByRole('group', { name: 'May 2' }));
    expect(second.getByRole('textbox', { name: 'From' })).toHaveValue('Torgau');
    await user.click(screen.getByRole('button', { name: 'Land 1 boat with 20 miles' }));
    expect(await screen.findByText(LEG_MILES)).toBeVisible();
    await user.type(second.getByRole('textbox', { name: 'Miles' }), '12,5');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Land 1 boat with 32.5 miles' }));
    expect(await screen.findByText('Elbe 2026 is landed.')).toBeVisible();
    expect(api.callsTo('POST /tour-land').map(({ body }) => body)).toEqual([
      { id: 'elbe', legs: [LEG, { date: '2026-05-02', from: 'Torgau', to: '', miles: 12.5 }] },
    ]);
  });

  it('keeps legs entered during the tour, and removes a day', async () => {
    const { api, user } = open(
      [tourOf({ legs: [LEG], miles: 20 })],
      { 'PUT /tour-legs': () => tourOf() },
      '/tours?do=legs&tour=elbe',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove May 1' }));
    await user.click(screen.getByRole('button', { name: 'Save legs' }));
    expect(await screen.findByText('The legs of Elbe 2026 were saved.')).toBeVisible();
    expect(api.callsTo('PUT /tour-legs').map(({ body }) => body)).toEqual([{ id: 'elbe', legs: [] }]);
  });
});
