import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RemoteMenuEntry, RemoteRoute } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { sessionEnded, sessionStarted } from '@fleetwatch/kit/store/sessionSlice';
import { fakeApi, holdAnswer, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boatIn, fleetGroupOf, KIM, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Frame } from '../frame/Frame.tsx';
import { ACTIONS, BOATHOUSE, inPortal } from '../testing/inPortal.tsx';
import { chooseSingleKeys } from './singleKeySetting.ts';
import { SECOND_KEY_WITHIN_MS } from './useShortcuts.ts';

const route = (path: string): RemoteRoute => ({ path, component: 'A', title: path, access: 'member' });
const entry = (label: string, path: string, letter: string): RemoteMenuEntry => ({
  label,
  path,
  section: 'main',
  order: 5,
  access: 'member',
  letter,
});
const MENU = {
  menu: [entry('Sorties', '/sorties', 's'), entry('Fleet Groups', '/fleetgroups/undef/undef', 'g')],
};
const LISTS = { routes: [route('/aboutuser/:name'), route('/captainslog/:bus_id')] };
const QUAD = fleetGroupOf('Quad', '4x', 4);

const PEOPLE = [KIM, { ...KIM, _id: 'z', name: 'Zoë Brook' }];

interface Options {
  at?: string;
  isSignedIn?: boolean;
  hasLists?: boolean;
  routes?: FakeRoutes;
}

/** A screen with a field for notes, and one with a search. */
function Page({ at }: { at: string }) {
  const [typed, setTyped] = useState('');
  return (
    <Screen title="Sorties">
      <textarea aria-label="Notes" />
      <label>
        <input type="checkbox" /> Mine
      </label>
      {at === '/sorties' && (
        <input
          type="search"
          aria-label="Search sorties"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Screen>
  );
}

function open({ at = '/actions', isSignedIn = true, hasLists = true, routes = {} }: Options = {}) {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /sorties-stillout-results': () => ({ results: [] }),
    'GET /users-results': () => ({ results: PEOPLE }),
    'GET /fleet-all-results': () => ({ results: [boatIn(QUAD, 'Brook Trout'), boatIn(QUAD, 'Kestrel')] }),
    ...routes,
  });
  const framed = inPortal(
    <Frame>
      <Page at={at} />
    </Frame>,
    [MENU, ACTIONS, BOATHOUSE, ...(hasLists ? [LISTS] : [])],
  );
  return { api, ...renderScreen(framed, { route: at, ...(isSignedIn && { profile: KIM_LOCAL_PROFILE }) }) };
}

const palette = () => screen.findByRole('dialog', { name: 'Find' });
const keyList = () => screen.findByRole('dialog', { name: 'Keyboard' });
const field = () => screen.getByRole('combobox', { name: 'Find a page, person or boat' });
const options = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.querySelector('strong')
    ?.textContent;

/** A screen whose keys work: an earlier key has fetched their code. */
async function openWithKeys(options_: Options = {}) {
  const screen_ = open(options_);
  await screen_.user.keyboard('g');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-keys'));
  await screen_.user.keyboard('{Escape}');
  return screen_;
}

afterEach(() => {
  jest.useRealTimers();
  act(() => chooseSingleKeys(true));
  localStorage.clear();
});

