import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { Fetched, type FetchedQuery } from '../screen/Fetched.tsx';
import { Column, ListHead } from '../screen/screenLayout.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { SortieSummary } from '../screen/SortieSummary.tsx';
import type { DayPlace } from './dayPlace.ts';
import { DayTimeline } from './DayTimeline.tsx';

interface DaySortiesProps {
  query: FetchedQuery<Sortie[]>;
  now: LocalDateTimeText;
  view: DayPlace['view'];
  onView: (view: DayPlace['view']) => void;
  emptyText: string;
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'timeline', label: 'Timeline' },
];

/** One day's sorties, as rows or as a timeline. */
export function DaySorties({ query, now, view, onView, emptyText }: DaySortiesProps) {
  return (
    <Column>
      <Fetched query={query} isEmpty={(sorties) => sorties.length === 0} emptyText={emptyText}>
        {(sorties) => (
          <>
            <ListHead>
              <SortieSummary sorties={sorties} hasDays={false} />
              <TabStrip
                label="View"
                tabs={VIEWS}
                value={view}
                onChange={(chosen) => onView(chosen === 'timeline' ? 'timeline' : 'list')}
              />
            </ListHead>
            {view === 'timeline' ? (
              <DayTimeline sorties={sorties} now={now} />
            ) : (
              <SortieList label="Sorties of the day" sorties={sorties} hasDays={false} />
            )}
          </>
        )}
      </Fetched>
    </Column>
  );
}
