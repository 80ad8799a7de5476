import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SORTIE_CHANGED } from '@fleetwatch/contract/corrections/texts';
import type { Correction, CorrectedOuting, CorrectionRow } from '@fleetwatch/contract/corrections/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import {
  boatIn,
  fleetGroupOf,
  KIM,
  KIM_LOCAL_PROFILE,
  OARS,
  sortieOf,
} from '@fleetwatch/kit/testing/sampleData';
import { CorrectionsScreen, NewCorrectionScreen } from '../entry.ts';
import { NEEDS_CONNECTION } from './texts.ts';

const SORTIE = 'd'.repeat(24);
const ZOE = { _id: 'e'.repeat(24), name: 'Zoë Brook' };
const ADA = { _id: 'f'.repeat(24), name: 'Ada Lake' };
const ME = { _id: KIM._id, name: KIM.name };
const DOUBLES = fleetGroupOf('Double', '2x', 2);
const OSPREY = boatIn(DOUBLES, 'Osprey');
const OUTING: CorrectedOuting = {
  bus_id: OSPREY._id,
  bus: 'Osprey',
  launcher: ME,
  crew: [ZOE],
  type: null,
  late: false,
  launch: '2026-05-14 06:00:09',
  land: '2026-05-14 07:00:10',
  miles: 5.5,
  description: '',
};
const rowOf = (more: Partial<CorrectionRow> = {}): CorrectionRow => ({
  _id: 'a'.repeat(24),
  sortie: SORTIE,
  kind: 'edit',
  state: 'open',
  bus: 'Osprey',
  launch: OUTING.launch,
  reason: 'Ada rowed',
  by: ME,
  at: '2026-05-14 09:00:00',
  decidedBy: null,
  decidedAt: null,
  comment: '',
  mayWithdraw: true,
  mayDecide: false,
  ...more,
});
const correctionOf = (more: Partial<Correction> = {}): Correction => ({
  ...rowOf(),
  before: OUTING,
  after: [{ ...OUTING, crew: [ADA] }],
  present: null,
  questions: [],
  ...more,
});
const warning: RuleAnswer = {
  code: 'short_outing',
  level: 'warn',
  ruleId: 'sanity.questions',
  subjectIds: [OSPREY._id],
  text: 'Osprey was out for 5 minutes.',
};

