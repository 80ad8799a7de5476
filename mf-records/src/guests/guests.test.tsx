import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { guestWasOut, GUEST_NAME_LENGTH } from '@fleetwatch/contract/guests/texts';
import { guestWarnings } from '@fleetwatch/contract/guests/rules';
import type { Guest, GuestOuting, GuestRow, GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { GuestsScreen } from '../entry.ts';

const settings = { mostOutings: 2, beyond: 'warn' } as const;
const guestOf = (letter: string, name: string, more: Partial<GuestRow> = {}): GuestRow => ({
  _id: letter.repeat(24),
  name,
  club: 'Far RC',
  waiver: null,
  outings: 0,
  asks: [],
  mayChange: true,
  host: { _id: KIM._id, name: KIM.name },
  ...more,
});
const JO = guestOf('a', 'Jo Lee');
const MAX = { ...guestOf('b', 'Max Bo', { outings: 2 }) };
const often: GuestRow = { ...MAX, asks: guestWarnings(MAX, settings) };
const OUTING: GuestOuting = {
  _id: 'c'.repeat(24),
  bus: 'Osprey',
  launch: '2026-05-14 06:00:09',
  land: null,
  free: 1,
  guests: [],
};
const answerOf = (more: Partial<GuestsAnswer> = {}): GuestsAnswer => ({
  results: [JO, often],
  outings: [OUTING],
  settings,
  isOfficer: false,
  ...more,
});
const full: Guest = { ...JO, phone: '555 0100', emergency: 'Ann, 555 0101' };

function open(route: string, answer = answerOf(), routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, features: ['guests'] }),
    'GET /guests-results': () => answer,
    'GET /guest/:id': () => full,
    'PUT /sortie-guests': () => ({ _id: OUTING._id }),
    'POST /guest': () => ({ _id: JO._id }),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/guests" element={<GuestsScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile: KIM_LOCAL_PROFILE }) };
}
const bodies = (api: ReturnType<typeof fakeApi>, path: string): unknown[] =>
  api.calls.filter((call) => call.path === path).map(({ body }) => body);

describe('who rows along (rule guest.aboard)', () => {
  it('adds a guest to the boat, and one who has come often after a question', async () => {
    const { user, api } = open('/guests');
    const choice = await screen.findByRole('combobox', { name: 'Add a guest to Osprey' });
    await user.selectOptions(choice, 'Jo Lee, guest of Kim Harper');
    await user.selectOptions(choice, 'Max Bo, guest of Kim Harper');
    expect(await screen.findByText(guestWasOut('Max Bo', 2, 2))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add anyway' }));
    const id = OUTING._id;
    expect(bodies(api, '/sortie-guests')).toEqual([
      { id, guests: [JO._id], confirmed: [] },
      { id, guests: [MAX._id], confirmed: ['guest_outings'] },
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('stops a frequent guest of a member where the club does, and of no officer', async () => {
    const stopped = { ...MAX, asks: guestWarnings(MAX, { ...settings, beyond: 'block' }) };
    const { user, api } = open('/guests', answerOf({ results: [stopped] }));
    await user.selectOptions(await screen.findByRole('combobox'), 'Max Bo, guest of Kim Harper');
    expect(await screen.findByText('The records officer can still add this guest.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(bodies(api, '/sortie-guests')).toEqual([]);
  });

  it('removes guests, shows when the boat is full, and shows what the server refuses', async () => {
    const guests = [
      { _id: JO._id, name: 'Jo Lee' },
      { _id: 'd'.repeat(24), name: '' },
    ];
    const { user } = open('/guests', answerOf({ outings: [{ ...OUTING, free: 0, guests }] }), {
      'PUT /sortie-guests': () => refuse(409, 'Too late.', 'correction_too_late'),
    });
    expect(await screen.findByText('All seats are taken.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove A guest' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Jo Lee' }));
    expect(await screen.findByText('Too late.')).toBeVisible();
  });

  it('shows that the member has no sortie today', async () => {
    open('/guests', answerOf({ outings: [] }));
    expect(await screen.findByText(/You have no sortie today/)).toBeVisible();
  });
});

describe('guests (rules guest.record, guest.contact, guest.screen)', () => {
  it('adds a guest once their name is entered', async () => {
    const { user, api } = open('/guests?tab=new');
    await user.click(await screen.findByRole('button', { name: 'Add guest' }));
    expect(await screen.findByText(GUEST_NAME_LENGTH)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann Lee');
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    expect(await screen.findByRole('combobox', { name: 'Add a guest to Osprey' })).toBeVisible();
    expect(bodies(api, '/guest')).toEqual([
      { name: 'Ann Lee', phone: '', emergency: '', club: '', waiver: null },
    ]);
  });

  it('shows the emergency contact to those who may see it, and erases guests', async () => {
    const { user, api } = open('/guests?tab=guests', answerOf(), {
      'DELETE /guest/:id': () => ({ _id: JO._id }),
    });
    expect(await screen.findByText('2 of 2 sorties')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Contact for Jo Lee' }));
    expect(await screen.findByDisplayValue('Ann, 555 0101')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Erase Jo Lee' }));
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('Jo Lee was erased.')).toBeVisible();
    expect(api.callsTo(`DELETE /guest/${JO._id}`)).toHaveLength(1);
  });

  it("finds guests by name or host, and shows others' without a contact", async () => {
    const others = { ...JO, mayChange: false, host: { _id: 'e'.repeat(24), name: 'Ada Lake' } };
    const { user } = open('/guests?tab=guests', answerOf({ results: [others, often] }));
    await user.type(await screen.findByRole('searchbox'), 'ada');
    expect(screen.getByText('Guest of Ada Lake, from Far RC')).toBeVisible();
    expect(screen.queryByText('Max Bo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Contact for Jo Lee' })).toBeNull();
  });

  it('lets officers set how often a guest may come', async () => {
    const { user, api } = open('/guests?tab=settings', answerOf({ isOfficer: true }), {
      'PUT /guest-settings': () => settings,
    });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Over the limit' }),
      'Only officers can add them',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sorties per guest per season' }), '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(bodies(api, '/guest-settings')).toEqual([{ mostOutings: 4, beyond: 'block' }]);
  });
});
