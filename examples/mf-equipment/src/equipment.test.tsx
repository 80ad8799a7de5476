import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dropWrites, listWrites } from '@fleetwatch/kit/outbox/outboxDatabase';
import { createStore } from '@fleetwatch/kit/store/createStore';
import { sortieLaunched } from '@fleetwatch/kit/store/events';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { EquipmentOut, EquipmentScreen, MyEquipment } from './entry.ts';
import type { Loan } from './equipmentApi.ts';

const ANA = 'e'.repeat(24);
const BOX_3 = '3'.repeat(24);
const BOX_10 = '0'.repeat(24);
const BLADES = 'b'.repeat(24);

const record = <Value,>(id: string, value: Value, revision = 1) => ({
  _id: id,
  value,
  by: KIM_LOCAL_PROFILE.id,
  at: '2026-05-29 06:30:00',
  changedAt: '2026-05-29 06:30:00',
  revision,
});
const loanOf = (more: Partial<Loan> = {}) =>
  record('1'.repeat(24), { item: BOX_3, name: 'Cox box 3', memberId: ANA, ...more });

const routes = (loans: ReturnType<typeof loanOf>[] = [], more: FakeRoutes = {}): FakeRoutes => ({
  'GET /club': () => ({ ...OARS, now: Date.now(), features: ['modules'] }),
  'GET /users-results': () => ({
    results: [
      { _id: ANA, name: 'Ana Bo', group: '', pic: '' },
      { _id: KIM_LOCAL_PROFILE.id, name: 'Kim Harper', group: '', pic: '' },
    ],
  }),
  'GET /modules/mf-equipment/items': () => ({
    results: [
      record(BOX_10, { name: 'Cox box 10', kind: 'coxbox' }),
      record(BLADES, { name: 'Blades of Kestrel', kind: 'oars' }),
      record(BOX_3, { name: 'Cox box 3', kind: 'coxbox' }),
    ],
  }),
  'GET /modules/mf-equipment/loans': () => ({ results: loans }),
  ...more,
});

