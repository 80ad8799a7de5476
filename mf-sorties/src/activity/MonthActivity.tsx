import { monthName } from '@fleetwatch/contract/time/dayText';
import { useOtherMonthQuery, useOwnMonthQuery } from '../data/sortiesLogApi.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column, ListHead } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { sumSorties } from '../screen/sumSorties.ts';
import { SortieSummary } from '../screen/SortieSummary.tsx';
import type { Subject } from './activityPlace.ts';
import { noSortiesIn, sortiesIn } from './texts.ts';

interface MonthActivityProps {
  subject: Subject;
  /** '2026-05' */
  month: string;
  isDetailed: boolean;
}

/** One month: its totals and its sorties. */
export function MonthActivity({ subject: { whose, id }, month, isDetailed }: MonthActivityProps) {
  const request = { of: whose === 'boat' ? 'bus' : 'user', id, month } as const;
  const own = useOwnMonthQuery(request, { skip: whose !== 'me' });
  // This list is not cached, so earlier data is not shown while it loads (rule activity.tabs).
  const other = useOtherMonthQuery(request, { skip: whose === 'me', refetchOnMountOrArgChange: true });
  const heading = `${monthName(month)} ${month.slice(0, 4)}`;
  return (
    <Column>
      <h2>{heading}</h2>
      <QueryResult
        query={whose === 'me' ? own : other}
        isEmpty={(sorties) => sorties.length === 0}
        emptyText={noSortiesIn(heading)}
      >
        {(sorties) => (
          <>
            <ListHead>
              <SortieSummary sum={sumSorties(sorties)} hasDays />
            </ListHead>
            <SortieList label={sortiesIn(heading)} sorties={sorties} hasDays isDetailed={isDetailed} />
          </>
        )}
      </QueryResult>
    </Column>
  );
}
