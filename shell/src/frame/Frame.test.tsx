import { act, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { type Palette, palettes } from '@fleetwatch/kit/theme/palettes';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ACTIONS, BOATHOUSE, inPortal } from '../testing/inPortal.tsx';
import { KIM, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { Frame } from './Frame.tsx';
import { takeReturnPath } from './returnPath.ts';

const out = (userId: string): Partial<Sortie> => ({
  _id: userId,
  bus: 'Kestrel',
  user_id: userId,
  crew: [],
  land: null,
});
const tern = out('f'.repeat(24));
const kestrel = out(KIM._id);

const MORE: RemoteMenuEntry = {
  path: '/purge',
  label: 'Purge',
  section: 'more',
  order: 20,
  access: 'member',
};
const COACHES: RemoteMenuEntry = {
  path: '/coach',
  label: 'Coaches',
  section: 'main',
  order: 5,
  access: 'coach',
};

function open(route: string, { isSignedIn = false, stillOut = [tern], menu = [MORE, COACHES] } = {}) {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /sorties-stillout-results': () => ({ results: stillOut }),
  });
  const pages = (
    <Routes>
      <Route path="/" element={<h1>Start</h1>} />
      <Route path="/actions" element={<Screen title="Actions">On the dock</Screen>} />
      <Route path="*" element={<Link to="/actions">To the dock</Link>} />
    </Routes>
  );
  const declared = [{ menu }, ACTIONS, BOATHOUSE];
  const framed = inPortal(<Frame>{pages}</Frame>, declared);
  return { api, ...renderScreen(framed, { route, ...(isSignedIn && { profile: KIM_LOCAL_PROFILE }) }) };
}

// The first one: dom-testing-library also treats a screen's header as a banner, although it is inside main.
const bar = () => within(screen.getAllByRole('banner')[0] ?? document.body);
async function openMenu(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await screen.findByRole('navigation', { name: 'Menu' });
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}
const labels = (menu: ReturnType<typeof within>) =>
  within(menu.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
});

it("has the wall tablet's size from the first moment on /boathouse, and nowhere else", async () => {
  const { unmount } = open('/boathouse');
  expect(document.documentElement).toHaveAttribute('data-scale', 'kiosk');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-scale');
  open('/actions', { isSignedIn: true });
  await screen.findByRole('navigation', { name: 'Main' });
  expect(document.documentElement).not.toHaveAttribute('data-scale');
});