const open = (given: FakeRoutes, profile = KIM_LOCAL_PROFILE) => {
  const api = fakeApi(given);
  return { api, ...renderScreen(<EquipmentScreen />, { route: '/equipment', profile }) };
};
const rows = async () => {
  await screen.findAllByRole('listitem');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

afterEach(async () => {
  await dropWrites(await listWrites(KIM_LOCAL_PROFILE.id));
});

describe('/equipment', () => {
  it('lists equipment by kind and name, and who has it', async () => {
    open(routes([loanOf({ boat: 'Osprey' }), { ...loanOf({ item: 'f'.repeat(24) }), _id: '2'.repeat(24) }]));
    expect(await rows()).toEqual([
      'Cox box 3, for OspreyWith Ana BoReturn',
      'Cox box 10HereTake',
      'Blades of KestrelHereTake',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('names both members when two took the same item without a network', async () => {
    open(routes([loanOf(), { ...loanOf({ memberId: KIM_LOCAL_PROFILE.id }), _id: '2'.repeat(24) }]));
    expect((await rows())[0]).toBe('Cox box 3With Ana Bo and Kim HarperReturn');
  });

  it('shows that no equipment is listed yet', async () => {
    open(routes([], { 'GET /modules/mf-equipment/items': () => ({ results: [] }) }));
    expect(await screen.findByText('No equipment yet. A coach can add some.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('shows why the equipment cannot be shown, and tries again', async () => {
    const { api, user } = open(
      routes([], { 'GET /modules/mf-equipment/loans': () => refuse(503, 'The boathouse is busy.', 'busy') }),
    );
    expect(await screen.findByText('The boathouse is busy.')).toBeVisible();
    api.answer(routes());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('lets a signed-in member take an item, and anyone return it', async () => {
    const written = { _id: '1'.repeat(24), revision: 1 };
    const { api, user } = open(
      routes([], {
        'POST /modules/mf-equipment/loans': () => written,
        'DELETE /modules/mf-equipment/loans/:id': () => written,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take Cox box 3' }));
    await waitFor(() =>
      expect(api.callsTo('POST /modules/mf-equipment/loans')[0]?.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        value: { item: BOX_3, name: 'Cox box 3', memberId: KIM_LOCAL_PROFILE.id },
      }),
    );
    api.answer(routes([loanOf()]));
    await user.click(screen.getByRole('button', { name: 'Take Cox box 10' }));
    await user.click(await screen.findByRole('button', { name: 'Return Cox box 3' }));
    await waitFor(() =>
      expect(api.callsTo('DELETE /modules/mf-equipment/loans/:id')[0]?.params).toEqual({
        id: '1'.repeat(24),
      }),
    );
  });

  it('takes and returns an item without a network, and shows it so', async () => {
    const { user } = open(
      routes([], {
        'POST /modules/mf-equipment/loans': unreachable,
        'DELETE /modules/mf-equipment/loans/:id': unreachable,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take Cox box 3' }));
    expect(await screen.findByText('With Kim Harper')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return Cox box 3' }));
    await waitFor(() => expect(screen.queryByText('With Kim Harper')).toBeNull());
    const waiting = await listWrites(KIM_LOCAL_PROFILE.id);
    expect(waiting.map(({ title }) => title)).toEqual(['Take Cox box 3', 'Return equipment']);
  });

  describe('for a coach', () => {
    const coach = { ...KIM_LOCAL_PROFILE, coach: 1, coachConfirmed: 1 } as const;

    it('adds an item for a coach, and requires its name', async () => {
      const { api, user } = open(
        routes([], { 'POST /modules/mf-equipment/items': () => ({ _id: 'c'.repeat(24), revision: 1 }) }),
        coach,
      );
      await user.click(await screen.findByRole('button', { name: 'Add' }));
      expect(await screen.findByText('Enter a name.')).toBeVisible();
      await user.type(screen.getByLabelText(/^Name/), ' Cox box 4 ');
      await user.click(screen.getByRole('button', { name: 'Add' }));
      await waitFor(() =>
        expect(api.callsTo('POST /modules/mf-equipment/items')[0]?.body).toEqual({
          value: { name: 'Cox box 4', kind: 'coxbox' },
        }),
      );
      expect(await screen.findByText('Cox box 4 was added.')).toBeVisible();
    });

    it('removes an item after a question, while no one has it', async () => {
      const { api, user } = open(
        routes([loanOf()], {
          'DELETE /modules/mf-equipment/items/:id': () => ({ _id: BOX_10, revision: 1 }),
        }),
        coach,
      );
      await user.click(await screen.findByRole('button', { name: 'Remove Cox box 10' }));
      expect(screen.queryByRole('button', { name: 'Remove Cox box 3' })).toBeNull();
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
      await waitFor(() =>
        expect(api.callsTo('DELETE /modules/mf-equipment/items/:id')[0]?.params).toEqual({ id: BOX_10 }),
      );
    });
  });
});

describe('below Actions', () => {
  const show = (given: FakeRoutes) => {
    const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
    const api = fakeApi(given);
    return { api, ...renderScreen(<MyEquipment />, { store }) };
  };

  it('returns what the member has', async () => {
    const { api, user } = show(
      routes([loanOf({ memberId: KIM_LOCAL_PROFILE.id, boat: 'Osprey' })], {
        'DELETE /modules/mf-equipment/loans/:id': () => ({ _id: '1'.repeat(24), revision: 1 }),
      }),
    );
    expect(await screen.findByText('Cox box 3, for Osprey')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return Cox box 3' }));
    await waitFor(() => expect(api.callsTo('DELETE /modules/mf-equipment/loans/:id')).toHaveLength(1));
  });

  it('asks to take an available cox box after a launch', async () => {
    const { api, store, user } = show(
      routes([loanOf()], {
        'POST /modules/mf-equipment/loans': () => ({ _id: '1'.repeat(24), revision: 1 }),
      }),
    );
    await waitFor(() => expect(api.callsTo('GET /modules/mf-equipment/loans')).toHaveLength(1));
    const launch = (user_id: string, bus: string) =>
      act(() => void store.dispatch(sortieLaunched(sortieOf({ user_id, bus }))));
    launch(ANA, 'Osprey');
    expect(screen.queryByText(/Does/)).toBeNull();
    launch(KIM_LOCAL_PROFILE.id, 'Kestrel');
    expect(await screen.findByText('Does Kestrel have a cox box?')).toBeVisible();
    const options = within(screen.getByLabelText('Cox box')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a cox box', 'Cox box 10']);
    await user.selectOptions(screen.getByLabelText('Cox box'), 'Cox box 10');
    await user.click(screen.getByRole('button', { name: 'Take' }));
    await waitFor(() =>
      expect(api.callsTo('POST /modules/mf-equipment/loans')[0]?.body).toMatchObject({
        value: { item: BOX_10, boat: 'Kestrel' },
      }),
    );
    await waitFor(() => expect(screen.queryByText(/Does/)).toBeNull());
  });
});

test('shows on the wall what is out, and nothing while everything is there', async () => {
  fakeApi(routes([loanOf({ boat: 'Osprey' })]));
  renderScreen(<EquipmentOut />);
  expect(await rows()).toEqual(['Cox box 3, for OspreyWith Ana Bo']);
});
