import { useState } from 'react';
import styled from 'styled-components';
import { SwipeList } from '@fleetwatch/kit/ui/SwipeList';
import type { SwipeListProps } from '@fleetwatch/kit/ui/SwipeList';
import { TextField } from '@fleetwatch/kit/ui/TextField';
import { matchesTyped } from './matchesTyped.ts';

interface FilteredListProps extends SwipeListProps {
  /** 'Search boats' */
  searchLabel: string;
}

/** Up to so many rows are found faster by looking. */
const ROWS_WITHOUT_SEARCH = 5;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s3);
`;

/** A swipe list that narrows to the rows whose names begin with what is typed. */
export function FilteredList({ searchLabel, rows, emptyText, ...list }: FilteredListProps) {
  const [typed, setTyped] = useState('');
  const matching = rows.filter((row) => matchesTyped(row.name, typed));
  const noneText = rows.length === 0 ? emptyText : `Nothing matches “${typed.trim()}”.`;
  return (
    <Stack>
      {rows.length > ROWS_WITHOUT_SEARCH && (
        <TextField label={searchLabel} type="search" autoComplete="off" value={typed} onChange={setTyped} />
      )}
      <SwipeList {...list} rows={matching} emptyText={noneText ?? ''} />
    </Stack>
  );
}
