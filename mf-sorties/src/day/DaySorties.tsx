import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column, ListHead } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { SortieSummary } from '../screen/SortieSummary.tsx';
import type { DayPlace } from './dayPlace.ts';
import { DayTimeline } from './DayTimeline.tsx';

interface DaySortiesProps {
  query: ResultQuery<Sortie[]>;
  now: LocalDateTimeText;
  view: DayPlace['view'];
  onView: (view: DayPlace['view']) => void;
  emptyText: string;
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'timeline', label: 'Timeline' },
];

/** One day's sorties, as rows or, on a device with analytic charts, as a timeline. */
export function DaySorties({ query, now, view, onView, emptyText }: DaySortiesProps) {
  const { isAnalytic } = useAppSelector(selectProfile);
  return (
    <Column>
      <QueryResult query={query} isEmpty={(sorties) => sorties.length === 0} emptyText={emptyText}>
        {(sorties) => (
          <>
            <ListHead>
              <SortieSummary sorties={sorties} hasDays={false} />
              {isAnalytic && (
                <TabStrip
                  label="View"
                  tabs={VIEWS}
                  value={view}
                  onChange={(chosen) => onView(chosen === 'timeline' ? 'timeline' : 'list')}
                />
              )}
            </ListHead>
            {isAnalytic && view === 'timeline' ? (
              <DayTimeline sorties={sorties} now={now} />
            ) : (
              <SortieList label="Sorties of the day" sorties={sorties} hasDays={false} />
            )}
          </>
        )}
      </QueryResult>
    </Column>
  );
}
