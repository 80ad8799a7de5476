import { screen, waitFor, within } from '@testing-library/react';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const banner = async () => within(await screen.findByRole('region', { name: 'My status' }));
const slider = (name: string) => screen.findByRole('slider', { name });

/** Kim at 'Toggle On Deck', with a server that stores the deck. */
function renderDeck(onDeck: string[] = [], routes: FakeRoutes = {}) {
  const view = renderActions({
    onDeck,
    route: '/actions?do=deck',
    routes: {
      'GET /userondeck/:id': ({ params }) => ({ ondeck: onDeck.push(params['id'] ?? '') > 0 }),
      'GET /useroffdeck/:id': () => ({ ondeck: onDeck.splice(0).length < 0 }),
      ...routes,
    },
  });
  return { ...view, changes: () => view.api.calls.filter(({ path }) => /user(on|off)deck/.test(path)) };
}

it('puts a member who is ashore on deck: call, toast, banner, and back to the dashboard (rule deck.toggle)', async () => {
  const { changes, currentRoute } = renderDeck();
  slideToConfirm(await slider('Confirm On Deck'));
  await waitFor(() => expect(currentRoute()).toBe('/actions'));
  expect(changes().map(({ path }) => path)).toEqual(['/userondeck/kim']);
  expect(await (await banner()).findByText("You're on Deck!")).toBeVisible();
  expect(screen.getAllByText("You're on Deck!")).toHaveLength(2);
});

it('takes a member on deck off deck (rule deck.toggle)', async () => {
  const { changes, currentRoute } = renderDeck(['kim']);
  expect(await (await banner()).findByText("You're on Deck!")).toBeVisible();
  slideToConfirm(await slider('Confirm Off Deck'));
  expect(await screen.findByText("You're off Deck!")).toBeVisible();
  await waitFor(() => expect(currentRoute()).toBe('/actions'));
  expect(changes().map(({ path }) => path)).toEqual(['/useroffdeck/kim']);
  expect(await (await banner()).findByText("You're Landed")).toBeVisible();
});

it('asks a launched member to land first, without a call (rule deck.not-while-out)', async () => {
  const { user, changes } = renderActionsLaunched();
  await (await banner()).findByText(/^You're Launched/);
  await user.click(await screen.findByRole('tab', { name: 'Toggle On Deck' }));
  slideToConfirm(await slider('Confirm On Deck'));
  await waitFor(() => expect(screen.getAllByText('Please land your boat first')).toHaveLength(2));
  expect(changes()).toEqual([]);
});

function renderActionsLaunched() {
  const view = renderActions({ stillOut: [sortieOf('Kestrel')] });
  return { ...view, changes: () => view.api.calls.filter(({ path }) => /user(on|off)deck/.test(path)) };
}

it.each([
  ["the server's reason", () => refuse(409, 'Please land your boat first', 'land_first'), /^Please land/],
  ['that it broke down', () => refuse(500, 'x', 'internal'), /^deck: failure on send!$/],
  ['that there is no network', unreachable, /^Network: Connection refused\.$/],
])('shows %s, and can be tried again', async (_what, answer, text) => {
  const { api, currentRoute } = renderDeck([], { 'GET /userondeck/:id': answer });
  slideToConfirm(await slider('Confirm On Deck'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(currentRoute()).toBe('/actions?do=deck');
  api.answer({ 'GET /userondeck/:id': () => ({ ondeck: true }) });
  slideToConfirm(await slider('Confirm On Deck'));
  await waitFor(() => expect(currentRoute()).toBe('/actions'));
});

it('takes the status from the boats out when the deck list cannot be fetched', async () => {
  renderActions({ routes: { 'GET /users-on-deck-results': unreachable } });
  expect(await (await banner()).findByText("You're Landed")).toBeVisible();
});

it('has no accessibility violations', async () => {
  renderDeck();
  await slider('Confirm On Deck');
  expect(await findViolations()).toEqual([]);
});
