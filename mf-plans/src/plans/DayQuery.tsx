import { useState } from 'react';
import { ALL_PLANS, MY_PLANS, plansCsvName } from '@fleetwatch/contract/activity/csvNames';
import { MONTH_AND_DAY } from '@fleetwatch/contract/plans/messages';
import { plannedYears } from '@fleetwatch/contract/plans/rules';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { MonthWeekPicker } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Actions, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { plansCsvPath, usePlansCsvQuery, type DayCsv } from '../data/plansApi.ts';
import { dateOf, MINE, NEW, shortDate, type PlansPlace } from './plansPlace.ts';
import { dayName } from './dayName.ts';

interface DayQueryProps {
  place: PlansPlace;
  today: LocalDateText;
  groups: readonly UserGroup[];
  go: (next: Partial<PlansPlace>) => void;
  onNew: (day: LocalDateText) => void;
  onToday: () => void;
}

/** The parameters of a CSV file, with the group's name for the file name. */
function csvOf(
  whose: string,
  memberId: string,
  groups: readonly UserGroup[],
): Omit<DayCsv, 'day'> & { name: string } {
  const group = groups.find(({ _id }) => _id === whose);
  if (group) return { of: 'group', id: group._id, name: group.name };
  return whose === MINE
    ? { of: 'mine', id: memberId, name: MY_PLANS }
    : { of: 'all', id: '', name: ALL_PLANS };
}

/** The actions for one day: its plans, its CSV file, its boats, a new plan (rule plan.month-and-day). */
export function DayQuery({ place, today, groups, go, onNew, onToday }: DayQueryProps) {
  // A refusal stays until another day is chosen.
  const [refusedFor, setRefusedFor] = useState<string>();
  const csv = useCsvAddress();
  const memberId = useAppSelector(selectMemberId);
  const day = dateOf(place);
  const { name, ...whose } = csvOf(place.whose, memberId, groups);
  const file = usePlansCsvQuery({ ...whose, day: day ?? '' }, { skip: day === null || !csv.isOpen });
  const subject = JSON.stringify([place.day, place.period, place.isPicking]);
  const label = day === null ? '' : ` for ${shortDate(day, today)}`;
  const isNew = place.whose === NEW;
  const tabs = [
    isNew
      ? { value: 'new', label: day === null ? 'New Plan' : `New Plan for ${dayName(day)}` }
      : { value: 'plans', label: `Get plans${label}` },
    { value: 'csv', label: `Get CSV${label}` },
    { value: 'fleet', label: `Get Fleet${label}` },
    { value: 'reset', label: 'Reset' },
    { value: 'today', label: 'Back to today' },
  ];
  const act = (action: string) => {
    if (action === 'today') onToday();
    else if (action === 'reset')
      go({ day: '', asked: '', isPicking: false, period: { ...place.period, month: null, part: null } });
    else if (day === null) setRefusedFor(subject);
    else if (action === 'new') onNew(day);
    else if (action === 'csv') csv.open();
    else {
      const [, month, part] = day.split('-').map(Number);
      const period = { year: Number(day.slice(0, 4)), month: month ?? null, part: part ?? null };
      go({ isPicking: true, period, asked: action === 'fleet' ? 'fleet' : 'plans' });
    }
  };
  return (
    <>
      {place.isPicking && (
        <Picks>
          <MonthWeekPicker
            label="Plans by date"
            parts="days"
            value={place.period}
            onChange={(period) => go({ period, asked: '' })}
            today={today}
            years={plannedYears(today)}
            mayPickFuture
            hasNext
          />
        </Picks>
      )}
      <Actions>
        <TabStrip label="Query" tabs={tabs} value={place.asked} onChange={act} />
      </Actions>
      <div role="alert">{refusedFor === subject && <Notice tone="amber">{MONTH_AND_DAY}</Notice>}</div>
      <CsvDialog
        isOpen={csv.isOpen && day !== null}
        title={day === null ? '' : `Plans for ${shortDate(day, today)}`}
        csv={file.currentData}
        fileName={plansCsvName(name, day ?? today)}
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        mailCall={`/${plansCsvPath({ ...whose, day: day ?? today })}`}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </>
  );
}
