import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
import type { ClearanceMatrix, MatrixCell, MatrixRow } from '@fleetwatch/contract/clearances/wire';
import { EXPIRING_DAYS } from '@fleetwatch/contract/clearances/limits';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SearchField } from '@fleetwatch/kit/ui/form/SearchField';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { matchesQuery } from '@fleetwatch/kit/ui/list/matchesQuery.ts';
import { useRowsInSight } from './useRowsInSight.ts';
import { useClearanceMatrixQuery, useClearancesCsvQuery } from './clearancesApi.ts';
import { titleOf, type ClearanceContext } from './ClearanceContext.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixBox, ROW_PX } from './matrixStyle.ts';
import { useMemberAddress } from './useMemberAddress.ts';
import { CLEARANCES } from '../texts.ts';
import {
  ALL_MEMBERS,
  CSV,
  EXPIRED_OR_SOON,
  HOLDS_NONE,
  MEMBERS,
  NO_MATCH,
  NO_MEMBERS,
  SEARCH_MEMBERS,
  SHOW,
  heldText,
  shownOf,
} from './texts.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  > * {
    flex: 1 1 12rem;
    max-width: 22rem;
    min-width: 0;
  }
`;

const Cell = styled.span<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
  font-weight: var(--weight-label);
  line-height: 1.2;
`;

const List = styled.ul`
  position: relative;
  list-style: none;
  > li {
    position: absolute;
    inset-inline: 0;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    height: ${ROW_PX}px;
    padding: 0 var(--s4);
    border-bottom: var(--border) solid var(--line);
    color: inherit;
    text-decoration: none;
  }
`;

/** Filter of the members. */
const FILTERS = [
  { value: '', label: ALL_MEMBERS },
  { value: 'expiring', label: EXPIRED_OR_SOON },
  { value: 'none', label: HOLDS_NONE },
];

/** All members and their clearances (rule clearance.matrix), for officers. */
export function MatrixView({ context }: { context: ClearanceContext }) {
  const query = useClearanceMatrixQuery(undefined, LIST_QUERY);
  return (
    <QueryResult query={query} isEmpty={({ rows }) => rows.length === 0} emptyText={NO_MEMBERS}>
      {(matrix) => <Matrix matrix={matrix} context={context} />}
    </QueryResult>
  );
}

const isSoon = (cell: MatrixCell | null, soon: string): boolean =>
  cell !== null && cell.expires !== null && cell.expires <= soon;

function Matrix({
  matrix: { columns, rows },
  context,
}: {
  matrix: ClearanceMatrix;
  context: ClearanceContext;
}) {
  const isLaptop = useIsLaptop();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const sought = useDeferredValue(typed).trim();
  const soon = context.today === '' ? '' : addDays(context.today, EXPIRING_DAYS);
  const shown = useMemo(
    () =>
      rows.filter(
        ({ name, cells }) =>
          (sought === '' || matchesQuery(name, sought)) &&
          (filter !== 'expiring' || cells.some((cell) => isSoon(cell, soon))) &&
          (filter !== 'none' || cells.every((cell) => cell === null)),
      ),
    [rows, sought, filter, soon],
  );
  const titles = columns.map((column) => titleOf(context, column));
  return (
    <Stack>
      <Tools>
        <SearchField label={SEARCH_MEMBERS} value={typed} onChange={setTyped} />
        <SelectField label={SHOW} options={FILTERS} value={filter} onChange={setFilter} />
        <MembersFile />
      </Tools>
      <VisuallyHidden role="status">{shownOf(shown.length, rows.length)}</VisuallyHidden>
      {shown.length === 0 && <p>{NO_MATCH}</p>}
      {shown.length > 0 &&
        (isLaptop ? (
          <MatrixGrid titles={titles} rows={shown} today={context.today} />
        ) : (
          <MemberLinks rows={shown} soon={soon} />
        ))}
    </Stack>
  );
}

/** Members' clearances today as a file (rule clearance.file). */
function MembersFile() {
  const csv = useCsvAddress();
  const file = useClearancesCsvQuery(undefined, { skip: !csv.isOpen });
  return (
    <div>
      <Button onClick={csv.open}>{CSV}</Button>
      <CsvDialog
        isOpen={csv.isOpen}
        title={CLEARANCES}
        csv={file.currentData}
        fileName="Clearances.csv"
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        mailCall="/clearances-csv"
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </div>
  );
}

/** The same on a phone: each member with their number of clearances. */
function MemberLinks({ rows, soon }: { rows: readonly MatrixRow[]; soon: string }) {
  const box = useRef<HTMLDivElement>(null);
  const addressOf = useMemberAddress();
  const inSight = useRowsInSight(box, rows.length, ROW_PX);
  return (
    <MatrixBox ref={box}>
      <List aria-label={MEMBERS} style={{ height: inSight.heightPx }}>
        {inSight.rows.map(({ index, topPx }) => {
          const row = rows[index];
          if (!row) return null;
          const held = row.cells.filter((cell) => cell && cell.standing !== 'expired').length;
          const hasSoon = row.cells.some((cell) => isSoon(cell, soon));
          return (
            <li key={row._id} aria-setsize={rows.length} aria-posinset={index + 1} style={{ top: topPx }}>
              <Link to={addressOf(row._id)}>
                {row.name}
                <Cell $tone={hasSoon ? 'amber' : 'muted'}>{heldText(held, hasSoon)}</Cell>
              </Link>
            </li>
          );
        })}
      </List>
    </MatrixBox>
  );
}
