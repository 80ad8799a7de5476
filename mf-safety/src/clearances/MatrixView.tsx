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
import { titleOf, type Known } from './Known.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixBox, ROW_PX } from './matrixStyle.ts';
import { useMemberAddress } from './useMemberAddress.ts';

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

/** What of the members is shown. */
const FILTERS = [
  { value: '', label: 'All members' },
  { value: 'expiring', label: 'Expired or expiring soon' },
  { value: 'none', label: 'Without any' },
];

/** All members and what they hold (rule clearance.matrix), for officers. */
export function MatrixView({ known }: { known: Known }) {
  const query = useClearanceMatrixQuery(undefined, LIST_QUERY);
  return (
    <QueryResult query={query} isEmpty={({ rows }) => rows.length === 0} emptyText="There is no member yet.">
      {(matrix) => <Matrix matrix={matrix} known={known} />}
    </QueryResult>
  );
}

const isSoon = (cell: MatrixCell | null, soon: string): boolean =>
  cell !== null && cell.expires !== null && cell.expires <= soon;

function Matrix({ matrix: { columns, rows }, known }: { matrix: ClearanceMatrix; known: Known }) {
  const isLaptop = useIsLaptop();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const sought = useDeferredValue(typed).trim();
  const soon = known.today === '' ? '' : addDays(known.today, EXPIRING_DAYS);
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
  const titles = columns.map((column) => titleOf(known, column));
  return (
    <Stack>
      <Tools>
        <SearchField label="Search members" value={typed} onChange={setTyped} />
        <SelectField label="Show" options={FILTERS} value={filter} onChange={setFilter} />
        <MembersFile />
      </Tools>
      <VisuallyHidden role="status">{`${shown.length} of ${rows.length}`}</VisuallyHidden>
      {shown.length === 0 && <p>No members match.</p>}
      {shown.length > 0 &&
        (isLaptop ? (
          <MatrixGrid titles={titles} rows={shown} today={known.today} />
        ) : (
          <MemberLinks rows={shown} soon={soon} />
        ))}
    </Stack>
  );
}

/** What members hold today as a file (rule clearance.file). */
function MembersFile() {
  const csv = useCsvAddress();
  const file = useClearancesCsvQuery(undefined, { skip: !csv.isOpen });
  return (
    <div>
      <Button onClick={csv.open}>CSV</Button>
      <CsvDialog
        isOpen={csv.isOpen}
        title="Clearances"
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

/** The same on a phone: each member with how many they hold. */
function MemberLinks({ rows, soon }: { rows: readonly MatrixRow[]; soon: string }) {
  const box = useRef<HTMLDivElement>(null);
  const addressOf = useMemberAddress();
  const inSight = useRowsInSight(box, rows.length, ROW_PX);
  return (
    <MatrixBox ref={box}>
      <List aria-label="Members" style={{ height: inSight.heightPx }}>
        {inSight.rows.map(({ index, topPx }) => {
          const row = rows[index];
          if (!row) return null;
          const held = row.cells.filter((cell) => cell && cell.standing !== 'expired').length;
          const hasSoon = row.cells.some((cell) => isSoon(cell, soon));
          return (
            <li key={row._id} aria-setsize={rows.length} aria-posinset={index + 1} style={{ top: topPx }}>
              <Link to={addressOf(row._id)}>
                {row.name}
                <Cell $tone={hasSoon ? 'amber' : 'muted'}>
                  {held} held{hasSoon ? ', runs out' : ''}
                </Cell>
              </Link>
            </li>
          );
        })}
      </List>
    </MatrixBox>
  );
}
