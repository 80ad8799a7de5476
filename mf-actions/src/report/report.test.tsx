import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { DAMAGE_DOCKED, DAMAGE_UNCONFIRMED } from '@fleetwatch/contract/damages/texts';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { ReportScreen } from '../laterScreens.tsx';
import { boatOf, CLUB, KIM } from '../testing/boathouse.ts';

const BOATS = [boatOf('Kestrel', '4x'), boatOf('Finch', '1x')];
const damageOf = (more: Partial<Damage> = {}): Damage => ({
  _id: 'damage-kestrel',
  no: 1,
  boat: 'kestrel',
  boatName: 'Kestrel',
  group: '4x',
  kind: 'damage',
  parts: ['rigger'],
  seat: 3,
  severity: 'limited',
  text: 'Rigger bent',
  state: 'open',
  by: { _id: 'kim', name: 'Kim Harper' },
  at: '2026-05-14 10:00:00',
  assignee: null,
  dueBy: null,
  where: '',
  repairs: [],
  steps: [],
  cost: 0,
  costEstimate: null,
  insurance: '',
  photos: [],
  outcome: null,
  duplicateOf: null,
  may: [],
  mayCare: false,
  isOwn: true,
  ...more,
});

function open(route: string, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => ({ ...CLUB, features: ['damage'] }),
    'GET /fleet-all-results': () => ({ results: BOATS }),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/reportdamage/:bus_id" element={<ReportScreen />} />
      <Route path="*" element={<p>Another screen</p>} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile: KIM }) };
}
const press = (view: ReturnType<typeof open>, name: string) =>
  screen.findByRole('button', { name }).then((button) => view.user.click(button));

describe('the report form (rule damage.report)', () => {
  const fill = async (view: ReturnType<typeof open>) => {
    await view.user.click(await screen.findByRole('radio', { name: /With care/ }));
    await view.user.type(screen.getByLabelText('What is wrong?'), ' Rigger bent ');
    await view.user.click(screen.getByRole('checkbox', { name: 'Rigger' }));
  };

  it('sends the entries with the sortie, and returns to the actions', async () => {
    const view = open('/reportdamage/kestrel?sortie=5', { 'POST /damage': () => damageOf() });
    await fill(view);
    await view.user.click(screen.getByText('More details'));
    await view.user.selectOptions(screen.getByLabelText('Kind'), 'Collision');
    await view.user.selectOptions(screen.getByLabelText('Which seat?'), '3');
    await view.user.type(screen.getByLabelText('Where it happened'), 'At the bridge');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Report');
    await waitFor(() => expect(view.currentRoute()).toBe('/actions'));
    expect(view.api.callsTo('POST /damage').map(({ body }) => body)).toEqual([
      {
        boat: 'kestrel',
        sortie: '5',
        kind: 'collision',
        severity: 'limited',
        text: 'Rigger bent',
        parts: ['rigger'],
        seat: 3,
        where: 'At the bridge',
        injury: 'none',
        thirdParty: null,
        photos: [],
      },
    ]);
  });

  it('links to the boat’s calendar in a club that uses reservations (rule reservation.calendar)', async () => {
    open('/reportdamage/kestrel', { 'GET /club': () => ({ ...CLUB, features: ['damage', 'reservations'] }) });
    const link = await screen.findByRole('link', { name: 'See who has reserved Kestrel' });
    expect(link).toHaveAttribute('href', '/reservations/boat/kestrel');
  });

  it('marks missing fields, and sends nothing', async () => {
    const view = open('/reportdamage/kestrel');
    await press(view, 'Report');
    expect(await screen.findByText('Choose whether the boat can be rowed.')).toBeVisible();
    expect(screen.getByText('Describe what is wrong in 3 to 400 characters.')).toBeVisible();
    expect(view.api.callsTo('POST /damage')).toEqual([]);
  });

  it('keeps the entries when it is refused', async () => {
    const view = open('/reportdamage/kestrel', {
      'POST /damage': () => refuse(409, 'Kestrel has been decommissioned.', 'decommissioned'),
    });
    await fill(view);
    await press(view, 'Report');
    expect(await screen.findByText('Kestrel has been decommissioned.')).toBeVisible();
    expect(screen.getByLabelText('What is wrong?')).toHaveValue(' Rigger bent ');
  });

  it('reports a missing network if the device cannot queue it, and keeps the entries', async () => {
    const view = open('/reportdamage/kestrel', { 'POST /damage': unreachable });
    await fill(view);
    await press(view, 'Report');
    expect(await within(screen.getByRole('form')).findByText(/network/i)).toBeVisible();
    expect(screen.getByLabelText('What is wrong?')).toHaveValue(' Rigger bent ');
  });

  it('shows an earlier report, and none for a boat without one', async () => {
    const damage = { severity: 'limited', no: 1, text: 'Rigger bent', ids: ['1'] } as const;
    const boats = BOATS.map((boat) => (boat._id === 'kestrel' ? { ...boat, damage } : boat));
    open('/reportdamage/kestrel', { 'GET /fleet-all-results': () => ({ results: boats }) });
    expect(await screen.findByText('Already reported: Rigger bent')).toBeVisible();
  });

  it.each([
    ['that the boat is in dry dock', { severity: 'unfit' }, DAMAGE_DOCKED],
    ['that a second person has to confirm it', { isUnconfirmed: true }, DAMAGE_UNCONFIRMED],
  ] as const)('shows for an unfit boat %s (rule damage.second-person)', async (_what, more, text) => {
    const view = open('/reportdamage/kestrel', { 'POST /damage': () => damageOf(more) });
    await view.user.click(await screen.findByRole('radio', { name: /^No/ }));
    await view.user.type(screen.getByLabelText('What is wrong?'), 'Hull torn');
    await press(view, 'Report');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows when the boat is not in the fleet', async () => {
    open('/reportdamage/nobody');
    expect(await screen.findByText('This boat is not in the fleet.')).toBeVisible();
  });

  it('corrects the member’s own report (rule damage.own)', async () => {
    const view = open('/reportdamage/kestrel?edit=1', {
      'GET /damage/:id': () => damageOf({ injury: 'none', thirdParty: { name: 'Motor boat', contact: '' } }),
      'PUT /damage/:id': () => damageOf(),
    });
    const text = await screen.findByLabelText('What is wrong?');
    expect(screen.getByRole('checkbox', { name: 'Rigger' })).toBeChecked();
    await view.user.clear(text);
    await view.user.type(text, 'Two riggers bent');
    await press(view, 'Save');
    await waitFor(() => expect(view.currentRoute()).toBe('/damage/damage-kestrel'));
    expect(view.api.callsTo('PUT /damage/damage-kestrel')[0]?.body).toEqual({
      kind: 'damage',
      severity: 'limited',
      text: 'Two riggers bent',
      parts: ['rigger'],
      seat: 3,
      where: '',
      injury: 'none',
      thirdParty: { name: 'Motor boat', contact: '' },
      photos: [],
    });
  });
});
