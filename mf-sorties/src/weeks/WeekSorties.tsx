import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { Fetched, type FetchedQuery } from '@fleetwatch/kit/ui/Fetched';
import { Column, ListHead } from '@fleetwatch/kit/ui/pickLayout.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { SortieSummary } from '../screen/SortieSummary.tsx';

interface WeekSortiesProps {
  query: FetchedQuery<Sortie[]>;
  heading: string;
  emptyText: string;
}

/** The sorties of one group in one week. */
export function WeekSorties({ query, heading, emptyText }: WeekSortiesProps) {
  return (
    <Column>
      <h2>{heading}</h2>
      <Fetched query={query} isEmpty={(sorties) => sorties.length === 0} emptyText={emptyText}>
        {(sorties) => (
          <>
            <ListHead>
              <SortieSummary sorties={sorties} hasDays />
            </ListHead>
            <SortieList label={`Sorties: ${heading}`} sorties={sorties} hasDays />
          </>
        )}
      </Fetched>
    </Column>
  );
}
