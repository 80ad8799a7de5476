import { sortiesCsvName } from '@fleetwatch/contract/activity/csvNames';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { MonthWeekPicker, yearsBack } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { ScrollIntoView } from '@fleetwatch/kit/ui/layout/ScrollIntoView';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { Actions, Column, PickAndShow, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useSortiesByDateCsvQuery, useSortiesByDateQuery } from '../data/sortiesLogApi.ts';
import { dayRefusal, pickedDay, type DayPlace } from './dayPlace.ts';
import { DaySorties } from './DaySorties.tsx';
import {
  ACTION,
  BACK_TO_TODAY,
  getCsvFor,
  getSortiesFor,
  noSortiesOn,
  PAST_DATES,
  sortiesOn,
} from './pastDatesTexts.ts';

/** Props of both tabs of a day. */
export interface DayProps {
  now: LocalDateTimeText;
  place: DayPlace;
  go: (next: Partial<DayPlace>) => void;
}

/** Picks a day, with the actions on it (rule sortie.day). */
export function PastDates({ now, place, go }: DayProps) {
  const today = datePart(now);
  const { period, isShown } = place;
  const refusal = dayRefusal(period, today);
  const day = refusal === null ? pickedDay(period) : null;
  const csv = useCsvAddress();
  const sorties = useSortiesByDateQuery(day ?? '', { skip: day === null || !isShown });
  const file = useSortiesByDateCsvQuery(day ?? '', { skip: day === null || !csv.isOpen });
  const dayName = day === null ? '' : dayText(day);
  const actions = [
    {
      value: 'sorties',
      label: refusal ?? getSortiesFor(dayName),
      ...(refusal !== null && { isDisabled: true, reason: refusal }),
    },
    ...(refusal === null ? [{ value: 'csv', label: getCsvFor(dayName) }] : []),
    { value: 'today', label: BACK_TO_TODAY },
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
            label={PAST_DATES}
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
          <TabStrip label={ACTION} tabs={actions} value={isShown && day ? 'sorties' : ''} onChange={act} />
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
            emptyText={noSortiesOn(dayName)}
          />
        </ScrollIntoView>
      )}
      <CsvDialog
        isOpen={csv.isOpen && day !== null}
        title={sortiesOn(dayName)}
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
