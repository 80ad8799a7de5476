import { memo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { MatrixCell, MatrixRow } from '@fleetwatch/contract/clearances/wire';
import { useRowsInSight } from './useRowsInSight.ts';
import { grantBadge } from './grantBadge.ts';
import { MATRIX, MEMBER } from './texts.ts';
import { MatrixBox, ROW_PX } from './matrixStyle.ts';
import { useMemberAddress } from './useMemberAddress.ts';

const NAME_PX = 200;
const CELL_PX = 116;
const HEAD_PX = 56;

const Grid = styled.div`
  position: relative;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

/*
 * Makes a frame of scrolling draw only the rows that appear: each row is contained, and each of its cells is one element
 * without clipping, colored by the row's style.
 */
const Row = styled.div`
  display: flex;
  width: 100%;
  border-bottom: var(--border) solid var(--line);
  > * {
    flex: none;
    align-content: center;
    width: ${CELL_PX}px;
    padding: 0 var(--s2);
    line-height: 1.2;
  }
  > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: ${NAME_PX}px;
    background: var(--card);
    overflow-wrap: anywhere;
  }
`;

const HeadRow = styled(Row)`
  position: sticky;
  top: 0;
  z-index: 2;
  > *,
  > :first-child {
    height: ${HEAD_PX}px;
    overflow: hidden;
    background: var(--wash);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-label);
  }
`;

const BodyRow = styled(Row)`
  position: absolute;
  left: 0;
  height: ${ROW_PX}px;
  contain: layout size style;
  > [role='cell'] {
    color: var(--muted);
    font-weight: var(--weight-label);
  }
  > [data-tone='green'] {
    color: var(--green);
  }
  > [data-tone='amber'] {
    color: var(--amber);
  }
  > [data-tone='red'] {
    color: var(--red);
  }
`;

interface MatrixGridProps {
  titles: readonly string[];
  rows: readonly MatrixRow[];
  today: string;
}

/** Only visible rows are rendered: 2,000 members of 20 clearances are 40,000 cells. */
export function MatrixGrid({ titles, rows, today }: MatrixGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const addressOf = useMemberAddress();
  const inSight = useRowsInSight(box, rows.length, ROW_PX);
  const width = NAME_PX + titles.length * CELL_PX;
  /** One handler for all rows. With a modifier key the browser opens the address elsewhere. */
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '');
  };
  return (
    <MatrixBox ref={box}>
      <Grid
        role="table"
        aria-label={MATRIX}
        aria-rowcount={rows.length + 1}
        style={{ width, height: HEAD_PX + inSight.heightPx }}
        onClick={handleClick}
      >
        <HeadRow role="row" aria-rowindex={1}>
          <span role="columnheader">{MEMBER}</span>
          {titles.map((title) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </HeadRow>
        {inSight.rows.map(({ index, topPx }) => {
          const row = rows[index];
          return row && <MatrixLine key={row._id} {...{ row, index, topPx, titles, today, addressOf }} />;
        })}
      </Grid>
    </MatrixBox>
  );
}

interface MatrixLineProps {
  row: MatrixRow;
  index: number;
  topPx: number;
  titles: readonly string[];
  today: string;
  /** Target of a member's name. */
  addressOf: (id: string) => string;
}

/** A member's row. Memoized, so that scrolling only renders the rows that appear. */
const MatrixLine = memo(function MatrixLine({
  row,
  index,
  topPx,
  titles,
  today,
  addressOf,
}: MatrixLineProps) {
  return (
    <BodyRow role="row" aria-rowindex={index + 2} style={{ top: HEAD_PX + topPx }}>
      <span role="rowheader">
        <a href={addressOf(row._id)}>{row.name}</a>
      </span>
      {row.cells.map((cell, at) => cellOf(titles[at] ?? '', cell, today))}
    </BodyRow>
  );
});

/** Not a separate component: a row has as many as there are columns. */
function cellOf(title: string, cell: MatrixCell | null, today: string) {
  const badge = cell && grantBadge(cell.standing, cell.expires, today);
  return (
    <span key={title} role="cell" data-tone={badge?.tone}>
      {badge?.text ?? '–'}
    </span>
  );
}
