import { screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { holdAnswer, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { KIM, sortieOf, STATISTICS } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const card = (name: string) => screen.findByRole('region', { name });
const NO_WORKOUTS = Object.fromEntries(Object.keys(STATISTICS.profile).map((name) => [name, 0]));

it('shows the newest heads-up in one line, before the boats out (rule tweet.heads-up)', async () => {
  const fog = { _id: 'fog', user: 'Ada Lake', date: '2026-05-01 06:00:00', description: 'Fog at the weir' };
  renderActions({ routes: { 'GET /tweets-headsup-week-results': () => ({ results: [fog] }) } });
  const line = await card('Heads Up');
  expect(line).toHaveTextContent('Fog at the weir');
  const boats = await card('Still Out Today');
  expect(line.compareDocumentPosition(boats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('appears without the heads-ups when they cannot be loaded', async () => {
  renderActions({ routes: { 'GET /tweets-headsup-week-results': unreachable } });
  expect(await card('Still Out Today')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Heads Up' })).toBeNull();
});

describe('Still Out Today', () => {
  it('shows its own text when all boats are in', async () => {
    renderActions();
    const shown = within(await card('Still Out Today'));
    expect(await shown.findByText('All Boats are in. Please make sure Bay doors are closed.')).toBeVisible();
    expect(shown.getByText('0 out')).toBeVisible();
  });

  it("lists the member's own boats first, and marks them (rule status.still-out)", async () => {
    const others = { user_id: 'ada', user: 'Ada Lake' };
    const stillOut = [
      sortieOf('Osprey', { ...others, launch: '2026-05-01 05:00:00' }),
      sortieOf('Finch', { ...others, crew: [KIM.id] }),
      sortieOf('Kestrel', { user_id: KIM.id, launch: '2026-05-01 06:00:00' }),
    ];
    renderActions({ stillOut });
    const shown = within(await card('Still Out Today'));
    await shown.findByText('Finch');
    const rows = shown
      .getAllByRole('listitem')
      .map((row) => ['strong', 'small'].map((part) => row.querySelector(part)?.textContent ?? ''));
    expect(rows).toEqual([
      ['Kestrel 4x', expect.stringMatching(/^Yours: /)],
      ['Finch 4x', 'Yours: Ada Lake +1'],
      ['Osprey 4x', 'Ada Lake'],
    ]);
  });

  it('shows who is out and for how long, the longest first, and who is late (rule status.late)', async () => {
    const stillOut = [
      sortieOf('Kestrel', { user_id: 'zoë', user: 'Zoë Brook' }),
      sortieOf('Osprey', {
        launch: '2026-04-30 18:00:00',
        user_id: 'ada',
        user: 'Ada Lake',
        crew: ['ben', 'cleo'],
      }),
    ];
    renderActions({ stillOut });
    const shown = within(await card('Still Out Today'));
    expect(await shown.findByText('12:54')).toBeVisible();
    await shown.findByText('Late,');
    const rows = shown.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Osprey 4x12:54Ada Lake +2 Late, Apr 30 18:00',
      'Kestrel 4x0:42Zoë Brooksince 06:12',
    ]);
  });

  it('shows when the boats out cannot be loaded, and shows the rest', async () => {
    renderActions({ routes: { 'GET /sorties-stillout-results': unreachable } });
    expect(
      within(await card('Still Out Today')).getByText('The list of boats out is not available right now.'),
    ).toBeVisible();
    expect(await card('My Miles')).toBeVisible();
  });

  it.each([
    [3, 'roomy'],
    [4, 'compact'],
  ])('lays %d boats out %s', async (count, layout) => {
    renderActions({ stillOut: Array.from({ length: count }, (_, index) => sortieOf(`Boat ${index}`)) });
    const shown = within(await card('Still Out Today'));
    expect(await shown.findByText(`${count} out`)).toBeVisible();
    expect(shown.getByRole('list')).toHaveAttribute('data-layout', layout);
  });

  it.each([
    [4, null],
    [5, '0'],
  ])('scrolls by keyboard when %d boats do not fit', async (count, tabIndex) => {
    renderActions({ stillOut: Array.from({ length: count }, (_, index) => sortieOf(`Boat ${index}`)) });
    const list = await within(await card('Still Out Today')).findByRole('list');
    expect(list.parentElement?.getAttribute('tabindex')).toBe(tabIndex);
  });
});

describe('My Miles', () => {
  it("shows the season's figures", async () => {
    renderActions();
    const shown = await card('My Miles');
    expect(shown).toHaveTextContent('Season miles62.5');
    expect(shown).toHaveTextContent('Solo miles20');
    expect(shown).toHaveTextContent('Private miles5.5');
    expect(shown).toHaveTextContent('Trips9');
  });

  it.each([
    [99.99, 'small'],
    [100, 'large'],
  ])('shows with %d miles a %s card', async (miles, size) => {
    renderActions({ routes: { 'GET /user-results/:id': () => ({ results: { ...STATISTICS, miles } }) } });
    const shown = await card('My Miles');
    expect(shown.querySelector('dl')).toHaveAttribute('data-size', size);
  });

  it('shows why the figures are missing, and retries on request', async () => {
    const { user, api } = renderActions({
      routes: { 'GET /user-results/:id': () => refuse(503, 'The boathouse is busy.', 'busy') },
    });
    expect(await screen.findByText('The boathouse is busy.')).toBeVisible();
    const held = holdAnswer({ results: STATISTICS });
    api.answer({ 'GET /user-results/:id': held.answer });
    const retry = screen.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(await card('Still Out Today')).toBeVisible();
    held.release();
    expect(await card('My Miles')).toBeVisible();
  });
});

describe('a server in an irregular state', () => {
  it.each([null, {}])('reports profile results of %o, and retries on request', async (results) => {
    const { user, api } = renderActions({ routes: { 'GET /user-results/:id': () => ({ results }) } });
    expect(await screen.findByText(/^The server is in an irregular state/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My Miles' })).toBeNull();
    api.answer({ 'GET /user-results/:id': () => ({ results: STATISTICS }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('My Miles')).toBeVisible();
  });
});

describe('My workouts', () => {
  it('shows a pie with the same figures in a table', async () => {
    renderActions();
    const shown = await card('My workouts');
    const rows = within(shown)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['Workout typeTrips', '1Recovery2', '2Steady State5', '7Uncategorized2']);
    expect(shown.querySelectorAll('path')).toHaveLength(3);
  });

  it('shows a text before the first trip', async () => {
    const results = { ...STATISTICS, profile: NO_WORKOUTS };
    renderActions({ routes: { 'GET /user-results/:id': () => ({ results }) } });
    expect(within(await card('My workouts')).getByText('No trips yet this season.')).toBeVisible();
  });
});

describe('the idle screen', () => {
  it('has no accessibility violations', async () => {
    renderActions({ stillOut: [sortieOf('Kestrel')] });
    await card('My workouts');
    expect(await findViolations()).toEqual([]);
  });
});

describe('a member of a user group that was deleted', () => {
  const text = 'Your User Group was deleted. Choose a new one.';

  it('shows a member of a deleted group a notice with a link to choose another', async () => {
    renderActions({
      routes: { 'GET /user-results/:id': () => ({ results: { ...STATISTICS, groupactive: false } }) },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose group' })).toHaveAttribute('href', '/profile');
    expect(await findViolations()).toEqual([]);
  });

  it('shows other members no notice of a deleted group', async () => {
    renderActions();
    expect(await card('My Miles')).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