describe('the keys (rule portal.keys)', () => {
  it("focuses the screen's search with /, and opens the palette where there is none", async () => {
    const { user, unmount } = await openWithKeys({ at: '/sorties' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search sorties' })).toHaveFocus();
    await user.keyboard('a/b');
    expect(screen.getByRole('searchbox')).toHaveValue('a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    const actions = open();
    await actions.user.keyboard('/');
    expect(await palette()).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('goes to a page with g and its letter', async () => {
    const { user, currentRoute } = await openWithKeys();
    await user.keyboard('gs');
    expect(currentRoute()).toBe('/sorties');
    await user.keyboard('gg');
    expect(currentRoute()).toBe('/fleetgroups/undef/undef');
    await user.keyboard('ga');
    expect(currentRoute()).toBe('/actions');
  });

  it('goes to a page from the first g, even before its code has loaded', async () => {
    const { user, currentRoute } = open();
    expect(document.documentElement).not.toHaveAttribute('data-keys');
    await user.keyboard('g');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-keys'));
    await user.keyboard('s');
    expect(currentRoute()).toBe('/sorties');
  });

  it('waits a second and a half for the letter, and goes nowhere without one', async () => {
    const { user, currentRoute } = await openWithKeys();
    const now = jest.spyOn(Date, 'now');
    const pressed = Date.now();
    await user.keyboard('g');
    now.mockReturnValue(pressed + SECOND_KEY_WITHIN_MS + 1_000);
    await user.keyboard('s');
    now.mockRestore();
    await user.keyboard('gxs');
    expect(currentRoute()).toBe('/actions');
  });

  it('ignores keys while someone types, with a modifier, when repeated, or during composition', async () => {
    const { user, currentRoute } = await openWithKeys();
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'gs?/');
    expect(screen.getByRole('textbox')).toHaveValue('gs?/');
    await user.click(screen.getByRole('checkbox', { name: 'Mine' }));
    await user.keyboard('{Control>}g{/Control}s{Alt>}?{/Alt}{Meta>}/{/Meta}{Shift>}G{/Shift}s');
    fireEvent.keyDown(document.body, { key: '?', isComposing: true });
    fireEvent.keyDown(document.body, { key: '?', repeat: true });
    expect(currentRoute()).toBe('/actions');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('gs');
    expect(currentRoute()).toBe('/sorties');
  });

  it('ignores keys in a dialog, also Ctrl+K', async () => {
    const { user, currentRoute } = await openWithKeys();
    await user.keyboard('?');
    const list = await keyList();
    await user.keyboard('gs/{Control>}k{/Control}');
    expect(currentRoute()).toBe('/actions');
    expect(screen.getAllByRole('dialog')).toEqual([list]);
  });

  it('has no keys for a visitor, or on the Boathouse page', async () => {
    const visitor = open({ isSignedIn: false });
    await visitor.user.keyboard('?{Control>}k{/Control}');
    visitor.unmount();
    const kiosk = open({ at: '/boathouse' });
    await kiosk.user.keyboard('?{Control>}k{/Control}ga');
    // By now the dialog would be open.
    await act(async () => void (await import('./Keyboard.tsx')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-keys');
    expect(kiosk.currentRoute()).toBe('/boathouse');
  });

  it('loads the keys on the first press on a phone, and some time after the first screen on a laptop', async () => {
    jest.useFakeTimers();
    const phone = open();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(document.documentElement).not.toHaveAttribute('data-keys');
    phone.unmount();
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('fine') });
    open();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    window.matchMedia = matchMedia;
    expect(document.documentElement).toHaveAttribute('data-keys');
  });
});

describe('the list of keys', () => {
  it('lists all keys by where they work, and the letters with their pages', async () => {
    const { user } = open();
    await user.keyboard('?');
    const list = within(await keyList());
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Everywhere',
      'Go to a page: press one key, then the other',
      'Tables',
      'Swipeable rows',
      'Tabs, days and charts',
      'Sliders',
      'Crew seats',
      'Cropping a picture',
    ]);
    const does = (text: string) => list.getByText(text).closest('div')?.querySelector('dt');
    expect(does('Sorties')).toHaveTextContent('g s');
    expect(does('Move between rows')).toHaveTextContent('Arrow up');
    expect(does('Find a page, person or boat')).toHaveTextContent('Ctrl K');
    expect(await findViolations()).toEqual([]);
    await user.click(list.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches single keys off on this device, and on again; Ctrl+K stays (rule portal.keys-off)', async () => {
    const { user, currentRoute } = open();
    await user.keyboard('?');
    await user.click(within(await keyList()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('fwo:single-keys')).toBe('off');
    expect(document.documentElement).not.toHaveAttribute('data-keys');
    await user.keyboard('{Escape}gs?/');
    expect(currentRoute()).toBe('/actions');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeVisible();
    await user.keyboard('{Escape}');
    act(() => {
      localStorage.setItem('fwo:single-keys', 'on');
      window.dispatchEvent(new StorageEvent('storage', { key: 'fwo:single-keys' }));
    });
    await user.keyboard('gs');
    expect(currentRoute()).toBe('/sorties');
  });
});

describe('the palette (rule portal.palette)', () => {
  const openPalette = async (given: Options = {}) => {
    const shown = open(given);
    await shown.user.keyboard('{Control>}k{/Control}');
    await palette();
    return shown;
  };

  it('lists pages first, and finds people and boats by what is typed', async () => {
    const { user } = await openPalette();
    await waitFor(() => expect(screen.queryByText('Loading people and boats…')).toBeNull());
    expect(options()).toEqual([
      'Actions',
      'Sorties',
      'Fleet Groups',
      'Change Profile',
      'Sign In',
      'About',
      'Sign Up',
    ]);
    expect(await findViolations()).toEqual([]);
    await user.keyboard('brook');
    await waitFor(() => expect(options()).toEqual(['Zoë Brook', 'Brook Trout']));
    expect(screen.getByRole('group', { name: 'People' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Boats' })).toHaveTextContent('Quad 4x');
    expect(screen.getByText('2 found')).toBeInTheDocument();
    expect(active()).toBe('Zoë Brook');
    expect(await findViolations()).toEqual([]);
  });

  it('moves by arrows, Home and End, opens by Enter, and lists picks first next time', async () => {
    const { user, currentRoute } = await openPalette();
    await screen.findByText('Sorties', { selector: '[role=option] strong' });
    expect(active()).toBe('Actions');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Sorties');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Sign Up');
    await user.keyboard('{Home}');
    expect(active()).toBe('Actions');
    await user.keyboard('kes');
    await waitFor(() => expect(options()).toEqual(['Kestrel']));
    await user.keyboard('{End}{Enter}');
    expect(currentRoute()).toBe('/captainslog/kestrel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Kestrel');
    expect(active()).toBe('Kestrel');
    await user.keyboard('zoe{Enter}');
    expect(currentRoute()).toBe('/aboutuser/Zo%C3%AB%20Brook');
  });

  it('opens a person on a press, and closes by Escape, its button or a press beside it', async () => {
    const { user, currentRoute } = await openPalette();
    await user.keyboard('zoe');
    await user.click(await screen.findByRole('option', { name: /Zoë Brook/ }));
    expect(currentRoute()).toBe('/aboutuser/Zo%C3%AB%20Brook');
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      async () => user.click(await palette()),
    ]) {
      await user.keyboard('{Control>}k{/Control}');
      await palette();
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it("hides one member's picks from the next", async () => {
    localStorage.setItem('fwo:found', JSON.stringify({ memberId: 'another', ids: ['boat kestrel'] }));
    await openPalette();
    await waitFor(() => expect(screen.queryByText('Loading people and boats…')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  it('requests people and boats once when it opens', async () => {
    const { api, user } = await openWithKeys();
    expect(api.callsTo('GET /users-results')).toEqual([]);
    for (const turn of ['first', 'second']) {
      await user.keyboard('{Control>}k{/Control}');
      await user.keyboard(turn === 'first' ? 'kim' : 'kes');
      await waitFor(() => expect(options()).toEqual([turn === 'first' ? 'Kim Harper' : 'Kestrel']));
      await user.keyboard('{Escape}');
    }
    expect(api.callsTo('GET /users-results')).toHaveLength(1);
    expect(api.callsTo('GET /fleet-all-results')).toHaveLength(1);
  });

  it('finds pages during loading of the lists, and shows what is loading', async () => {
    const held = holdAnswer({ results: PEOPLE });
    const { user } = await openPalette({ routes: { 'GET /users-results': held.answer } });
    expect(screen.getByText('Loading people and boats…')).toBeVisible();
    await user.keyboard('sort');
    await waitFor(() => expect(options()).toEqual(['Sorties']));
    await user.clear(field());
    await user.keyboard('kim');
    await waitFor(() => expect(options()).toEqual([]));
    expect(screen.queryByText(/has “kim”/)).toBeNull();
    held.release();
    await waitFor(() => expect(options()).toEqual(['Kim Harper']));
  });

  it('finds pages when a list cannot be fetched, shows why, and tries again', async () => {
    const { api, user } = await openPalette({ routes: { 'GET /users-results': unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    await user.keyboard('kim');
    expect(await screen.findByText('Nothing loaded so far matches “kim”.')).toBeVisible();
    api.answer({ 'GET /users-results': () => ({ results: PEOPLE }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toEqual(['Kim Harper']));
  });

  it('shows that it is offline', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPalette();
    expect(await within(await palette()).findByText(/^Offline/)).toBeVisible();
    isOnline.mockRestore();
  });

  it('shows that nothing matches', async () => {
    const { user } = await openPalette();
    await user.keyboard('regatta');
    expect(await screen.findByText('No pages, people or boats match “regatta”.')).toBeVisible();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(await findViolations()).toEqual([]);
  });

  it('leaves people and boats out where no remote shows them', async () => {
    const { api, user } = await openPalette({ hasLists: false });
    await user.keyboard('kim');
    expect(await screen.findByText('No pages, people or boats match “kim”.')).toBeVisible();
    expect(api.callsTo('GET /users-results')).toEqual([]);
  });

  it('picks nothing with the Enter that ends a composition', async () => {
    const { currentRoute } = await openPalette();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(await palette()).toBeVisible();
    expect(currentRoute()).toBe('/actions');
  });

  it('closes when the session ends, also for the next member who signs in', async () => {
    const { store } = await openPalette();
    act(() => void store.dispatch(sessionEnded('signedOut')));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(sessionStarted({ profile: KIM_LOCAL_PROFILE, token: 'token-2' })));
    await act(async () => void (await import('./Keyboard.tsx')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the ways by mouse', () => {
  onLaptop();

  it('offers Find on top of the rail, and Keyboard behind More', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Find' }));
    expect(await palette()).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Keyboard' }));
    expect(await keyList()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Keyboard' })).toHaveFocus();
  });
});
