import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { DAMAGES_TO_REJECT, REASON_NEEDED, SECOND_PERSON_NEEDED } from '@fleetwatch/contract/damages/texts';
import type { Damage, DamageRow } from '@fleetwatch/contract/damages/wire';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { COACH, FLEET_GROUPS, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { DamageDetailScreen, DamageScreen } from '../laterScreens.tsx';

const rowOf = (boatName: string, more: Partial<DamageRow> = {}): DamageRow => ({
  _id: `damage-${boatName.toLowerCase()}`,
  no: 1,
  boat: boatName.toLowerCase(),
  boatName,
  group: 'group-4x',
  kind: 'damage',
  parts: ['hull'],
  seat: null,
  severity: 'limited',
  text: 'Hull torn',
  by: { _id: 'ada', name: 'Ada Lake' },
  at: '2026-05-14 10:00:00',
  state: 'open',
  assignee: null,
  dueBy: null,
  ...more,
});
const damageOf = (more: Partial<Damage> = {}): Damage => ({
  ...rowOf('Kestrel', { isUnconfirmed: true }),
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
  isOwn: false,
  ...more,
});
const ROWS = [
  rowOf('Kestrel', { isUnconfirmed: true }),
  rowOf('Tern'),
  rowOf('Finch', { state: 'inRepair' }),
];

function open(route: string, routes: FakeRoutes = {}, profile = KIM) {
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, today: '2026-05-15', features: ['damage'] }),
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
    'GET /damages-results': () => ({ results: ROWS }),
    'GET /damage/:id': () => damageOf(),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/damage" element={<DamageScreen />} />
      <Route path="/damage/:damage_id" element={<DamageDetailScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile }) };
}

describe('a boat reported as unfit (rule damage.second-person)', () => {
  it('waits for a second person, who confirms the report', async () => {
    const { api, user } = open('/damage/damage-kestrel', {
      'GET /damage/:id': () => damageOf({ mayConfirm: true }),
      'PUT /damage-confirm': () => ({ ...damageOf(), severity: 'unfit', isUnconfirmed: undefined }),
    });
    expect(await screen.findByText(SECOND_PERSON_NEEDED)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm: unfit' }));
    expect(await screen.findByText('Kestrel is in dry dock.')).toBeVisible();
    expect(api.callsTo('PUT /damage-confirm').map(({ body }) => body)).toEqual([{ id: 'damage-kestrel' }]);
  });

  it('shows a report to others as waiting, also in the list', async () => {
    const { unmount } = open('/damage/damage-kestrel');
    expect(await screen.findByText(SECOND_PERSON_NEEDED)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm: unfit' })).toBeNull();
    unmount();
    open('/damage');
    expect(await screen.findByRole('link', { name: /Kestrel.*Needs confirmation/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Tern/ })).not.toHaveTextContent('Needs confirmation');
  });
});

describe('rejecting several reports (rule damage.reject-several)', () => {
  it('rejects several reports in one call with a reason for those in charge', async () => {
    let isFirst = true;
    const { api, user } = open(
      '/damage',
      {
        'PUT /damages-reject': () => {
          if (!isFirst) return { rejected: 2, left: 0 };
          isFirst = false;
          return refuse(422, REASON_NEEDED, 'invalid:reason');
        },
      },
      COACH,
    );
    await user.click(await screen.findByRole('button', { name: 'Reject several' }));
    const choices = screen.getByRole('group', { name: 'Reports to reject' });
    expect(within(choices).getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Reject 0 reports' }));
    expect(screen.getByText(DAMAGES_TO_REJECT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: /Tern/ }));
    expect(screen.getByRole('button', { name: 'Reject 1 report' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Tern/ }));
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reject 2 reports' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 reports' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText(REASON_NEEDED)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Why?'), 'Made up');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('2 reports rejected.')).toBeVisible();
    expect(api.callsTo('PUT /damages-reject').at(-1)?.body).toEqual({
      ids: ['damage-kestrel', 'damage-tern'],
      reason: 'Made up',
    });
    expect(screen.getByRole('button', { name: 'Reject several' })).toBeVisible();
  });

  it('offers no rejection to other members', async () => {
    open('/damage');
    expect(await screen.findByRole('link', { name: /Tern/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject several' })).toBeNull();
  });
});
