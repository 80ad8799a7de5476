import { act, screen, waitFor, within } from '@testing-library/react';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { loggedSortie, manySorties, OPEN_MEN, OPEN_WOMEN } from '../testing/logbook.ts';
import { renderSorties } from '../testing/renderSorties.tsx';
import { UserGroupsScreen } from './UserGroupsScreen.tsx';

const WEEK = 'GET /usergroup-sorties-weekly/:group/:start/:end/deref';
const tab = (name: string) => screen.findByRole('tab', { name });
const strip = (name: string) => within(screen.getByRole('tablist', { name }));

const renderGroups = (route = '/usergroups', routes: FakeRoutes = {}) =>
  renderSorties(<UserGroupsScreen />, '/usergroups', route, {
    [WEEK]: ({ params }) => ({ results: [loggedSortie(params['start'] ?? '')] }),
    'GET /usergroup-sorties-weekly/:group/:start/:end/csv': () => new Response('Date\r\n2026-05-04\r\n'),
    ...routes,
  });

describe('the current week', () => {
  it("begins with the member's own group, Monday to Sunday", async () => {
    const { api } = renderGroups();
    expect(await tab('Open Men')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: 'Open Men, May 11–17' })).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Sorties: Open Men, May 11–17' });
    expect(within(list).getByRole('listitem')).toHaveTextContent('May 11, 06:00–07:30 · Kim Harper');
    expect(api.callsTo(WEEK).map(({ path }) => path)).toEqual([
      `/usergroup-sorties-weekly/${OPEN_MEN._id}/2026-05-11/2026-05-17/deref`,
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it("fetches another group's list, and keeps the group in the address", async () => {
    const { user, currentRoute } = renderGroups();
    await user.click(await tab('Open Women'));
    expect(await screen.findByRole('heading', { name: 'Open Women, May 11–17' })).toBeVisible();
    expect(currentRoute()).toBe(`/usergroups?group=${OPEN_WOMEN._id}&mode=current`);
  });

  it('shows a message when it is empty', async () => {
    renderGroups('/usergroups', { [WEEK]: () => ({ results: [] }) });
    expect(await screen.findByText('No sorties by Open Men this week yet.')).toBeVisible();
  });

  it("shows the server's text of a refusal", async () => {
    renderGroups('/usergroups', { [WEEK]: () => refuse(503, 'The boathouse is busy.', 'busy') });
    expect(await screen.findByText('The boathouse is busy.')).toBeVisible();
  });
});

describe('a long week (rule sortie.pages)', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const all = manySorties('2026-05-12', 120);
  const sum = { sorties: 120, miles: 642.5, days: 2 };
  /** Fifty rows a page, with the position of the next as its cursor. */
  const paged: FakeRoutes[string] = ({ query }) => {
    const from = Number(query.get('after') ?? 0);
    const next = from + 50;
    return {
      results: all.slice(from, next),
      ...(next < all.length && { next: String(next) }),
      ...(from === 0 && { sum }),
    };
  };
  const expectRows = (count: number) =>
    waitFor(() =>
      expect(screen.getByRole('list', { name: 'Sorties: Open Men, May 11–17' }).children).toHaveLength(count),
    );

  it('loads page by page, with the totals of the whole week', async () => {
    const { user, api } = renderGroups('/usergroups', { [WEEK]: paged });
    await expectRows(50);
    expect(screen.getByText('Days').closest('dl')).toHaveTextContent('Sorties120Miles642.5Days2');
    expect(screen.getByText('50 of 120')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await expectRows(100);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    await expectRows(120);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    expect(api.callsTo(WEEK).map(({ query }) => Object.fromEntries(query))).toEqual([
      { limit: '50', order: 'latest' },
      { limit: '50', order: 'latest', after: '50' },
      { limit: '50', order: 'latest', after: '100' },
    ]);
  });

  it('loads more as its end comes into view, and stops at a failure until it is pressed', async () => {
    const ends: (() => void)[] = [];
    const inSight = {
      isIntersecting: true,
      boundingClientRect: { top: 0 },
      intersectionRect: { bottom: 9_999 },
    };
    class FakeObserver {
      readonly notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.notify = notify;
      }
      /** All rows of a list are visible; its end only when the test triggers it. */
      observe(target: Element) {
        if (target instanceof HTMLLIElement) this.notify([inSight]);
        else ends.push(() => this.notify([inSight]));
      }
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    let isAway = false;
    const { user, api } = renderGroups('/usergroups', {
      [WEEK]: (call) => (isAway ? refuse(503, 'The boathouse is busy.', 'busy') : paged(call)),
    });
    await expectRows(50);
    act(() => ends.at(-1)?.());
    await expectRows(100);
    isAway = true;
    act(() => ends.at(-1)?.());
    expect(await screen.findByText('The boathouse is busy.')).toBeVisible();
    await expectRows(100);
    const tried = api.callsTo(WEEK).length;
    const watched = ends.length;
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    await expectRows(120);
    expect([tried, watched]).toEqual([3, 2]);
  });
});

describe('past weeks', () => {
  it('lists a week picked by month and week; future months are disabled', async () => {
    const { user, currentRoute } = renderGroups();
    await user.click(await tab('Past weeks'));
    expect(strip('Past weeks: month').getByRole('tab', { name: 'May' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(strip('Past weeks: month').getByRole('tab', { name: 'Jun' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(strip('Past weeks: month').getByRole('tab', { name: 'Mar' }));
    expect(
      strip('Past weeks: week')
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2–8', '9–15', '16–22', '23–29', '30–31']);
    await user.click(strip('Past weeks: week').getByRole('tab', { name: '30–31' }));
    expect(screen.queryByRole('list', { name: /Sorties:/ })).toBeNull();
    await user.click(await tab('Get sorties'));
    expect(await screen.findByRole('list', { name: 'Sorties: Open Men, Mar 30–31' })).toBeVisible();
    expect(currentRoute()).toBe('/usergroups?mode=past&year=2026&month=3&week=6&show=sorties');
    expect(await findViolations()).toEqual([]);
  });

  it.each(['Get sorties', 'Get CSV'])(
    "asks for a week at '%s' when there is none, until it is reset",
    async (action) => {
      const { user, api } = renderGroups('/usergroups?mode=past&year=2026&month=4');
      await user.click(await tab(action));
      expect(await screen.findByText('Please specify which week of Apr')).toBeVisible();
      await user.click(strip('Past weeks: week').getByRole('tab', { name: '6–12' }));
      expect(screen.queryByText(/Please specify/)).toBeNull();
      expect(api.callsTo(WEEK)).toEqual([]);
    },
  );

  it.each(['Get sorties', 'Get CSV'])("refuses '%s' of a future week", async (action) => {
    const { user, api } = renderGroups('/usergroups?mode=past&year=2026&month=5&week=4');
    await user.click(await tab(action));
    expect(await screen.findByText('This is a future week!')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /Open Men/ })).toBeNull();
    expect(api.callsTo(WEEK)).toEqual([]);
  });

  it('lets the current week be picked', async () => {
    const { user } = renderGroups('/usergroups?mode=past&year=2026&month=5&week=3');
    await user.click(await tab('Get sorties'));
    expect(await screen.findByRole('list', { name: 'Sorties: Open Men, May 11–17' })).toBeVisible();
  });

  it('only switches to another group, and fetches it on request', async () => {
    const { user, api } = renderGroups('/usergroups?mode=past&year=2026&month=4&week=2&show=sorties');
    await screen.findByRole('list', { name: 'Sorties: Open Men, Apr 6–12' });
    await user.click(await tab('Open Women'));
    expect(screen.queryByRole('list', { name: /Sorties:/ })).toBeNull();
    expect(api.callsTo(WEEK)).toHaveLength(1);
    await user.click(await tab('Get sorties'));
    expect(await screen.findByRole('list', { name: 'Sorties: Open Women, Apr 6–12' })).toBeVisible();
  });

  it("returns to the current week and the member's own group", async () => {
    const { user, currentRoute } = renderGroups(
      `/usergroups?group=${OPEN_WOMEN._id}&mode=past&year=2025&month=4&week=2`,
    );
    await user.click(await tab('Back to current week and group'));
    expect(await screen.findByRole('heading', { name: 'Open Men, May 11–17' })).toBeVisible();
    expect(currentRoute()).toBe('/usergroups');
  });

  it('titles the CSV by group, month and week and saves it under the documented name', async () => {
    const saved = captureSavedFile();
    const { user } = renderGroups('/usergroups?mode=past&year=2026&month=5&week=2');
    await user.click(await tab('Get CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open Men, May 4–10' }));
    expect(await dialog.findByRole('cell', { name: '2026-05-04' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await saved()).name).toBe('OM-May-4-10.csv');
  });

  it('shows a message for a week without sorties', async () => {
    renderGroups('/usergroups?mode=past&year=2026&month=4&week=2&show=sorties', {
      [WEEK]: () => ({ results: [] }),
    });
    expect(await screen.findByText('No sorties by Open Men that week.')).toBeVisible();
  });
});

it('shows a message for a club without groups', async () => {
  renderGroups('/usergroups', { 'GET /usergroups-results': () => ({ results: [] }) });
  expect(await screen.findByText('This club has no user groups yet.')).toBeVisible();
});
