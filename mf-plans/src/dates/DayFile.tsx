import { ALL_PLANS, MY_PLANS, plansCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { plansCsvPath, usePlansCsvQuery, type DayCsv } from '../data/plansApi.ts';
import { MINE } from '../plans/plansPlace.ts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { plansFor } from './texts.ts';

interface DayFileProps {
  /** Null before a day is chosen. */
  day: LocalDateText | null;
  today: LocalDateText;
  whose: string;
  groups: readonly UserGroup[];
  isOpen: boolean;
  onClose: () => void;
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

/** A day's plans as a CSV file (rule plan.file). */
export function DayFile({ day, today, whose, groups, isOpen, onClose }: DayFileProps) {
  const memberId = useAppSelector(selectMemberId);
  const { name, ...query } = csvOf(whose, memberId, groups);
  const file = usePlansCsvQuery({ ...query, day: day ?? '' }, { skip: day === null || !isOpen });
  return (
    <CsvDialog
      isOpen={isOpen && day !== null}
      title={day === null ? '' : plansFor(dayText(day, today))}
      csv={file.currentData}
      fileName={plansCsvName(name, day ?? today)}
      error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
      mailCall={`/${plansCsvPath({ ...query, day: day ?? today })}`}
      onRetry={() => void file.refetch()}
      isRetrying={file.isFetching}
      onClose={onClose}
    />
  );
}
