// @inner

import { memo, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../art/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { SwipeAction } from '../list/SwipeAction.ts';
import type { SearchRow } from '../list/SearchList.tsx';
import type { SortValue } from './sortRows.ts';
import { ActionsCell, Name, NameCell, QuickActions, Rank, Ranked, Row, RowButton } from './tableStyle.ts';
import { MenuItem } from './tableToolsStyle.ts';
import { actionsFor } from '../list/texts.ts';

/** A row: the content of a `SearchList` row, and the source of its columns. */
export interface TableItem<Item> extends Pick<
  SearchRow,
  'key' | 'name' | 'keywords' | 'picture' | 'actions' | 'spokenName'
> {
  item: Item;
  /** Beside the name: '4x'. */
  note?: string;
  /** The screen of its detail, which Enter opens. */
  to?: string;
}

export interface TableColumn<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  sortBy: (item: Item) => SortValue;
  /** Right-aligned, and sorted from the largest. */
  isNumber?: boolean;
  /** With a thin bar that shows how the number ranks. */
  hasRank?: boolean;
  /** Hidden if there is little room. */
  isExtra?: boolean;
}

interface TableRowViewProps<Item> {
  row: TableItem<Item>;
  columns: readonly TableColumn<Item>[];
  /** The largest number of each column with a rank, by its key. */
  largest: Readonly<Record<string, number>>;
  /** The row that is the tab stop. */
  isCurrent: boolean;
  /** Under the pointer, or with the focus. */
  isActive: boolean;
  /** Its detail is open. */
  isOpen: boolean;
  isMenuOpen: boolean;
  onMenu: (key: string, button: HTMLElement) => void;
}

/** Marks the target of an arrow key. */
export const WALKED = 'data-walked';

const percent = (value: SortValue, most: number) =>
  typeof value === 'number' && most > 0 ? `${Math.round((100 * value) / most)}%` : '0%';

function RowView<Item>({
  row,
  columns,
  largest,
  isCurrent,
  isActive,
  isOpen,
  isMenuOpen,
  onMenu,
}: TableRowViewProps<Item>) {
  const { key, name, note, picture, to, item, actions = [], spokenName = name } = row;
  const tabIndex = isCurrent ? 0 : -1;
  const walked = { [WALKED]: '', tabIndex };
  return (
    <Row data-row={key} $isOpen={isOpen}>
      <NameCell scope="row">
        <div>
          {picture}
          <Name title={note ? `${name} ${note}` : name}>
            {to === undefined ? (
              <strong>{name}</strong>
            ) : (
              <Link to={to} aria-current={isOpen || undefined} {...walked}>
                {name}
              </Link>
            )}
            {note ? <span> {note}</span> : null}
          </Name>
        </div>
      </NameCell>
      {columns.map(({ key: column, cell, sortBy, isNumber, hasRank, isExtra }) => (
        <td key={column} data-number={isNumber || undefined} data-extra={isExtra || undefined}>
          {hasRank ? (
            <Rank style={{ '--share': percent(sortBy(item), largest[column] ?? 0) } as CSSProperties} />
          ) : null}
          {hasRank ? <Ranked>{cell(item)}</Ranked> : cell(item)}
        </td>
      ))}
      {actions.length === 0 ? null : (
        <ActionsCell>
          {isActive && !isMenuOpen ? (
            <QuickActions role="group" aria-label={actionsFor(spokenName)}>
              {actions.toReversed().map((action) => (
                <ActionControl
                  key={action.key}
                  action={action}
                  owner={spokenName}
                  tabIndex={tabIndex}
                  isIcon
                />
              ))}
            </QuickActions>
          ) : null}
          <RowButton
            type="button"
            aria-label={actionsFor(spokenName)}
            title={actionsFor(spokenName)}
            aria-expanded={isMenuOpen}
            {...(to === undefined ? walked : { tabIndex })}
            onClick={({ currentTarget }) => onMenu(key, currentTarget)}
          >
            <Icon name="more" size={20} />
          </RowButton>
        </ActionsCell>
      )}
    </Row>
  );
}

/** A row of a table. Memoized, so that of a thousand rows only changed ones render. */
export const TableRowView = memo(RowView) as typeof RowView;

interface ActionControlProps {
  action: SwipeAction;
  /** Owner of the action. */
  owner: string;
  /** An icon with a tooltip, instead of an icon with its word. */
  isIcon?: boolean;
  tabIndex?: number;
  onSelect?: () => void;
}

/** One action of a row, as a button or as a link. */
export function ActionControl({ action, owner, isIcon = false, tabIndex, onSelect }: ActionControlProps) {
  const { label, tone = 'water', icon, to, href, isDisabled } = action;
  const Control = isIcon ? RowButton : MenuItem;
  const shared = {
    tabIndex,
    style: { color: `var(--${tone})` },
    ...(isIcon && { title: label, 'aria-label': `${label} ${owner}` }),
  };
  const content = (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      {isIcon ? (
        icon ? null : (
          label
        )
      ) : (
        <span>
          {label}
          <VisuallyHidden> {owner}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (href !== undefined)
    return (
      <Control as="a" href={href} target="_blank" rel="noopener noreferrer" {...shared}>
        {content}
      </Control>
    );
  if (to !== undefined)
    return (
      <Control as={Link} to={to} onClick={onSelect} {...shared}>
        {content}
      </Control>
    );
  const handleClick = () => {
    onSelect?.();
    action.onSelect?.();
  };
  return (
    <Control type="button" disabled={isDisabled} onClick={handleClick} {...shared}>
      {content}
    </Control>
  );
}
