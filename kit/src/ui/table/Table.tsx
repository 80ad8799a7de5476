import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../../art/Icon.tsx';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { matchesQuery } from '../list/matchesQuery.ts';
import type { ScreenProps } from '../layout/Screen.tsx';
import { Pane, Panes } from './Panes.tsx';
import { sortRows } from './sortRows.ts';
import { TablePopup } from './TablePopup.tsx';
import { ActionControl, TableRowView, WALKED, type TableColumn, type TableItem } from './TableRowView.tsx';
import { useTableDisplay } from './tableSettings.ts';
import { Box, Empty, Grid, ROW_PX, SortButton } from './tableStyle.ts';
import { Field, Legend, Tools } from './tableToolsStyle.ts';
import { ACTIONS, actionsFor, nothingMatches } from '../list/texts.ts';
import { COLUMNS, COMFORTABLE, COMPACT, DENSITY, DISPLAY } from './texts.ts';
import { shownOf } from '../list/texts.ts';

/** Detail of the open row, beside the table. */
interface TableDetail {
  /** Accessible name: "Captain's Log". */
  label: string;
  /** Renders the detail's screen in this frame instead of `Screen`. */
  show: (Frame: ComponentType<ScreenProps>) => ReactNode;
  /** Leaves the detail for the list's own address. */
  onClose: () => void;
}

interface TableProps<Item> {
  /** Key under which the device stores its display settings: 'fleet'. */
  name: string;
  /** Accessible name: 'Boats'. */
  label: string;
  /** Heading of the first column, which every table has: 'Boat'. */
  nameLabel: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly TableItem<Item>[];
  /** The search text: shows the rows in which every typed word is the beginning of a word. */
  typed: string;
  /** Key of the row whose detail is open. */
  openKey?: string | undefined;
  detail?: TableDetail;
  /** Shown if there are no rows: the next step. */
  emptyText: string;
}

/** Rows rendered at once; the rest follows in a transition (rule boat.long-lists). */
const ROWS_AT_ONCE = 40;
const PAGE_ROWS = 10;

/** The name column, sorted by its text. */
const BY_NAME = 'name';

/** Index of the row to which each key leads, among so many rows. */
const WALKS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, count) => Math.min(count - 1, at + PAGE_ROWS),
  PageUp: (at) => Math.max(0, at - PAGE_ROWS),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLTableRowElement>('tr');

/**
 * The table of a list on a laptop, with the detail of one row beside it: sorted by its column headings, with the rows' actions
 * at their right, navigated with the arrow keys, Home and End (rules table.sort, table.keys, table.actions, table.panes).
 */