describe('the app bar', () => {
  it.each([
    ['/actions', 'Actions'],
    ['/boathouse', 'Fleetwatch Boathouse'],
    ['/signup', 'Sign Up'],
    ['/nowhere', 'Not found'],
  ])('shows at %s the title %s', async (route, title) => {
    open(route);
    expect(bar().getByText(title)).toBeVisible();
  });

  it.each<[string, boolean, Partial<Sortie>[], string, keyof Palette]>([
    ['/actions', true, [tern, kestrel], '2 boats out', 'water'],
    ['/actions', true, [tern], '1 boat out', 'muted'],
    ['/actions', true, [], '0 boats out', 'muted'],
    ['/boathouse', false, [], '0 boats out', 'red'],
    ['/boathouse', false, [tern], '1 boat out', 'muted'],
  ])(
    'shows at %s, signed in %s, with %j the badge %s in %s',
    async (route, isSignedIn, stillOut, text, colour) => {
      open(route, { isSignedIn, stillOut });
      const badge = await bar().findByTitle(text);
      expect(badge).toBeVisible();
      expect(getComputedStyle(badge).getPropertyValue('--tone')).toBe(palettes.light[colour]);
    },
  );

  it('requests no boats for a visitor', async () => {
    const { api } = open('/');
    await screen.findByRole('heading', { name: 'Start' });
    expect(api.callsTo('GET /sorties-stillout-results')).toEqual([]);
    expect(bar().queryByText(/out$/)).toBeNull();
  });

  it('shows no badge until the boats out are loaded', async () => {
    const { api } = open('/actions', { isSignedIn: true });
    api.answer({ 'GET /sorties-stillout-results': unreachable });
    expect(bar().queryByTitle(/out/)).toBeNull();
  });

  it("links from the escutcheon or the user's picture to signing in and out", async () => {
    open('/');
    expect(bar().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('shows who is signed in', async () => {
    open('/actions', { isSignedIn: true });
    expect(bar().getByRole('link', { name: 'Signed in as Kim Harper' })).toHaveAttribute('href', '/signin');
  });
});

describe('the Boathouse page', () => {
  it('shows the title and the badge, and no way out', async () => {
    open('/boathouse');
    await bar().findByTitle('1 boat out');
    expect(bar().queryByRole('button')).toBeNull();
    expect(bar().queryByRole('link')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it("shows the club's name, and its time by the club's clock where the device's is wrong", async () => {
    jest.useFakeTimers({ now: OARS.now - 4 * 3_600_000 });
    open('/boathouse');
    expect(bar().queryByText(/^\d\d:\d\d$/)).not.toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(bar().getByText('Oars Rowing Club')).toBeVisible();
    expect(bar().getByText('12:00', { selector: 'time' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(bar().getByText('12:01', { selector: 'time' })).toBeVisible();
  });

  it('shows conditions in place of the sunset, in a club that uses them (rule condition.strip)', async () => {
    const flag = { _id: 'f1', colour: 'red', text: 'Fog', from: 0, until: Number.MAX_SAFE_INTEGER } as const;
    const { api } = open('/boathouse');
    api.answer({
      'GET /club': () => ({ ...OARS, place: { latitude: 47.37, longitude: 8.54 }, features: ['conditions'] }),
      'GET /conditions': () => ({
        readings: [],
        held: [],
        flags: [{ ...flag, loweredFrom: null }],
        light: null,
        table: { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } },
      }),
    });
    expect(await bar().findByText('Red')).toBeVisible();
    expect(bar().getByText('Fleetwatch Boathouse')).toBeVisible();
    expect(bar().queryByText(/Sunset/)).toBeNull();
  });

  it("refreshes by the Boathouse page's own hours, not by those of the badge", async () => {
    jest.useFakeTimers();
    const { api } = open('/boathouse');
    await act(() => jest.advanceTimersByTimeAsync(STATUS_REFRESH_MS * 2));
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  });

  it('refreshes the badge after three minutes on other pages', async () => {
    jest.useFakeTimers();
    const { api } = open('/actions', { isSignedIn: true });
    await act(() => jest.advanceTimersByTimeAsync(STATUS_REFRESH_MS));
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
  });
});

describe('the menu', () => {
  it('shows a visitor Sign In, About and Sign Up', async () => {
    const { user } = open('/');
    const menu = await openMenu(user);
    expect(labels(menu)).toEqual(['Sign In', 'About', 'Sign Up']);
    expect(menu.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('shows a member what the remotes declare, More, and Sign In', async () => {
    const { user } = open('/actions', { isSignedIn: true });
    const menu = await openMenu(user);
    expect(labels(menu)).toEqual(['Actions', expect.stringMatching(/^Sign In/)]);
    await user.click(menu.getByRole('button', { name: 'More' }));
    expect(labels(menu)).toEqual([
      'Actions',
      'Purge',
      'Change Profile',
      expect.stringMatching(/^Sign In/),
      'About',
      'Sign Up',
    ]);
    expect(menu.getByRole('link', { name: 'Actions' })).toHaveAttribute('aria-current', 'page');
  });

  it('closes when a screen is chosen, with Escape, and returns the focus', async () => {
    const { user, currentRoute } = open('/', { isSignedIn: true });
    await openMenu(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await openMenu(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Actions' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentRoute()).toBe('/actions');
    expect(screen.getByRole('heading', { name: 'Actions' })).toHaveFocus();
  });

  it('chooses the colors of this device', async () => {
    const { user } = open('/');
    const menu = await openMenu(user);
    expect(menu.getByRole('radio', { name: 'Match device' })).toBeChecked();
    await user.click(menu.getByRole('radio', { name: 'Sunlight' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'sunlight');
    await user.click(menu.getByRole('radio', { name: 'Match device' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});

describe('the tabs of a phone (rule portal.tabs)', () => {
  const tab = (label: string, order: number): RemoteMenuEntry => ({
    path: `/${label.toLowerCase()}`,
    label,
    section: 'main',
    order,
    access: 'member',
    tab: true,
  });
  const TABS = [tab('Plans', 40), tab('Fleet', 20), tab('Lockers', 50), tab('Sorties', 30), tab('Now', 10)];
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

  it('shows the first four tabs that remotes declare, and Menu', async () => {
    const { user, currentRoute } = open('/fleet', { isSignedIn: true, menu: TABS });
    const links = (await tabs()).getAllByRole('link');
    expect(links.map((link) => link.querySelector('span')?.textContent)).toEqual([
      'Now',
      'Fleet',
      'Sorties',
      'Plans',
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
    expect((await tabs()).getByRole('button')).toHaveTextContent('Menu');
    expect(await findViolations()).toEqual([]);
    await user.click((await tabs()).getByRole('link', { name: 'Sorties' }));
    expect(currentRoute()).toBe('/sorties');
  });

  it('replaces the menu button of the bar with the tabs', async () => {
    open('/actions', { isSignedIn: true });
    await tabs();
    expect(bar().queryByRole('button')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-member');
  });

  it.each([
    ['a visitor', '/about'],
    ['the Boathouse page', '/boathouse'],
  ])('shows no tabs to %s', async (_who, route) => {
    open(route, { menu: TABS });
    await bar().findByText(/About|Fleetwatch/);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-member');
  });
});

describe('the number of boats out', () => {
  const SORTIES: RemoteMenuEntry = {
    path: '/sorties',
    label: 'Sorties',
    section: 'main',
    order: 5,
    access: 'member',
  };

  it('links the number of boats out to the board of a portal that has one', async () => {
    const { user, currentRoute } = open('/actions', { isSignedIn: true, menu: [SORTIES] });
    await user.click(await bar().findByRole('link', { name: '1 boat out' }));
    expect(currentRoute()).toBe('/sorties');
  });

  it('shows the number of boats out without a link in a portal without a board', async () => {
    open('/actions', { isSignedIn: true });
    await bar().findByTitle('1 boat out');
    expect(bar().queryByRole('link', { name: '1 boat out' })).toBeNull();
  });
});

describe("the device's settings", () => {
  it('keeps settings on the device: sounds, and for a member analytic and anonymous', async () => {
    const { user, store } = open('/actions', { isSignedIn: true });
    const menu = await openMenu(user);
    expect(menu.getByRole('checkbox', { name: 'Sounds' })).toBeChecked();
    await user.click(menu.getByRole('checkbox', { name: 'Sounds' }));
    expect(localStorage.getItem('fwo:sound')).toBe('off');
    expect(menu.getByRole('checkbox', { name: 'Analytic' })).toBeChecked();
    await user.click(menu.getByRole('checkbox', { name: 'Analytic' }));
    await user.click(menu.getByRole('checkbox', { name: 'Anonymous' }));
    expect(store.getState().session.profile).toMatchObject({ isAnalytic: false, isAnonymous: true });
    expect(JSON.parse(localStorage.getItem('fwo:auth') ?? '{}')).toMatchObject({
      isAnalytic: false,
      isAnonymous: true,
    });
    await user.click(menu.getByRole('checkbox', { name: 'Sounds' }));
    expect(localStorage.getItem('fwo:sound')).toBe('on');
  });

  it('offers a visitor colors and sounds', async () => {
    const { user } = open('/');
    const menu = await openMenu(user);
    expect(menu.getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('the frame', () => {
  it('ends with the product and its years', () => {
    open('/about');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© Fleetwatch 2021–${new Date().getFullYear()}`,
    );
  });

  it('opens the start page with the reason when the server ends a session', async () => {
    const { store, currentRoute } = open('/actions', { isSignedIn: true });
    await act(async () => store.dispatch(sessionEnded('refused')));
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
    expect(currentRoute()).toBe('/');
    // The test's own wrapper shows toasts as well.
    expect(screen.getAllByText('Sign in again.')[0]).toBeVisible();
    expect(takeReturnPath(KIM._id)).toBe('/actions');
  });

  it.each(['signedOut', 'elsewhere'] as const)(
    'takes a member who has left (%s) to the start without a message',
    async (end) => {
      const { store } = open('/actions', { isSignedIn: true });
      await bar().findByTitle('1 boat out');
      await act(async () => store.dispatch(sessionEnded(end)));
      expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
      expect(screen.queryByText('Sign in again.')).toBeNull();
      expect(takeReturnPath(KIM._id)).toBeNull();
      expect(bar().queryByTitle('1 boat out')).toBeNull();
    },
  );

  it('passes axe with the menu open or closed', async () => {
    const { user } = open('/actions', { isSignedIn: true });
    await bar().findByTitle('1 boat out');
    expect(await findViolations()).toEqual([]);
    await openMenu(user);
    expect(await findViolations()).toEqual([]);
  });
});
