import { act, screen, within } from '@testing-library/react';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { onDeck } from '@fleetwatch/kit/store/members';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ACTIONS, BOATHOUSE, inPortal } from '../testing/inPortal.tsx';
import { Frame } from './Frame.tsx';

const kestrel: Partial<Sortie> = { _id: 'a', bus: 'Kestrel', user_id: KIM._id, crew: [], land: null };

const entry = (label: string, path: string, more: Partial<RemoteMenuEntry> = {}): RemoteMenuEntry => ({
  label,
  path,
  section: 'main',
  order: 5,
  access: 'member',
  ...more,
});
const MENU = [
  entry('Sorties', '/sorties', { icon: 'sorties' }),
  entry('On Deck', '/ondeck', { icon: 'notYetDrawn' }),
  entry('Purge', '/purge', { section: 'more' }),
];

const laptop = onLaptop();

function open({ isSignedIn = true, route = '/actions' } = {}) {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /sorties-stillout-results': () => ({ results: [kestrel] }),
    'GET /users-on-deck-results': () => ({ results: [{ user_id: KIM._id }, { user_id: 'b' }] }),
  });
  const framed = inPortal(
    <Frame>
      <Screen title="Actions">On the dock</Screen>
    </Frame>,
    [{ menu: MENU }, ACTIONS, BOATHOUSE],
  );
  return { api, ...renderScreen(framed, { route, ...(isSignedIn && { profile: KIM_LOCAL_PROFILE }) }) };
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));
const rail = () => within(screen.getAllByRole('banner')[0] ?? document.body);
const labels = (place: ReturnType<typeof within>) =>
  place.getAllByRole('link').map((link: HTMLElement) => link.querySelector('[data-word]')?.textContent);

describe('the rail of a laptop (rule portal.rail)', () => {
  it('shows the documented menu, the club and the member, without a button to open it', async () => {
    open();
    const links = await menu();
    expect(labels(links)).toEqual([
      'Actions',
      'Sorties',
      'On Deck',
      'Sign InYou are Kim Harper. Sign out here.',
    ]);
    expect(links.getByRole('link', { name: 'Actions' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(await rail().findByText('Oars Rowing Club')).toBeVisible();
    expect(rail().getByRole('link', { name: /^Signed in as Kim Harper/ })).toHaveAttribute('href', '/signin');
    expect(document.documentElement).toHaveAttribute('data-member');
    expect(await findViolations()).toEqual([]);
  });

  it('keeps the rest and the settings of this device behind More', async () => {
    const { user } = open();
    const links = await menu();
    await user.click(links.getByRole('button', { name: 'More' }));
    expect(labels(links).slice(3)).toEqual([
      'Purge',
      'Change Profile',
      'Sign InYou are Kim Harper. Sign out here.',
      'About',
      'Sign Up',
    ]);
    expect(links.getByRole('radio', { name: 'Sunlight' })).toBeVisible();
    expect(links.getByRole('checkbox', { name: 'Sounds' })).toBeChecked();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(links.queryByRole('link', { name: 'About' })).toBeNull();
    expect(links.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('keeps More open until another press, where words have room', async () => {
    const { user } = open();
    const links = await menu();
    await user.click(links.getByRole('button', { name: 'More' }));
    await user.click(screen.getByText('On the dock'));
    expect(links.getByRole('link', { name: 'About' })).toBeVisible();
    await user.click(links.getByRole('button', { name: 'More' }));
    expect(links.queryByRole('link', { name: 'About' })).toBeNull();
  });

  it.each([
    ['a press beside it', () => screen.getByText('On the dock')],
    ['a choice', () => screen.getByRole('link', { name: 'Purge' })],
  ])('closes More with %s where only icons have room', async (_way, target) => {
    laptop.resize(1100);
    const { user } = open();
    const links = await menu();
    await user.click(links.getByRole('button', { name: 'More' }));
    await user.click(target());
    expect(links.queryByRole('link', { name: 'About' })).toBeNull();
  });

  it('shows initials in place of an unknown icon', async () => {
    open();
    const links = await menu();
    expect(links.getByRole('link', { name: 'On Deck' }).querySelector('i')).toHaveTextContent('OD');
    expect(links.getByRole('link', { name: 'Sorties' }).querySelector('i')).toBeNull();
  });

  it('shows how many boats are out, member status and, once loaded, how many are on deck', async () => {
    const { api, store } = open();
    const links = await menu();
    expect(await links.findByText('1 boat out')).toBeInTheDocument();
    expect(await rail().findByText('Launched')).toBeVisible();
    expect(links.queryByText('2 on deck')).toBeNull();
    expect(api.callsTo('GET /users-on-deck-results')).toEqual([]);
    await act(async () => void (await store.dispatch(onDeck.initiate())));
    expect(await links.findByText('2 on deck')).toBeInTheDocument();
  });

  it('shows the bar and its drawer instead in a narrower window', async () => {
    open();
    await menu();
    act(() => laptop.resize(900));
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it.each([
    ['a visitor', { isSignedIn: false }, 'Menu'],
    ['the Boathouse page', { route: '/boathouse' }, undefined],
  ])('shows no rail to %s', async (_who, options, button) => {
    open(options);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu' }) === null).toBe(button === undefined);
    expect(document.documentElement).not.toHaveAttribute('data-member');
    if (button === undefined) await screen.findByTitle('1 boat out');
  });
});
