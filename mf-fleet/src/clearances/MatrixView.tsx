import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link, useSearchParams } from 'react-router-dom';
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
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { matchesQuery } from '@fleetwatch/kit/ui/list/matchesQuery.ts';
import { useRowsInSight } from '../screen/useRowsInSight.ts';
import { Stack } from './clearanceStyle.ts';
import { standingBadge } from './clearanceTexts.ts';
import { useClearanceMatrixQuery, useClearancesCsvQuery } from './clearancesApi.ts';
import { titleOf, type Known } from './Known.ts';

const ROW_PX = 48;
const NAME_PX = 200;
const CELL_PX = 116;
const HEAD_PX = 56;

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

const Box = styled.div`
  position: relative;
  height: max(20rem, calc(100dvh - 17rem));
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  contain: strict;
`;

const Grid = styled.div`
  position: relative;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  > * {
    display: flex;
    flex: none;
    align-items: center;
    width: ${CELL_PX}px;
    padding: 0 var(--s2);
    overflow: hidden;
    border-bottom: var(--border) solid var(--line);
  }
  > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: ${NAME_PX}px;
    background: var(--card);
    overflow-wrap: anywhere;
    line-height: 1.2;
  }
`;

const HeadRow = styled(Row)`
  position: sticky;
  top: 0;
  z-index: 2;
  > *,
  > :first-child {
    height: ${HEAD_PX}px;
    background: var(--wash);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-label);
    line-height: 1.2;
  }
`;

const BodyRow = styled(Row)`
  position: absolute;
  left: 0;
  height: ${ROW_PX}px;
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
  { value: 'expiring', label: 'Runs out soon, or has' },
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
      {shown.length === 0 && <p>No member is like that.</p>}
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

function useMemberAddress(): (id: string) => string {
  const [search] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(search);
    next.set('member', id);
    return `?${next}`;
  };
}

interface MatrixGridProps {
  titles: readonly string[];
  rows: readonly MatrixRow[];
  today: string;
}

/** Only the rows in sight are rendered: 2,000 members of 20 clearances are 40,000 cells. */
function MatrixGrid({ titles, rows, today }: MatrixGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const addressOf = useMemberAddress();
  const inSight = useRowsInSight(box, rows.length, ROW_PX);
  const width = NAME_PX + titles.length * CELL_PX;
  return (
    <Box ref={box}>
      <Grid
        role="table"
        aria-label="Members and their clearances"
        aria-rowcount={rows.length + 1}
        style={{ width, height: HEAD_PX + inSight.heightPx }}
      >
        <HeadRow role="row" aria-rowindex={1}>
          <span role="columnheader">Member</span>
          {titles.map((title) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </HeadRow>
        {inSight.rows.map(({ index, topPx }) => {
          const row = rows[index];
          return (
            row && (
              <MatrixLine
                key={row._id}
                {...{ row, index, topPx, titles, today }}
                address={addressOf(row._id)}
              />
            )
          );
        })}
      </Grid>
    </Box>
  );
}

interface MatrixLineProps {
  row: MatrixRow;
  index: number;
  topPx: number;
  titles: readonly string[];
  today: string;
  /** Where the member's name leads. */
  address: string;
}

/** A member's row. Memoised, so that scrolling renders the rows that come and no others. */
const MatrixLine = memo(function MatrixLine({ row, index, topPx, titles, today, address }: MatrixLineProps) {
  return (
    <BodyRow role="row" aria-rowindex={index + 2} style={{ top: HEAD_PX + topPx }}>
      <span role="rowheader">
        <Link to={address}>{row.name}</Link>
      </span>
      {row.cells.map((cell, at) => (
        <span key={titles[at]} role="cell">
          <CellText cell={cell} today={today} />
        </span>
      ))}
    </BodyRow>
  );
});

function CellText({ cell, today }: { cell: MatrixCell | null; today: string }) {
  if (!cell) return <Cell $tone="muted">–</Cell>;
  const { text, tone } = standingBadge(cell.standing, cell.expires, today);
  return <Cell $tone={tone}>{text}</Cell>;
}

/** The same on a phone: each member with how many they hold. */
function MemberLinks({ rows, soon }: { rows: readonly MatrixRow[]; soon: string }) {
  const box = useRef<HTMLDivElement>(null);
  const addressOf = useMemberAddress();
  const inSight = useRowsInSight(box, rows.length, ROW_PX);
  return (
    <Box ref={box}>
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
    </Box>
  );
}
