import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { IconName } from '@fleetwatch/kit/art/Icon';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { ViewSwitch } from '@fleetwatch/kit/ui/navigation/ViewSwitch';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column, ListHead } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { PAGE_ROWS } from '../data/sortiesLogApi.ts';
import { SortieList } from '../screen/SortieList.tsx';
import { useOutings } from '../screen/useOutings.ts';
import { DayNumbers } from './DayNumbers.tsx';
import { OverviewPart, SortieTablePart, TimelinePart } from './dayParts.tsx';
import type { DayView } from './dayPlace.ts';
import { LANDED, LIST, OUT_NOW, SHOW_AS_LIST, TABLE, TIMELINE } from './texts.ts';

interface DaySortiesProps {
  query: ResultQuery<Sortie[]>;
  day: LocalDateText;
  now: LocalDateTimeText;
  view: DayView | null;
  onView: (view: DayView) => void;
  emptyText: string;
}

const VIEWS: readonly { value: DayView; label: string; icon: IconName }[] = [
  { value: 'timeline', label: TIMELINE, icon: 'sorties' },
  { value: 'list', label: LIST, icon: 'list' },
  { value: 'table', label: TABLE, icon: 'columns' },
];

/* Placeholders of the final size, so that nothing moves. */
const TimelinePlace = styled.div`
  min-height: calc(44px + 44px * var(--rows));
`;
const TablePlace = styled.div`
  min-height: 26rem;
`;
const OverviewPlace = styled.div`
  min-height: 78px;
`;

const Heading = styled.h2`
  display: flex;
  align-items: baseline;
  gap: var(--s2);
  font-size: var(--text-l);
  > span {
    color: var(--muted);
    font-weight: var(--weight-fact);
  }
`;

/**
 * Default view of a day on this device, which has no charts unless it is set to Analytic (rules sortie.views, member.analytic).
 */
function shownView(view: DayView | null, isLaptop: boolean, isAnalytic: boolean): DayView {
  if (view === 'table' && isLaptop) return view;
  if (!isAnalytic) return 'list';
  if (view === null) return isLaptop ? 'timeline' : 'list';
  return view === 'table' ? 'list' : view;
}

/** One day's sorties: its numbers, and a timeline, a list or a table of them. */
export function DaySorties({ query, day, now, view, onView, emptyText }: DaySortiesProps) {
  const { isAnalytic } = useAppSelector(selectProfile);
  const isLaptop = useIsLaptop();
  const shown = shownView(view, isLaptop, isAnalytic);
  const views = isAnalytic ? VIEWS : VIEWS.filter(({ value }) => value !== 'timeline');
  return (
    <Column>
      <QueryResult query={query} isEmpty={(sorties) => sorties.length === 0} emptyText={emptyText}>
        {(sorties) => (
          <>
            <ListHead>
              <DayNumbers sorties={sorties} />
              {isLaptop && <ViewSwitch views={views} value={shown} onChange={onView} />}
            </ListHead>
            {shown === 'timeline' && (
              <TimelinePlace style={{ '--rows': Math.min(PAGE_ROWS, boatCount(sorties)) } as CSSProperties}>
                <TimelinePart.View sorties={sorties} day={day} now={now} />
              </TimelinePlace>
            )}
            {shown === 'timeline' && !isLaptop && (
              <Button icon="list" onClick={() => onView('list')}>
                {SHOW_AS_LIST}
              </Button>
            )}
            {shown === 'table' && (
              <TablePlace>
                <SortieTablePart.View sorties={sorties} now={now} />
              </TablePlace>
            )}
            {shown === 'list' && (
              <>
                {isAnalytic && !isLaptop && (
                  <OverviewPlace>
                    <OverviewPart.View {...{ sorties, day, now }} onOpen={() => onView('timeline')} />
                  </OverviewPlace>
                )}
                <DayList sorties={sorties} now={now} />
              </>
            )}
          </>
        )}
      </QueryResult>
    </Column>
  );
}

const boatCount = (sorties: readonly Sortie[]): number => new Set(sorties.map(({ bus_id }) => bus_id)).size;

/** Boats that are out come first (rule sortie.views). */
function DayList({ sorties, now }: { sorties: readonly Sortie[]; now: LocalDateTimeText }) {
  const outingOf = useOutings(now);
  const lists = [
    { name: OUT_NOW, rows: sorties.filter(({ land }) => land === null) },
    { name: LANDED, rows: sorties.filter(({ land }) => land !== null) },
  ];
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => (
      <Column key={name} as="section" aria-label={name}>
        <Heading>
          {name} <span>{rows.length}</span>
        </Heading>
        <SortieList label={name} sorties={rows} hasDays={false} outingOf={outingOf} />
      </Column>
    ));
}
