import { act, screen, waitFor } from '@testing-library/react';
import type { LastOuting } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, serve, sortieOf } from '../testing/boathouse.ts';

const PASSWORD = 'Row!ng-at-6';
const OUTING: LastOuting = {
  sortie: 'sortie-last',
  bus: 'Tern',
  moniker: '2x',
  launch: '2026-04-28 06:12:40',
  crew: ['Kira Olsen', 'Bo Lind'],
  refusal: null,
};

beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));

/** Kim has signed in at "Same boat and crew as last time", and rowed `outing` last. */
async function openAgain(outing: LastOuting | null) {
  const boathouse = boathouseAt('2026-05-01 06:47:30');
  // Bo Lind, who was in it, is on land.
  boathouse.stillOut = boathouse.stillOut.filter(({ bus }) => bus !== 'Osprey');
  const api = serve(boathouse);
  api.answer({
    'POST /auth-last-outing': () => ({ name: 'Kim Harper', results: outing }),
    'POST /auth-launch': () => {
      const sortie = sortieOf('Tern', 'Kim Harper', { crew: ['member-Kira Olsen', 'member-Bo Lind'] });
      boathouse.stillOut = [...boathouse.stillOut, sortie];
      return sortie;
    },
  });
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) => {
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  const sign = async () => {
    await fill('Name or email', 'Kim Harper');
    await fill('Password', PASSWORD);
    await press('Show my last sortie');
  };
  await view.user.click(await screen.findByRole('tab', { name: 'Launch' }));
  await press('Same boat and crew as last time');
  return { ...view, api, boathouse, press, fill, sign };
}

it('shows boat and crew after signing in, launches them with one button, and is idle (rule kiosk.again)', async () => {
  const { api, sign, press } = await openAgain(OUTING);
  expect(await findViolations()).toEqual([]);
  await sign();
  expect(await screen.findByText('With Kira Olsen and Bo Lind')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Tern 2x');
  expect(screen.getByText('Kim, your last sortie in it was Apr 28, 06:12.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await press('Launch Tern again');
  expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  expect(api.callsTo('POST /auth-launch')[0]?.body).toEqual({
    again: 'sortie-last',
    name: 'Kim Harper',
    password: PASSWORD,
    replies: [],
  });
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Boats still out' })).toHaveTextContent(
      'Kim Harper +2 and 2 more',
    ),
  );
});

it('asks before launching with a member who is on the water (rule crew.on-water)', async () => {
  const { api, boathouse, sign, press, store } = await openAgain(OUTING);
  const receive = (stillOut: typeof boathouse.stillOut) => {
    boathouse.stillOut = stillOut;
    act(() => void store.dispatch(invalidateTags(['Sorties'])));
  };
  const before = boathouse.stillOut;
  const board = () => screen.getByRole('list', { name: 'Boats still out', hidden: true });
  receive([...before, sortieOf('Finch', 'Bo Lind')]);
  await waitFor(() => expect(board()).toHaveTextContent('Finch'));
  await sign();
  await screen.findByText('With Kira Olsen and Bo Lind');
  const question = 'Bo Lind is on the water in Finch. Launch with them anyway?';
  await press('Launch Tern again');
  expect(await screen.findByText(question)).toBeVisible();
  expect(api.callsTo('POST /auth-launch')).toEqual([]);
  expect(await findViolations()).toEqual([]);
  receive(before);
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(screen.getByRole('button', { name: 'Launch Tern again' })).toBeVisible();
  receive([...before, sortieOf('Finch', 'Bo Lind')]);
  await press('Launch Tern anyway');
  expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  expect(api.callsTo('POST /auth-launch')).toHaveLength(1);
});

it('shows why the boat cannot launch, and offers nothing else', async () => {
  const { sign, press } = await openAgain({ ...OUTING, refusal: 'Tern has already been launched.' });
  await sign();
  expect(await screen.findByText('Tern has already been launched.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Launch Tern again' })).toBeNull();
  await press('Back');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('launches again once the boat that was out has landed', async () => {
  const { boathouse, press, sign, store } = await openAgain({
    ...OUTING,
    refusal: 'Tern has already been launched.',
  });
  const receive = (stillOut: typeof boathouse.stillOut) => {
    boathouse.stillOut = stillOut;
    act(() => void store.dispatch(invalidateTags(['Sorties'])));
  };
  const board = () => screen.getByRole('list', { name: 'Boats still out', hidden: true });
  const before = boathouse.stillOut;
  await sign();
  receive([...before, sortieOf('Tern', 'Kira Olsen')]);
  await waitFor(() => expect(board()).toHaveTextContent('Tern'));
  expect(screen.getByText('Tern has already been launched.')).toBeVisible();
  receive(before);
  await waitFor(() => expect(screen.queryByText('Tern has already been launched.')).toBeNull());
  await press('Launch Tern again');
  expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
});

it('shows when someone else has taken the boat, and can be tried again', async () => {
  const { api, sign, press } = await openAgain(OUTING);
  await sign();
  api.answer({ 'POST /auth-launch': () => ['Tern has already been launched.', 'already_launched'] });
  await screen.findByText('With Kira Olsen and Bo Lind');
  await press('Launch Tern again');
  expect(await screen.findByText('Tern has already been launched.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Launch Tern again' })).toBeEnabled();
});

it('shows when there is no sortie yet, and when the member was alone in it', async () => {
  const { sign, unmount } = await openAgain(null);
  await sign();
  expect(await screen.findByText('No sorties yet, Kim.')).toBeVisible();
  unmount();
  const alone = await openAgain({ ...OUTING, crew: [] });
  await alone.sign();
  expect(await screen.findByText('Alone')).toBeVisible();
});

it('counts a refusal, and keeps the name', async () => {
  const { api, sign } = await openAgain(OUTING);
  api.answer({ 'POST /auth-last-outing': () => ['Name and password do not match.', 'credentials_refused'] });
  await sign();
  expect(await screen.findByText('Name and password do not match.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('forgets the member after a minute without a touch, and keeps nothing in the store', async () => {
  const { sign, store, user } = await openAgain(OUTING);
  await sign();
  await screen.findByText('With Kira Olsen and Bo Lind');
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  expect(JSON.stringify(store.getState())).not.toContain('sortie-last');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  // A touch restarts the minute, now by the test's clock.
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Launch' }));
  await user.click(screen.getByRole('button', { name: 'Same boat and crew as last time' }));
  expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('');
});
