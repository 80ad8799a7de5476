import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column, ListHead } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { SortieSummary } from '../screen/SortieSummary.tsx';

interface WeekSortiesProps {
  query: ResultQuery<Sortie[]>;
  heading: string;
  emptyText: string;
}

/** The sorties of one group in one week. */
export function WeekSorties({ query, heading, emptyText }: WeekSortiesProps) {
  return (
    <Column>
      <h2>{heading}</h2>
      <QueryResult query={query} isEmpty={(sorties) => sorties.length === 0} emptyText={emptyText}>
        {(sorties) => (
          <>
            <ListHead>
              <SortieSummary sorties={sorties} hasDays />
            </ListHead>
            <SortieList label={`Sorties: ${heading}`} sorties={sorties} hasDays />
          </>
        )}
      </QueryResult>
    </Column>
  );
}
