import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { matchesQuery } from './matchesQuery.ts';
import { SwipeList, type SwipeListProps } from './SwipeList.tsx';
import type { SwipeRow } from './SwipeRowView.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { nothingMatches } from './texts.ts';

/** A row with more searchable text than its name. */
export interface SearchRow extends SwipeRow {
  /** 'Quad 4x' */
  keywords?: string;
}

interface SearchListProps extends Omit<SwipeListProps, 'rows'> {
  rows: readonly SearchRow[];
  /** 'Search boats' */
  searchLabel: string;
  /**
   * Rows are added and removed while the list is open: the search field shows from the first row, so that it does not push rows
   * down later.
   */
  isLive?: boolean;
}

/** Up to this many rows need no search field. */
const ROWS_WITHOUT_SEARCH = 5;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s3);
`;

/** A swipe list with a search field: it shows the rows in which every typed word is the beginning of a word. */
export function SearchList({ searchLabel, rows, emptyText, isLive = false, ...list }: SearchListProps) {
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed).trim();
  const matching = useMemo(
    () =>
      sought === '' ? rows : rows.filter((row) => matchesQuery(`${row.name} ${row.keywords ?? ''}`, sought)),
    [rows, sought],
  );
  const noneText = rows.length === 0 ? emptyText : nothingMatches(sought);
  const found = sought === '' ? '' : `${matching.length} of ${rows.length}`;
  return (
    <Stack>
      {(isLive || rows.length > ROWS_WITHOUT_SEARCH) && (
        <SearchField label={searchLabel} value={typed} onChange={setTyped} />
      )}
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      <SwipeList {...list} rows={matching} emptyText={noneText ?? ''} />
    </Stack>
  );
}
