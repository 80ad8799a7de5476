import { act, screen, within } from '@testing-library/react';
import { pseudonymOf } from '@fleetwatch/kit/store/pseudonyms';
import { profileChanged } from '@fleetwatch/kit/store/sessionSlice';
import { ActivityScreen } from '../activity/ActivityScreen.tsx';
import { SortiesScreen } from '../day/SortiesScreen.tsx';
import { ADA_ID, loggedSortie, STATISTICS } from '../testing/logbook.ts';
import { renderSorties } from '../testing/renderSorties.tsx';

const ADA_OUT = loggedSortie('2026-05-13', {
  user: 'Ada Lake',
  user_id: ADA_ID,
  pic: 'https://pics.test/ada.png',
});
const ADA = pseudonymOf('Ada Lake');
const CSV = 'Date,Boat,Launcher,Crew\r\n2026-05-13,Kestrel,Ada Lake,Kim Harper\r\n';

const DAY_CSV = '/sorties?mode=past&year=2026&month=5&day=12&csv=1';

const routes = {
  'GET /sorties-results': () => ({ results: [ADA_OUT] }),
  'GET /sortiesbydate-results/:day': () => ({ results: [ADA_OUT] }),
  'GET /sortiesbydate-csv/:day': () => new Response(CSV),
  'GET /user-results/:user': () => ({ results: STATISTICS }),
  'GET /userseason-results/:user': () => ({
    results: [2026, 2025].map((season) => ({
      season,
      start: `${season}-01-01`,
      end: `${season}-12-31`,
      days: [],
    })),
  }),
};

describe('a device set to Anonymous', () => {
  it('shows no name and no picture of other members, and shows them again when the setting is off', async () => {
    const { store } = renderSorties(<SortiesScreen />, '/sorties', '/sorties', routes, { isAnonymous: true });
    const row = await screen.findByText((_text, element) => element?.tagName === 'LI');
    expect(row).toHaveTextContent(ADA);
    expect(document.body).not.toHaveTextContent('Ada Lake');
    expect(document.querySelector('img')).toBeNull();
    act(() => void store.dispatch(profileChanged({ isAnonymous: false })));
    expect(await screen.findByText(/Ada Lake/)).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://pics.test/ada.png');
  });

  it('masks the file on a device set to Anonymous', async () => {
    const { user } = renderSorties(<SortiesScreen />, '/sorties', DAY_CSV, routes, { isAnonymous: true });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('cell', { name: ADA })).toBeVisible();
    expect(dialog.getByRole('cell', { name: 'Kim Harper' })).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Text' }));
    expect(dialog.getByRole('region', { name: 'CSV as text' })).not.toHaveTextContent('Ada Lake');
  });
});

describe('a device that is not set to Analytic', () => {
  it('shows no timeline, but rows for an address with a timeline', async () => {
    renderSorties(<SortiesScreen />, '/sorties', '/sorties?view=timeline', routes, { isAnalytic: false });
    expect(await screen.findByRole('list', { name: 'Landed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /timeline/i })).toBeNull();
  });

  it('shows the season as text and as a table, without the chart', async () => {
    const path = '/activity/:type/:name';
    renderSorties(<ActivityScreen />, path, '/activity/cache/cache?view=season', routes, {
      isAnalytic: false,
    });
    expect(await screen.findByText(/miles in 2026/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Miles this season as a table' })).toBeVisible();
    expect(screen.getByRole('region', { name: /^Days on the water: .* as a table$/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^(Miles|Days)/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save as PNG/ })).toBeNull();
  });
});
