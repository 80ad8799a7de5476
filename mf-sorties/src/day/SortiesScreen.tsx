import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useSortiesTodayQuery } from '@fleetwatch/kit/store/sorties';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { placeOfDay, readDayPlace, shownDay, writeDayPlace } from './dayPlace.ts';
import { MonthStripPart } from './dayParts.tsx';
import type { DayProps } from './PastDates.tsx';
import type { DayPlace } from './dayPlace.ts';
import { DaySorties } from './DaySorties.tsx';
import { NO_SORTIES_YET, PAST_DATES, SORTIES, TODAY, todayTab } from './texts.ts';

const PANEL = 'day';
const PastDatesPart = createPart(
  async () => (await import('./PastDates.tsx')).PastDates,
  <Skeleton shape="card" count={2} />,
);
const PARTS = [PastDatesPart];

/** The month's days are at the end of the tabs' line, which reserves space for them. */
const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s4);
  min-height: 54px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Today's sorties and those of past days (rule sortie.day). */
export function SortiesScreen() {
  return <ClubScreen title={SORTIES}>{(now) => <SortiesByDay now={now} />}</ClubScreen>;
}

function SortiesByDay({ now }: { now: LocalDateTimeText }) {
  const today = datePart(now);
  const [params, setParams] = useSearchParams();
  const place = readDayPlace(params, today);
  const go = (next: Partial<DayPlace>) => setParams(writeDayPlace({ ...place, ...next }));
  const tabs = [
    { value: 'today', label: todayTab(today) },
    { value: 'past', label: PAST_DATES },
  ];
  const choose = (mode: string) => {
    if (mode === 'past') go({ mode: 'past', isShown: false });
    else setParams({});
  };
  const common = { now, place, go };
  usePreload(PARTS);
  const isLaptop = useIsLaptop();
  const { isAnalytic } = useAppSelector(selectProfile);
  const strip = <TabStrip label={SORTIES} tabs={tabs} value={place.mode} onChange={choose} panelId={PANEL} />;
  return (
    <>
      {isLaptop && isAnalytic ? (
        <Head>
          {strip}
          <MonthStripPart.View
            today={today}
            shown={shownDay(place, today)}
            onDay={(day) => go(placeOfDay(day, today))}
          />
        </Head>
      ) : (
        strip
      )}
      {place.mode === 'today' ? (
        <TabPanel id={PANEL} label={TODAY}>
          <Today {...common} />
        </TabPanel>
      ) : (
        <TabPanel id={PANEL} label={PAST_DATES}>
          <PastDatesPart.View {...common} />
        </TabPanel>
      )}
    </>
  );
}

function Today({ now, place, go }: DayProps) {
  const query = useSortiesTodayQuery();
  return (
    <DaySorties
      query={query}
      day={datePart(now)}
      now={now}
      view={place.view}
      onView={(view) => go({ view })}
      emptyText={NO_SORTIES_YET}
    />
  );
}
