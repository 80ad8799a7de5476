import type { PreviewTotal } from '@fleetwatch/contract/import/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { totalLine } from './distanceLines.ts';
import { DistanceTable } from './DistanceTable.tsx';
import { FirstOf } from './FirstOf.tsx';
import { moreInFile } from './texts.ts';

export interface TotalsTableProps {
  title: string;
  /** Title of the first column: 'Boat'. */
  what: string;
  /** The first totals. */
  totals: readonly PreviewTotal[];
  count: number;
}

/** Totals of the file by boat or by person, those with left-out outings first (rule moving.preview). */
export function TotalsTable({ title, what, totals, count }: TotalsTableProps) {
  const shown = useUnit();
  if (count === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <FirstOf items={totals} what={title}>
        {(first) => (
          <DistanceTable title={title} what={what} lines={first.map((total) => totalLine(total, shown))} />
        )}
      </FirstOf>
      {totals.length < count && <Quiet>{moreInFile(count - totals.length)}</Quiet>}
    </>
  );
}
