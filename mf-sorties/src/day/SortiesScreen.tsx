import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sortiesCsvName, monthName } from '@fleetwatch/contract/activity/csvNames';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useSortiesTodayQuery } from '@fleetwatch/kit/store/sorties';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { MonthWeekPicker, yearsBack } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useSortiesByDateCsvQuery, useSortiesByDateQuery } from '../data/sortiesLogApi.ts';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { Actions, Column, PickAndShow, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { ScrollIntoView } from '@fleetwatch/kit/ui/layout/ScrollIntoView';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { dayRefusal, pickedDay, placeOfDay, readDayPlace, shownDay, writeDayPlace } from './dayPlace.ts';
import { MonthStripPart } from './dayParts.tsx';
import type { DayPlace } from './dayPlace.ts';
import { DaySorties } from './DaySorties.tsx';

const PANEL = 'day';

/** The month's days stand at the end of the tabs' line; their room is there before them. */
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

/** Sorties of today and of past dates (rule sortie.day). */
export function SortiesScreen() {
  return <ClubScreen title="Sorties">{(now) => <SortiesByDay now={now} />}</ClubScreen>;
}

function SortiesByDay({ now }: { now: LocalDateTimeText }) {
  const today = datePart(now);
  const [params, setParams] = useSearchParams();
  const place = readDayPlace(params, today);
  const go = (next: Partial<DayPlace>) => setParams(writeDayPlace({ ...place, ...next }));
  const tabs = [
    { value: 'today', label: `Today ${today}` },
    { value: 'past', label: 'Past dates' },
  ];
  const choose = (mode: string) => {
    if (mode === 'past') go({ mode: 'past', isShown: false });
    else setParams({});
  };
  const common = { now, place, go };
  const isLaptop = useIsLaptop();
  const { isAnalytic } = useAppSelector(selectProfile);
  const strip = <TabStrip label="Sorties" tabs={tabs} value={place.mode} onChange={choose} panelId={PANEL} />;
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
        <TabPanel id={PANEL} label="Today">
          <Today {...common} />
        </TabPanel>
      ) : (
        <TabPanel id={PANEL} label="Past dates">
          <PastDates {...common} />
        </TabPanel>
      )}
    </>
  );
}

interface DayProps {
  now: LocalDateTimeText;
  place: DayPlace;
  go: (next: Partial<DayPlace>) => void;
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
      emptyText="Nobody has been on the water yet today."
    />
  );
}

function PastDates({ now, place, go }: DayProps) {
  const today = datePart(now);
  const { period, isShown } = place;
  const refusal = dayRefusal(period, today);
  const day = refusal === null ? pickedDay(period) : null;
  const csv = useCsvAddress();
  const sorties = useSortiesByDateQuery(day ?? '', { skip: day === null || !isShown });
  const file = useSortiesByDateCsvQuery(day ?? '', { skip: day === null || !csv.isOpen });
  const dayName = day === null ? '' : `${monthName(day)} ${period.part}`;
  const actions = [
    {
      value: 'sorties',
      label: refusal ?? `Get sorties for ${dayName}`,
      ...(refusal !== null && { isDisabled: true, reason: refusal }),
    },
    ...(refusal === null ? [{ value: 'csv', label: `Get CSV for ${dayName}` }] : []),
    { value: 'today', label: 'Back to today' },
  ];
  // A timeline or table takes the whole width; the pickers are above it.
  const Frame = useIsLaptop() && isShown ? Column : PickAndShow;
  const act = (action: string) => {
    if (action === 'sorties') go({ isShown: true });
    else if (action === 'csv') csv.open();
    else go({ mode: 'today' });
  };
  return (
    <Frame>
      <Column>
        <Picks>
          <MonthWeekPicker
            label="Past dates"
            parts="days"
            value={period}
            onChange={(picked) => go({ period: picked, isShown: false })}
            today={today}
            years={yearsBack(today, YEARS_BACK)}
            mayPickFuture
            hasNext
          />
        </Picks>
        <Actions>
          <TabStrip label="Action" tabs={actions} value={isShown && day ? 'sorties' : ''} onChange={act} />
        </Actions>
      </Column>
      {isShown && day !== null && (
        <ScrollIntoView key={day}>
          <DaySorties
            query={sorties}
            day={day}
            now={now}
            view={place.view}
            onView={(view) => go({ view })}
            emptyText={`Nobody was on the water on ${dayName}.`}
          />
        </ScrollIntoView>
      )}
      <CsvDialog
        isOpen={csv.isOpen && day !== null}
        title={`Sorties of ${dayName}`}
        csv={file.currentData}
        fileName={sortiesCsvName(day ?? today)}
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        mailCall={day === null ? undefined : `/sortiesbydate-csv/${day}`}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </Frame>
  );
}
