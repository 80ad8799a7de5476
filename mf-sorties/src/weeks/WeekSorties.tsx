import { useMemo } from 'react';
import type { Sortie, SortiePage, SortieSum } from '@fleetwatch/contract/sorties/wire';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column, ListHead } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { SortieSummary } from '../screen/SortieSummary.tsx';
import { sumSorties } from '../screen/sumSorties.ts';
import { sortiesOf } from './texts.ts';

/** Result of `useGroupWeekQuery`. */
interface PagesQuery extends ResultQuery<{ pages: SortiePage[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

interface WeekSortiesProps {
  query: PagesQuery;
  heading: string;
  emptyText: string;
}

/** The loaded pages, and the whole week's totals. */
interface WeekSoFar {
  sorties: Sortie[];
  sum: SortieSum;
}

/** The sorties of one group in one week, page by page (rule sortie.pages). */
export function WeekSorties({ query, heading, emptyText }: WeekSortiesProps) {
  const { currentData, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const week = useMemo((): WeekSoFar | undefined => {
    const sorties = currentData?.pages.flatMap(({ results }) => results);
    return sorties && { sorties, sum: currentData?.pages[0]?.sum ?? sumSorties(sorties) };
  }, [currentData]);
  return (
    <Column>
      <h2>{heading}</h2>
      <QueryResult
        query={{ ...query, currentData: week }}
        isEmpty={({ sorties }) => sorties.length === 0}
        emptyText={emptyText}
      >
        {({ sorties, sum }) => (
          <>
            <ListHead>
              <SortieSummary sum={sum} hasDays />
            </ListHead>
            <SortieList
              label={sortiesOf(heading)}
              sorties={sorties}
              hasDays
              pages={{
                left: hasNextPage ? Math.max(1, sum.sorties - sorties.length) : 0,
                isLoading: isFetchingNextPage,
                hasFailed: isError,
                load: () => void fetchNextPage(),
              }}
            />
          </>
        )}
      </QueryResult>
    </Column>
  );
}
