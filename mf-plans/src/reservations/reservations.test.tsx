import { screen, waitFor, within } from '@testing-library/react';
import * as texts from '@fleetwatch/contract/reservations/texts';
import { DEFAULT_RESERVATION_SETTINGS } from '@fleetwatch/contract/reservations/settings';
import type { BoatHold, BoatReservation, MyReservationsAnswer } from '@fleetwatch/contract/reservations/wire';
import { refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { boatIn } from '@fleetwatch/kit/testing/sampleData';
import { ANA_ID, OSPREY, QUAD, renderPlans } from '../testing/renderPlans.tsx';
import { ReservationsScreen } from './ReservationsScreen.tsx';

const TEAL = boatIn(QUAD, 'Teal', { _id: '7'.repeat(24) });
const reservation = (more: Partial<BoatReservation> = {}): BoatReservation => ({
  _id: 'r1',
  series: 's1',
  isSeries: false,
  boat: OSPREY._id,
  boatName: 'Osprey',
  by: { _id: ANA_ID, name: 'Ana Bo' },
  launch: '2026-05-30 06:00:00',
  land: '2026-05-30 07:30:00',
  launchBy: '2026-05-30 06:15:00',
  purpose: 'row',
  note: '',
  state: 'approved',
  reason: '',
  ...more,
});
const hold = (more: Partial<BoatHold> = {}): BoatHold => ({
  _id: 'r1',
  kind: 'reservation',
  boat: OSPREY._id,
  name: 'Ana Bo',
  isAsked: false,
  launch: '2026-05-30 06:00:00',
  land: '2026-05-30 07:30:00',
  ...more,
});
const mine = (more: Partial<MyReservationsAnswer> = {}): MyReservationsAnswer => ({
  results: [],
  waiting: [],
  settings: DEFAULT_RESERVATION_SETTINGS,
  isOfficer: false,
  ...more,
});

function open(route: string, given: MyReservationsAnswer = mine(), routes: FakeRoutes = {}) {
  return renderPlans(<ReservationsScreen />, {
    route,
    routes: {
      'GET /my-reservations': () => given,
      'GET /boat-holds': () => ({ results: [] }),
      'GET /fleet-results': () => ({ results: [OSPREY, TEAL] }),
      ...routes,
    },
  });
}
type View = ReturnType<typeof open>;
const press = async (view: View, name: string | RegExp) =>
  view.user.click(await screen.findByRole('button', { name }));
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('my reservations (rule reservation.screen)', () => {
  it('starts empty, with a button to the form', async () => {
    const view = open('/reservations');
    expect(await screen.findByText('You have no reservations.')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Requests' })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await press(view, 'Reserve a boat');
    expect(await screen.findByLabelText('Day')).toHaveValue('2026-05-30');
  });

  it('lists upcoming and past reservations, the waiting list, and reasons', async () => {
    open(
      '/reservations',
      mine({
        results: [
          reservation({ note: 'With Zoë', purpose: 'guests', state: 'requested' }),
          reservation({ _id: 'r2', isSeries: true, boatName: 'A boat with a name as long as it gets' }),
          reservation({ _id: 'r3', state: 'declined', reason: 'It is away.' }),
          reservation({
            _id: 'r4',
            launch: '2026-05-20 06:00:00',
            land: '2026-05-20 07:00:00',
            state: 'used',
          }),
        ],
        waiting: [
          {
            _id: 'w1',
            boat: TEAL._id,
            boatName: 'Teal',
            ahead: 2,
            launch: '2026-05-30 06:00:00',
            land: '2026-05-30 07:30:00',
          },
        ],
      }),
    );
    expect(await rowsOf('Upcoming')).toEqual([
      'OspreySat May 30, 06:00–07:30Guests · With ZoëWaiting for approvalAnother boatCancel',
      'A boat with a name as long as it getsSat May 30, 06:00–07:30WeeklyLaunch by 06:15.ApprovedAnother boatCancel',
    ]);
    expect(await rowsOf('Waiting list')).toEqual([
      'TealSat May 30, 06:00–07:302 ahead of you.Leave waiting list',
    ]);
    expect(await rowsOf('Past')).toEqual([
      'OspreySat May 30, 06:00–07:30It is away.Declined',
      'OspreyWed May 20, 06:00–07:00Used',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('cancels after a confirmation, a series from a day on', async () => {
    const view = open('/reservations', mine({ results: [reservation({ isSeries: true })] }), {
      'DELETE /reservation/:id': () => reservation({ state: 'cancelled' }),
    });
    await press(view, /^Cancel Osprey/);
    await view.user.click(await screen.findByLabelText('Also cancel all later ones in this series'));
    await press(view, 'Cancel reservation');
    expect(await screen.findByText('Osprey is free again.')).toBeVisible();
    expect(view.api.callsTo('DELETE /reservation/r1').map(({ query }) => String(query))).toEqual([
      'scope=series',
    ]);
  });

  it('moves a reservation to a free boat, and keeps a refusal in the dialog', async () => {
    let answer: () => unknown = () =>
      refuse(
        409,
        texts.boatReservedBy('Teal', 'Ana Bo', '2026-05-30 06:00:00', '2026-05-30 07:00:00'),
        'boat_reserved',
      );
    const view = open('/reservations', mine({ results: [reservation()] }), {
      'GET /boat-holds': () => ({ results: [hold()] }),
      'PUT /reservation-boat': () => answer(),
    });
    await press(view, 'Another boat instead of Osprey');
    await view.user.selectOptions(await screen.findByLabelText('Free boats'), 'Teal, Quad');
    expect(screen.queryByRole('option', { name: 'Osprey, Quad' })).toBeNull();
    await press(view, 'Change boat');
    expect(await screen.findByText(/Teal is reserved by Ana Bo/)).toBeVisible();
    answer = () => reservation({ boatName: 'Teal', state: 'requested' });
    await press(view, 'Change boat');
    expect(await screen.findByText('Teal is waiting for approval.')).toBeVisible();
  });

  it('leaves a waiting list', async () => {
    const wait = { _id: 'w1', boat: TEAL._id, boatName: 'Teal', ahead: 0 };
    const times = { launch: '2026-05-30 06:00:00', land: '2026-05-30 07:30:00' };
    const view = open('/reservations', mine({ waiting: [{ ...wait, ...times }] }), {
      'DELETE /reservation-wait/w1': () => ({ _id: 'w1' }),
    });
    expect(await screen.findByText('You are next.')).toBeVisible();
    await press(view, 'Leave waiting list for Teal');
    expect(await screen.findByText('You left the waiting list for Teal.')).toBeVisible();
  });

  it('shows the reason when there is no network', async () => {
    open('/reservations', mine(), { 'GET /my-reservations': unreachable });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('booking (rules reservation.reserve, reservation.waiting)', () => {
  const book = (given?: MyReservationsAnswer, routes?: FakeRoutes) =>
    open('/reservations?tab=book', given, routes);

  it('lists free boats first, who has the others, and reserves', async () => {
    const view = book(mine(), {
      'GET /boat-holds': () => ({
        results: [hold(), hold({ _id: 'p', kind: 'plan', launch: '2026-05-30 07:15:00' })],
      }),
      'POST /reservation': () => reservation({ boatName: 'Teal' }),
    });
    expect(await rowsOf('Free boats')).toEqual(['Teal QuadReserve']);
    expect(await rowsOf('Reserved boats')).toEqual([
      'Osprey Quad06:00–07:30 Ana Bo07:15–07:30 Ana Bo, planWait',
    ]);
    expect(await findViolations()).toEqual([]);
    await view.user.selectOptions(screen.getByLabelText('Length'), '2 h');
    await view.user.type(screen.getByLabelText('Note'), 'Easy');
    await press(view, 'Reserve Teal');
    expect(await screen.findByText('Teal is reserved for you.')).toBeVisible();
    expect(view.api.callsTo('POST /reservation')[0]?.body).toEqual({
      boat: TEAL._id,
      date: '2026-05-30',
      launch: '06:00',
      land: '08:00',
      purpose: 'row',
      note: 'Easy',
      until: null,
    });
    // The next one starts empty.
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('shows who reserved the boat first, and refetches the boats', async () => {
    const text = texts.boatReservedBy('Teal', 'Ana Bo', '2026-05-30 06:00:00', '2026-05-30 07:00:00');
    const view = book(mine(), { 'POST /reservation': () => refuse(409, text, 'boat_reserved') });
    await press(view, 'Reserve Teal');
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(view.api.callsTo('GET /boat-holds')).toHaveLength(2));
  });

  it('joins the waiting list of a reserved boat', async () => {
    const view = book(mine(), {
      'GET /boat-holds': () => ({ results: [hold()] }),
      'POST /reservation-wait': () => ({ _id: 'w1' }),
    });
    await press(view, 'Wait for Osprey');
    expect(await screen.findByText('You are waiting for Osprey.')).toBeVisible();
    expect(view.api.callsTo('POST /reservation-wait')[0]?.body).toEqual({
      boat: OSPREY._id,
      date: '2026-05-30',
      launch: '06:00',
      land: '07:30',
    });
  });

  it('shows what the club’s limits refuse before sending, and what needs approval', async () => {
    const settings = { ...DEFAULT_RESERVATION_SETTINGS, approvedClasses: [QUAD._id] };
    const view = book(mine({ settings }));
    expect(await screen.findAllByText('Needs approval')).toHaveLength(2);
    await view.user.clear(screen.getByLabelText('Day'));
    await view.user.type(screen.getByLabelText('Day'), '2026-06-20');
    expect(await screen.findByText(texts.tooFarAhead(7))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reserve Teal' })).toBeDisabled();
    expect(screen.queryByLabelText('Weekly until')).toBeNull();
  });

  it('keeps what was typed', async () => {
    const first = book();
    await first.user.type(await screen.findByLabelText('Note'), 'Easy');
    first.unmount();
    book();
    expect(await screen.findByLabelText('Note')).toHaveValue('Easy');
  });

  it('lists one boat when the address names it', async () => {
    const view = open(`/reservations?tab=book&boat=${TEAL._id}`);
    expect(await screen.findByText('Showing only Teal.')).toBeVisible();
    expect(await rowsOf('Free boats')).toEqual(['Teal QuadReserve']);
    await press(view, 'All boats');
    await waitFor(async () => expect(await rowsOf('Free boats')).toHaveLength(2));
  });
});

describe('officers (rules reservation.approval, reservation.settings)', () => {
  const officer = mine({ isOfficer: true });

  it('lets officers approve, and decline with a reason, a series only once', async () => {
    let requests = [
      reservation({ state: 'requested', isSeries: true }),
      reservation({ _id: 'r2', state: 'requested', isSeries: true, launch: '2026-06-06 06:00:00' }),
      reservation({ _id: 'r3', series: 's3', boatName: 'Teal', state: 'requested', purpose: 'guests' }),
    ];
    const view = open('/reservations?tab=requests', officer, {
      'GET /reservation-requests': () => ({ results: requests }),
      'PUT /reservation-decision': () => {
        requests = requests.slice(2);
        return reservation();
      },
    });
    expect(await rowsOf('Requests')).toEqual([
      'Ana BoOsprey, Sat May 30, 06:00–07:30WeeklyDeclineApprove',
      'Ana BoTeal, Sat May 30, 06:00–07:30GuestsDeclineApprove',
    ]);
    expect(await findViolations()).toEqual([]);
    await press(view, 'Approve Osprey for Ana Bo');
    expect(await screen.findByText('Osprey is reserved for Ana Bo.')).toBeVisible();
    await press(view, 'Decline Teal for Ana Bo');
    await press(view, 'Decline');
    expect(await screen.findByText(texts.REASON_NEEDED)).toBeVisible();
    await view.user.type(screen.getByLabelText('Reason'), 'It is away.');
    await press(view, 'Decline');
    await waitFor(() =>
      expect(view.api.callsTo('PUT /reservation-decision').map(({ body }) => body)).toEqual([
        { id: 'r1', approve: true, reason: '' },
        { id: 'r3', approve: false, reason: 'It is away.' },
      ]),
    );
  });

  it("lets officers set the club's limits and peaks", async () => {
    const view = open('/reservations?tab=settings', officer, {
      'PUT /reservation-settings': ({ body }) => body,
    });
    await view.user.selectOptions(await screen.findByLabelText('Days ahead'), '14');
    await view.user.click(await screen.findByLabelText('Quad'));
    await press(view, 'Add peak hours');
    await view.user.selectOptions(screen.getByLabelText('From'), '11:00');
    expect(await screen.findByText(texts.PEAKS_SHAPE)).toBeVisible();
    await press(view, 'Save');
    await view.user.selectOptions(screen.getByLabelText('To'), '12:00');
    await view.user.selectOptions(screen.getByLabelText('Action'), 'Stop the launch');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /reservation-settings').map(({ body }) => body)).toEqual([
      {
        ...DEFAULT_RESERVATION_SETTINGS,
        horizonDays: 14,
        approvedClasses: [QUAD._id],
        held: 'block',
        peaks: [{ weekdays: [6, 7], from: '11:00', till: '12:00' }],
      },
    ]);
  });
});

test('shows two weeks of a boat’s reservations in its calendar (rule reservation.calendar)', async () => {
  renderPlans(<ReservationsScreen />, {
    route: `/reservations/boat/${OSPREY._id}`,
    pattern: '/reservations/boat/:boat',
    routes: {
      'GET /fleet-all-results': () => ({ results: [OSPREY] }),
      'GET /boat-holds': ({ query }) => ({
        results: query.get('boat') === OSPREY._id ? [hold({ isAsked: true })] : [],
      }),
    },
  });
  const days = await rowsOf('Days');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 2)).toEqual(['Fri May 29Free', 'Sat May 3006:00–07:30 Ana Bo Waiting for approval']);
  expect(await screen.findByRole('heading', { name: 'Osprey, Quad' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reserve this boat' })).toHaveAttribute(
    'href',
    `/reservations?tab=book&boat=${OSPREY._id}`,
  );
  expect(await findViolations()).toEqual([]);
});
