import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.tsx';
import { SearchList, type SearchRow } from './SearchList.tsx';

const boat = (name: string, keywords: string): SearchRow => ({ key: name, name, keywords });
const boats = [
  boat('Kestrel', 'Quad 4x'),
  boat('Tern', 'Quad 4x'),
  boat('Finch', 'Scull 1x'),
  boat('Marsh Hawk', 'Eight 8+'),
  boat('Öre', 'Eight 8+'),
  boat('Wren', 'Scull 1x'),
];
const show = (rows: SearchRow[]) =>
  render(
    <SearchList
      label="Fleet"
      searchLabel="Search boats"
      rows={rows}
      swipeDistance={270}
      emptyText="No boats."
    />,
  );
const names = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

describe('SearchList', () => {
  it.each([
    ['haw', ['Marsh Hawk']],
    ['ore', ['Öre']],
    ['eight', ['Marsh Hawk', 'Öre']],
    ['8+ m', ['Marsh Hawk']],
    ['', boats.map(({ name }) => name)],
  ])('narrows to rows with a word that begins with %j', async (typed, found) => {
    const user = userEvent.setup();
    show(boats);
    if (typed) await user.type(screen.getByRole('searchbox', { name: 'Search boats' }), typed);
    await waitFor(() => expect(names()).toEqual(found));
    expect(await findViolations()).toEqual([]);
  });

  it('shows that nothing matches', async () => {
    const user = userEvent.setup();
    show(boats);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
  });

  it('has no search field for a few rows, and shows when there are none', () => {
    const { rerender } = show(boats.slice(0, 5));
    expect(screen.queryByRole('searchbox')).toBeNull();
    rerender(
      <SearchList label="Fleet" searchLabel="x" rows={[]} swipeDistance={270} emptyText="No boats." />,
    );
    expect(screen.getByText('No boats.')).toBeVisible();
  });

  it('has its search field from the first row when the list is live', () => {
    render(
      <SearchList
        label="Deck"
        searchLabel="Search members"
        rows={[]}
        swipeDistance={160}
        isLive
        emptyText="Nobody."
      />,
    );
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  });

  it('shows a thousand rows, the first of them at once', async () => {
    show(Array.from({ length: 1000 }, (_, at) => boat(`Boat ${at}`, '')));
    expect(screen.getByText('Boat 0')).toBeVisible();
    expect(await screen.findByText('Boat 999')).toBeInTheDocument();
  });
});
