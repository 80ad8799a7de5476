import { act, screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { useState } from 'react';
import { Table, TableTools } from './Table.tsx';
import type { TableColumn, TableItem } from './TableRowView.tsx';

interface Boat {
  miles: number;
  last: string | null;
}

const COLUMNS: TableColumn<Boat>[] = [
  {
    key: 'miles',
    label: 'Miles',
    isNumber: true,
    hasRank: true,
    cell: ({ miles }) => miles,
    sortBy: ({ miles }) => miles,
  },
  { key: 'last', label: 'Last out', cell: ({ last }) => last ?? 'not out yet', sortBy: ({ last }) => last },
];

const launched = jest.fn();

const boat = (name: string, miles: number, last: string | null): TableItem<Boat> => ({
  key: name.toLowerCase(),
  name,
  note: '4x',
  keywords: 'Quad 4x',
  to: `/captainslog/${name.toLowerCase()}`,
  actions: [
    { key: 'log', label: "Captain's Log", icon: 'log', to: `/captainslog/${name.toLowerCase()}` },
    { key: 'launch', label: 'Launch', icon: 'launch', onSelect: () => launched(name) },
  ],
  item: { miles, last },
});

const BOATS = [boat('Tern', 50, '2026-05-01'), boat('Finch', 200, null), boat('Avocet', 0, '2026-04-30')];

interface Shown {
  rows?: TableItem<Boat>[];
  openKey?: string;
  name?: string;
}

function Fleet({ rows = BOATS, openKey, name = 'fleet' }: Shown) {
  const [typed, setTyped] = useState('');
  return (
    <main>
      <TableTools name={name} columns={COLUMNS} searchLabel="Search boats" typed={typed} onType={setTyped} />
      <Table
        name={name}
        label="Boats"
        nameLabel="Boat"
        columns={COLUMNS}
        rows={rows}
        typed={typed}
        openKey={openKey}
        emptyText="There are no boats."
      />
    </main>
  );
}

const open = (shown: Shown = {}) => renderScreen(<Fleet {...shown} />, { route: '/fleet' });
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(head(name)).getByRole('button');

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fwo:tables' }));
  launched.mockClear();
});

describe('Table', () => {
  it('shows a row per item, by name, without violations', async () => {
    open();
    expect(screen.getByRole('table', { name: 'Boats' })).toBeVisible();
    expect(names()).toEqual(['Avocet', 'Finch', 'Tern']);
    expect(rows()[1]).toHaveTextContent('Finch 4x200not out yet');
    expect(head('Boat')).toHaveAttribute('aria-sort', 'ascending');
    expect(await findViolations()).toEqual([]);
  });

  it('sorts by its heads, numbers from the largest first, and empty values last (rule table.sort)', async () => {
    const { user } = open();
    await user.click(sortBy('Miles'));
    expect(names()).toEqual(['Finch', 'Tern', 'Avocet']);
    expect(head('Miles')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Boat')).not.toHaveAttribute('aria-sort');
    await user.click(sortBy('Miles'));
    expect(names()).toEqual(['Avocet', 'Tern', 'Finch']);
    await user.click(sortBy('Last out'));
    expect(names()).toEqual(['Avocet', 'Tern', 'Finch']);
    await user.click(sortBy('Last out'));
    expect(names()).toEqual(['Tern', 'Avocet', 'Finch']);
  });

  it('shows a bar beside a number that ranks among the others', () => {
    open();
    const share = (at: number) =>
      rows()[at]?.querySelector<HTMLElement>('td > span')?.style.getPropertyValue('--share');
    expect([share(0), share(1), share(2)]).toEqual(['0%', '100%', '25%']);
  });

  it('moves by the arrow keys, Home and End, and opens a row by Enter (rule table.keys)', async () => {
    const { user, currentRoute } = open();
    const link = (name: string) => screen.getByRole('link', { name });
    act(() => sortBy('Last out').focus());
    await user.tab();
    expect(link('Avocet')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Finch')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(link('Tern')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(link('Avocet')).toHaveFocus();
    await user.keyboard('{PageDown}{Enter}');
    expect(currentRoute()).toBe('/captainslog/tern');
    // Only one row at a time is a tab stop.
    expect(link('Avocet')).toHaveAttribute('tabindex', '-1');
    expect(link('Tern')).toHaveAttribute('tabindex', '0');
  });

  it('shows the actions of the row under the pointer or with the focus (rule table.actions)', async () => {
    const { user, currentRoute } = open();
    expect(screen.queryByRole('button', { name: 'Launch Finch' })).toBeNull();
    await user.hover(screen.getByText('200'));
    expect(screen.getAllByRole('button', { name: /^Launch/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Launch Finch' }));
    expect(launched).toHaveBeenCalledWith('Finch');
    act(() => screen.getByRole('link', { name: 'Tern' }).focus());
    expect(screen.getByRole('button', { name: 'Launch Tern' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: "Captain's Log Tern" }));
    expect(currentRoute()).toBe('/captainslog/tern');
  });

  it('shows the same actions behind a button of each row, which gets the focus back (rule table.actions)', async () => {
    const { user } = open();
    const button = screen.getByRole('button', { name: 'Actions for Tern' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('group', { name: 'Actions for Tern' });
    expect(menu).toHaveTextContent("Launch TernCaptain's Log Tern");
    expect(within(menu).getByRole('button', { name: 'Launch Tern' })).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Launch Tern' }));
    expect(launched).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves through rows without a detail by the button of their actions', async () => {
    const bare = BOATS.map(({ to: _to, ...row }) => row);
    const { user } = open({ rows: bare });
    act(() => screen.getByRole('button', { name: 'Actions for Avocet' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Actions for Finch' })).toHaveFocus();
  });

  it('searches by the beginnings of words', async () => {
    const { user } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search boats' }), 'qu te');
    await waitFor(() => expect(names()).toEqual(['Tern']));
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nothing matches “qu tex”.')).toBeVisible();
  });

  it('shows when there are no rows', () => {
    open({ rows: [] });
    expect(screen.getByText('There are no boats.')).toBeVisible();
  });

  it('keeps density and columns on the device (rule table.display)', async () => {
    const { user, unmount } = open();
    const display = screen.getByRole('button', { name: 'Display' });
    await user.click(display);
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await user.click(screen.getByRole('checkbox', { name: 'Last out' }));
    expect(await findViolations()).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: 'Last out' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(display).toHaveFocus();
    unmount();
    window.dispatchEvent(new StorageEvent('storage', { key: 'fwo:tables' }));
    const { unmount: leave } = open();
    expect(screen.queryByRole('columnheader', { name: 'Last out' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Display' }));
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
    leave();
    open({ name: 'members' });
    expect(head('Last out')).toBeVisible();
  });

  it('ignores damaged settings', () => {
    localStorage.setItem('fwo:tables', '{"hidden":{"fleet":7},"isCompact":"yes"}');
    open();
    expect(head('Last out')).toBeVisible();
  });

  it('marks the row whose detail is open', () => {
    open({ openKey: 'finch' });
    expect(screen.getByRole('link', { name: 'Finch' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Tern' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Finch' })).toHaveAttribute('tabindex', '0');
  });

  it('keeps all rows of a long list in the page', async () => {
    const many = Array.from({ length: 400 }, (_, at) => boat(`Boat ${at}`, at, null));
    const { container } = open({ rows: many });
    // A query by role computes the styles of every cell, at each change of the page.
    const links = () => [...container.querySelectorAll('tbody th a')];
    await waitFor(() => expect(links()).toHaveLength(400));
    expect(
      links()
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Boat 0', 'Boat 1', 'Boat 2']);
  });
});