export function Table<Item>({
  name,
  label,
  nameLabel,
  columns,
  rows,
  typed,
  openKey,
  detail,
  emptyText,
}: TableProps<Item>) {
  const { isCompact, hidden } = useTableDisplay(name);
  const [sort, setSort] = useState({ by: BY_NAME, isDescending: false });
  const [currentKey, setCurrentKey] = useState<string>();
  const [hoveredKey, setHoveredKey] = useState<string>();
  const [focusedKey, setFocusedKey] = useState<string>();
  const [menu, setMenu] = useState<{ key: string; button: HTMLElement }>();

  const sought = useDeferredValue(typed).trim();
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort.by);
    const found =
      sought === '' ? rows : rows.filter((row) => matchesQuery(`${row.name} ${row.keywords ?? ''}`, sought));
    return sortRows(found, (row) => (column ? column.sortBy(row.item) : row.name), sort.isDescending);
  }, [rows, columns, sort, sought]);
  const largest = useMemo(() => {
    const numbersOf = ({ sortBy }: TableColumn<Item>) => rows.map(({ item }) => Number(sortBy(item) ?? 0));
    const ranked = columns.filter(({ hasRank }) => hasRank);
    return Object.fromEntries(ranked.map((column) => [column.key, Math.max(0, ...numbersOf(column))]));
  }, [rows, columns]);
  const shownColumns = useMemo(() => columns.filter(({ key }) => !hidden.includes(key)), [columns, hidden]);

  const following = useDeferredValue(sorted, sorted.slice(0, ROWS_AT_ONCE));
  const shown = sorted.length > ROWS_AT_ONCE ? following : sorted;
  const reservedPx = (sorted.length - shown.length) * ROW_PX[isCompact ? 'compact' : 'comfortable'];
  const tabbed = [currentKey, openKey].find((key) => shown.some((row) => row.key === key)) ?? shown[0]?.key;

  const toggleMenu = useCallback((key: string, button: HTMLElement) => {
    setMenu((last) => (last?.key === key ? undefined : { key, button }));
  }, []);
  const sortBy = (by: string, startsDescending: boolean) =>
    setSort((last) => ({ by, isDescending: last.by === by ? !last.isDescending : startsDescending }));
  const handleKeys = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const walk = WALKS[event.key];
    if (!walk || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...event.currentTarget.rows];
    const next =
      all[
        walk(
          all.findIndex((row) => row === rowOf(event.target)),
          all.length,
        )
      ];
    next?.querySelector<HTMLElement>(`[${WALKED}]`)?.focus();
    event.preventDefault();
  };
  const handlePointer = ({ target, pointerType }: PointerEvent) =>
    setHoveredKey(pointerType === 'touch' ? undefined : rowOf(target)?.dataset['row']);

  const head = (by: string, text: string, isNumber = false, isExtra = false) => {
    const direction = sort.by === by ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
    return (
      <th
        key={by}
        scope="col"
        aria-sort={direction}
        data-number={isNumber || undefined}
        data-extra={isExtra || undefined}
      >
        <SortButton type="button" onClick={() => sortBy(by, isNumber)}>
          {text}
          {direction ? <Icon name={sort.isDescending ? 'down' : 'up'} size={14} /> : null}
        </SortButton>
      </th>
    );
  };
  const hasActions = rows.some(({ actions }) => actions && actions.length > 0);
  const menuRow = menu && rows.find(({ key }) => key === menu.key);
  const noneText = rows.length === 0 ? emptyText : nothingMatches(sought);
  return (
    <Panes openKey={openKey} label={detail?.label} detail={detail?.show(Pane)} onClose={detail?.onClose}>
      <Box onScroll={() => setMenu(undefined)}>
        <VisuallyHidden role="status">
          {sought === '' ? '' : shownOf(sorted.length, String(rows.length))}
        </VisuallyHidden>
        {sorted.length === 0 ? (
          <Empty>{noneText}</Empty>
        ) : (
          <Grid aria-label={label} $isCompact={isCompact}>
            <thead>
              <tr>
                {head(BY_NAME, nameLabel)}
                {shownColumns.map(({ key, label: text, isNumber, isExtra }) =>
                  head(key, text, isNumber, isExtra),
                )}
                {hasActions ? (
                  <td>
                    <VisuallyHidden>{ACTIONS}</VisuallyHidden>
                  </td>
                ) : null}
              </tr>
            </thead>
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- handles events of its links and buttons */}
            <tbody
              onKeyDown={handleKeys}
              onPointerOver={handlePointer}
              onPointerLeave={({ relatedTarget }) => {
                if (relatedTarget instanceof Node) setHoveredKey(undefined);
              }}
              onFocus={({ target }) => {
                const key = rowOf(target)?.dataset['row'];
                setFocusedKey(key);
                setCurrentKey(key);
              }}
              onBlur={() => setFocusedKey(undefined)}
            >
              {shown.map((row) => (
                <TableRowView
                  key={row.key}
                  row={row}
                  columns={shownColumns}
                  largest={largest}
                  isCurrent={row.key === tabbed}
                  isActive={row.key === hoveredKey || row.key === focusedKey}
                  isOpen={row.key === openKey}
                  isMenuOpen={row.key === menu?.key}
                  onMenu={toggleMenu}
                />
              ))}
            </tbody>
          </Grid>
        )}
        {reservedPx > 0 ? <div style={{ height: reservedPx }} /> : null}
      </Box>
      {menu && menuRow ? (
        <TablePopup
          key={menu.key}
          button={menu.button}
          label={actionsFor(menuRow.spokenName ?? menuRow.name)}
          onClose={() => setMenu(undefined)}
        >
          {menuRow.actions?.toReversed().map((action) => (
            <ActionControl
              key={action.key}
              action={action}
              owner={menuRow.spokenName ?? menuRow.name}
              onSelect={() => {
                menu.button.focus();
                setMenu(undefined);
              }}
            />
          ))}
        </TablePopup>
      ) : null}
    </Panes>
  );
}

interface TableToolsProps<Item> extends Pick<TableProps<Item>, 'name' | 'columns' | 'typed'> {
  /** 'Search boats' */
  searchLabel: string;
  onType: (typed: string) => void;
}

const DENSITIES = [
  { value: 'comfortable', label: COMFORTABLE },
  { value: 'compact', label: COMPACT },
];

/** For the header of a table's screen: its search, and its display settings on this device (rule table.display). */
export function TableTools<Item>({ name, columns, typed, searchLabel, onType }: TableToolsProps<Item>) {
  const { isCompact, hidden, setIsCompact, toggleColumn } = useTableDisplay(name);
  const [button, setButton] = useState<HTMLElement>();
  return (
    <Tools>
      <Field>
        <SearchField label={searchLabel} value={typed} onChange={onType} />
      </Field>
      <Button
        icon="rows"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(button ? undefined : currentTarget)}
      >
        {DISPLAY}
      </Button>
      {button ? (
        <TablePopup button={button} label={DISPLAY} onClose={() => setButton(undefined)}>
          <RadioGroup
            label={DENSITY}
            options={DENSITIES}
            value={isCompact ? 'compact' : 'comfortable'}
            onChange={(value) => setIsCompact(value === 'compact')}
          />
          <fieldset>
            <Legend>{COLUMNS}</Legend>
            {columns.map(({ key, label }) => (
              <CheckboxField
                key={key}
                label={label}
                isChecked={!hidden.includes(key)}
                onChange={() => toggleColumn(key)}
              />
            ))}
          </fieldset>
        </TablePopup>
      ) : null}
    </Tools>
  );
}
