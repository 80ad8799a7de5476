import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LINK_EXPIRED } from '@fleetwatch/contract/safety/texts';
import type { MailedBoat, MailedBoatBody } from '@fleetwatch/contract/safety/mailedBoat';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { CLUB, MINUTE, NOON } from '../testing/club.ts';
import { BackScreen } from './BackScreen.tsx';

const OSPREY: MailedBoat = {
  bus: 'Osprey',
  user: 'Kim Harper',
  expected: NOON - 15 * MINUTE,
  isOut: true,
  isLanded: false,
  hasHelp: false,
  emergencyNumber: '112',
};

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => ({ ...CLUB, now: NOON }),
    'POST /mailed-boat': () => OSPREY,
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/back" element={<BackScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route: '/back#a.b.c' }) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the link of a mail (rule safety.mail)', () => {
  it('shows the boat to its member without a sign-in, and the emergency number', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Osprey' })).toBeVisible();
    expect(await screen.findByText('Due back at 11:45.')).toBeVisible();
    expect(screen.getByText('You are answering as Kim Harper.')).toBeVisible();
    expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    [
      "We're back: log miles later",
      'back',
      { isOut: false },
      'Thanks. Osprey is off the water. Land it to log your miles.',
    ],
    [
      '30 more minutes',
      'later',
      { expected: NOON + 30 * MINUTE },
      'Thanks. Osprey is now due back at 12:30.',
    ],
    ['Need help', 'help', { hasHelp: true }, 'The safety officers have been notified.'],
  ] as const)('answers "%s" with one tap', async (name, answer, after, shown) => {
    let present = OSPREY;
    const { api, user } = open({
      'POST /mailed-boat': ({ body }) => {
        if ((body as MailedBoatBody).answer) present = { ...OSPREY, ...after };
        return present;
      },
    });
    await user.click(await button(name));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(api.callsTo('POST /mailed-boat').map(({ body }) => body)).toEqual([
      { token: 'a.b.c' },
      { token: 'a.b.c', answer },
      { token: 'a.b.c' },
    ]);
  });

  it('lands the boat with its miles (rule land.confirm)', async () => {
    let present = OSPREY;
    const { api, user } = open({
      'POST /mailed-boat': ({ body }) => {
        if ((body as MailedBoatBody).answer) present = { ...OSPREY, isOut: false, isLanded: true };
        return present;
      },
    });
    const land = await button('Land Osprey');
    await user.type(screen.getByLabelText('Miles'), 'six');
    expect(land).toBeDisabled();
    await user.clear(screen.getByLabelText('Miles'));
    await user.type(screen.getByLabelText('Miles'), '5.5');
    await user.click(land);
    expect(await screen.findByText('Thanks. Osprey has landed.')).toBeVisible();
    expect(api.callsTo('POST /mailed-boat')[1]?.body).toEqual({ token: 'a.b.c', answer: 'land', miles: 5.5 });
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
  });

  it('asks before it lands without a distance, in the unit of the club (rule land.confirm)', async () => {
    const { api, user } = open({ 'GET /club': () => ({ ...CLUB, now: NOON, unit: 'km' }) });
    expect(await screen.findByLabelText('Kilometers')).toBeVisible();
    await user.click(await button('Land Osprey'));
    expect(await screen.findByText('Leave the distance at 0?')).toBeVisible();
    await user.click(await button('No'));
    expect(api.callsTo('POST /mailed-boat')).toHaveLength(1);
    await user.click(await button('Land Osprey'));
    await user.click(await button('Leave at 0'));
    await waitFor(() =>
      expect(api.callsTo('POST /mailed-boat')[1]?.body).toEqual({ token: 'a.b.c', answer: 'land', miles: 0 }),
    );
  });

  it('keeps the answers when the network is lost', async () => {
    const { user } = open({
      'POST /mailed-boat': ({ body }) => ((body as MailedBoatBody).answer ? unreachable() : OSPREY),
    });
    await user.click(await button('Need help'));
    expect(await screen.findByText(/network|reach/i)).toBeVisible();
    expect(await button('Need help')).toBeEnabled();
  });

  it('shows that it has expired', async () => {
    open({ 'POST /mailed-boat': () => refuse(404, LINK_EXPIRED, 'not_found') });
    expect(await screen.findByText(LINK_EXPIRED)).toBeVisible();
  });

  it('asks only for the miles of a boat that is back', async () => {
    open({ 'POST /mailed-boat': () => ({ ...OSPREY, isOut: false }) });
    expect(await screen.findByText('Osprey is back. Land it to log your miles.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Land Osprey']);
  });

  it('asks nothing about a boat that has landed', async () => {
    open({ 'POST /mailed-boat': () => ({ ...OSPREY, isOut: false, isLanded: true }) });
    expect(await screen.findByText('Osprey is back.')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
  });
});
