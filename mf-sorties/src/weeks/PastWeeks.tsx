import { weekCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { monthOf } from '@fleetwatch/contract/time/weeks';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { MonthWeekPicker, yearsBack } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useGroupWeekCsvQuery, useGroupWeekQuery, weekCsvPath } from '../data/sortiesLogApi.ts';
import type { GroupWeek } from '../data/sortiesLogApi.ts';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { Actions, Column, PickAndShow, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { ScrollIntoView } from '@fleetwatch/kit/ui/layout/ScrollIntoView';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import type { WeekGroup } from './groupTabs.ts';
import { periodName, pickedWeek, weekRefusal } from './weekPlace.ts';
import type { WeekPlace } from './weekPlace.ts';
import { WeekSorties } from './WeekSorties.tsx';
import { ACTION, groupInPeriod, noSortiesInWeek, PAST_WEEKS } from './texts.ts';

/** Labels of the action tabs. */
export interface WeekLabels {
  /** For the month, or for the week once it is picked. */
  getSorties: (period: string) => string;
  getCsv: string;
  back: string;
}

interface PastWeeksProps {
  kind: GroupWeek['kind'];
  group: WeekGroup;
  place: WeekPlace;
  today: LocalDateText;
  labels: WeekLabels;
  onPlace: (place: WeekPlace) => void;
  onReset: () => void;
}

/** Picks a month and a week, with the actions on them; future weeks are refused. */
export function PastWeeks({ kind, group, place, today, labels, onPlace, onReset }: PastWeeksProps) {
  const { period, isShown } = place;
  const csv = useCsvAddress();
  const isRequested = isShown || csv.isOpen;
  const refusal = isRequested ? weekRefusal(period, today) : null;
  const week = refusal === null ? pickedWeek(period) : null;
  const request: GroupWeek = { kind, group: group._id, start: week?.start ?? '', end: week?.end ?? '' };
  const sorties = useGroupWeekQuery(request, { skip: week === null || !isShown });
  const file = useGroupWeekCsvQuery(request, { skip: week === null || !csv.isOpen });
  const name = periodName(period);
  const actions = [
    { value: 'sorties', label: labels.getSorties(name) },
    { value: 'csv', label: labels.getCsv },
    { value: 'back', label: labels.back },
  ];
  const act = (action: string) => {
    if (action === 'back') onReset();
    // The reason why a week has no sorties replaces the list, for rows and CSV alike.
    else if (action === 'sorties' || weekRefusal(period, today) !== null)
      onPlace({ ...place, isShown: true });
    else csv.open();
  };
  // An earlier year has all of its months; the current year only those up to the current month.
  const pick = ({ year, month, part }: PickedPeriod) =>
    onPlace({ ...place, period: { year, month: month ?? monthOf(today), part }, isShown: false });
  const heading = groupInPeriod(group.name, name);
  return (
    <PickAndShow>
      <Column>
        <Picks>
          <MonthWeekPicker
            label={PAST_WEEKS}
            parts="weeks"
            value={period}
            onChange={pick}
            today={today}
            years={yearsBack(today, YEARS_BACK)}
          />
        </Picks>
        <Actions>
          <TabStrip label={ACTION} tabs={actions} value={isShown && week ? 'sorties' : ''} onChange={act} />
        </Actions>
        <div role="alert">{refusal !== null && <Notice tone="amber">{refusal}</Notice>}</div>
      </Column>
      {isShown && week !== null && (
        <ScrollIntoView key={`${group._id} ${week.start}`}>
          <WeekSorties query={sorties} heading={heading} emptyText={noSortiesInWeek(group.name)} />
        </ScrollIntoView>
      )}
      <CsvDialog
        isOpen={csv.isOpen && week !== null}
        title={heading}
        csv={file.currentData}
        fileName={weekCsvName(group.moniker, week?.start ?? today, week?.end ?? today)}
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        mailCall={`/${weekCsvPath(request)}`}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </PickAndShow>
  );
}