function open(route: string, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, features: ['corrections'] }),
    'GET /corrections-results': () => ({ mine: [rowOf()], queue: null, decided: null }),
    'GET /correction/:id': () => correctionOf(),
    'GET /correction-sortie/:id': () => ({ results: OUTING, rev: 'r'.repeat(22) }),
    'POST /correction-check': () => ({ after: [], questions: [] }),
    'POST /correction': () => correctionOf(),
    'GET /users-results': () => ({
      results: [ME, ZOE, ADA].map((one) => ({ ...one, group: '', pic: null })),
    }),
    'GET /sortiegroups-results': () => ({ results: [{ _id: 'steady', name: 'Steady State' }] }),
    'GET /fleet-all-results': () => ({ results: [OSPREY, boatIn(DOUBLES, 'Finch')] }),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/sorties" element={<p>Sorties</p>} />
      <Route path="/corrections" element={<CorrectionsScreen />} />
      <Route path="/corrections/new" element={<NewCorrectionScreen />} />
      <Route path="/corrections/new/:sortie_id" element={<NewCorrectionScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile: KIM_LOCAL_PROFILE }) };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('one’s requests (rule correction.own)', () => {
  it('shows the sortie of a request before and after, and withdraws the request', async () => {
    const { user, api } = open('/corrections', { 'PUT /correction-withdraw': () => correctionOf() });
    await user.click(await button('Before and after'));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Sortie', 'Before', 'After'],
    ]);
    expect(table.getByRole('row', { name: 'Crew Zoë Brook Ada Lake' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(await button('Withdraw'));
    expect(await screen.findByText('Your request was withdrawn.')).toBeVisible();
    expect(api.callsTo('PUT /correction-withdraw')[0]?.body).toEqual({ id: 'a'.repeat(24) });
  });

  it('shows that there are no requests, or why they are not available', async () => {
    open('/corrections', { 'GET /corrections-results': () => ({ mine: [], queue: null, decided: null }) });
    expect(await screen.findByText(/^You have not requested any corrections/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report a missing sortie' })).toHaveAttribute(
      'href',
      '/corrections/new',
    );
  });
});

describe('the queue of officers (rule correction.queue)', () => {
  const OPEN = rowOf({ mayWithdraw: false, mayDecide: true, by: ZOE });
  const queue = () => ({
    mine: [],
    queue: [OPEN],
    decided: [
      rowOf({ _id: 'b'.repeat(24), kind: 'delete', state: 'approved', decidedBy: ADA, decidedAt: OPEN.at }),
    ],
  });
  const asOfficer = (more: FakeRoutes = {}): FakeRoutes => ({
    'GET /corrections-results': queue,
    'GET /correction/:id': () => correctionOf({ ...OPEN, questions: [warning] }),
    ...more,
  });

  it('shows what is odd in the queue, and sends a comment with the decision', async () => {
    const decided = () => correctionOf({ state: 'approved', mayDecide: false });
    const { user, api } = open('/corrections?tab=queue', asOfficer({ 'PUT /correction-decision': decided }));
    await user.click(await button('Before and after'));
    expect(await screen.findByText(warning.text)).toBeVisible();
    await user.type(screen.getByLabelText('Comment'), 'Seen');
    await user.click(await button('Approve'));
    expect(await screen.findByText('The log was corrected.')).toBeVisible();
    expect(api.callsTo('PUT /correction-decision')[0]?.body).toEqual({
      id: OPEN._id,
      decision: 'approve',
      comment: 'Seen',
    });
  });

  it('shows which officer decided first', async () => {
    const text = 'Rita Reed has approved this request already.';
    const { user } = open(
      `/corrections?tab=queue&open=${OPEN._id}`,
      asOfficer({ 'PUT /correction-decision': () => refuse(409, text, 'correction_decided') }),
    );
    await user.click(await button('Reject'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('strikes deleted sorties through (rule correction.delete)', async () => {
    open('/corrections?tab=decided', asOfficer());
    const title = await screen.findByRole('heading', { name: 'Osprey, May 14, 06:00' });
    expect(title.querySelector('s')).not.toBeNull();
    expect(screen.getByText('Decided by Ada Lake, May 14, 09:00')).toBeVisible();
  });

  it('shows three versions of an outdated request (rule correction.stale)', async () => {
    const stale = correctionOf({ state: 'stale', present: { ...OUTING, miles: 6 } });
    open(`/corrections?tab=queue&open=${OPEN._id}`, asOfficer({ 'GET /correction/:id': () => stale }));
    expect(await screen.findByRole('row', { name: 'Miles 5.5 6 5.5' })).toBeVisible();
  });
});

describe('asking (rule correction.request)', () => {
  it('sends what was changed, with the version that was shown', async () => {
    const { user, api } = open(`/corrections/new/${SORTIE}`);
    await user.click(await button('Remove Zoë Brook'));
    await user.type(screen.getByRole('combobox', { name: 'Add to the crew' }), 'ada');
    await user.click(await screen.findByRole('option', { name: 'Ada Lake' }));
    await user.type(screen.getByLabelText(/^Reason/), 'Ada rowed');
    expect(await findViolations()).toEqual([]);
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Your request was sent to the records officers.')).toBeVisible();
    expect(api.callsTo('POST /correction')[0]?.body).toEqual({
      sortie: SORTIE,
      kind: 'edit',
      patch: { crew: [ADA._id] },
      baseRev: 'r'.repeat(22),
      reason: 'Ada rowed',
    });
  });

  it('sends the workout type that the sortie had', async () => {
    const { user, api } = open(`/corrections/new/${SORTIE}`);
    await screen.findByRole('option', { name: 'Steady State' });
    await user.selectOptions(screen.getByLabelText('Workout type'), 'Steady State');
    await user.type(screen.getByLabelText(/^Reason/), 'It was steady');
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Your request was sent to the records officers.')).toBeVisible();
    expect(api.callsTo('POST /correction')[0]?.body).toMatchObject({ patch: { type: 'steady' } });
  });

  it('changes who rowed today without a request (rule correction.crew)', async () => {
    const { user, api } = open(`/corrections/new/${SORTIE}`, {
      'GET /club': () => ({ ...OARS, today: '2026-05-14', features: ['corrections'] }),
      'PUT /sortie-crew': () => sortieOf(),
    });
    await user.click(await button('Remove Zoë Brook'));
    expect(await screen.findByText("You can change today's crew without approval.")).toBeVisible();
    await user.click(await button('Change the crew'));
    expect(await screen.findByText('The crew was corrected.')).toBeVisible();
    expect(api.callsTo('PUT /sortie-crew')[0]?.body).toEqual({ id: SORTIE, crew: [] });
    expect(api.callsTo('POST /correction')).toEqual([]);
  });

  it('asks about odd values before it sends them (rule sanity.questions)', async () => {
    const { user, api } = open(`/corrections/new/${SORTIE}`, {
      'POST /correction-check': () => ({ after: [], questions: [warning] }),
    });
    const miles = await screen.findByLabelText('Miles');
    await user.clear(miles);
    await user.type(miles, '6');
    await user.type(screen.getByLabelText(/^Reason/), 'Mistyped');
    await user.click(await button('Submit request'));
    expect(await screen.findByText(warning.text)).toBeVisible();
    expect(api.callsTo('POST /correction')).toEqual([]);
    await user.click(await button('Submit anyway'));
    expect(await screen.findByText('Your request was sent to the records officers.')).toBeVisible();
  });

  it("refuses on the device what the server would, and shows the server's refusals", async () => {
    const { user, api } = open(`/corrections/new/${SORTIE}`, {
      'POST /correction': () => refuse(409, SORTIE_CHANGED, 'newer_version'),
    });
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Change something first.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type of correction'), 'Delete');
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Enter a reason of 3 to 280 characters.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Reason/), 'Never rowed');
    await user.click(await button('Submit request'));
    expect(await screen.findByText(SORTIE_CHANGED)).toBeVisible();
    expect(api.callsTo('GET /correction-sortie/:id')).toHaveLength(2);
  });

  it('enters a missing sortie', async () => {
    const { user, api } = open('/corrections/new');
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Choose a boat, then enter the times and the miles.')).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Boat'), 'Finch');
    await user.type(screen.getByLabelText('Launched'), '2026-05-13T17:00');
    await user.type(screen.getByLabelText('Landed'), '2026-05-13T18:00');
    await user.type(screen.getByLabelText('Miles'), '4.5');
    await user.type(screen.getByLabelText(/^Reason/), 'Nobody logged it');
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Your request was sent to the records officers.')).toBeVisible();
    expect(api.callsTo('POST /correction')[0]?.body).toMatchObject({
      sortie: null,
      kind: 'missing',
      baseRev: null,
      patch: { launch: '2026-05-13 17:00:00', land: '2026-05-13 18:00:00', miles: 4.5 },
    });
  });

  it('keeps the draft without a network, and shows that a network is required (rule correction.draft)', async () => {
    const view = open('/corrections/new');
    await view.user.type(await screen.findByLabelText(/^Reason/), 'Nobody logged it');
    view.unmount();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/corrections/new');
    expect(await screen.findByText(NEEDS_CONNECTION)).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('Nobody logged it');
    expect(await button('Submit request')).toBeDisabled();
  });
});
